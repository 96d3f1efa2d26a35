/** Keeps the site available offline (SEO-1). `idle.ts` loads this chunk. */
import { createInstallationMachine, createOfflineMachine } from '@loomwright/shell';
import { createActor } from 'xstate';
import { createInstaller, isInstalled } from '../adapters/installer.ts';
import { openSiteWorker } from '../adapters/site-worker.ts';
import { registerActor } from '../app/actor-registry.ts';
// Imported in this late chunk, because no document needs the print styles at once.
import '../styles/print.css.ts';
import { provideOffline } from './offline-actors.ts';
import { UpdateNotice } from './update-notice.tsx';

export const startOffline = (): void => {
  const installation = createActor(createInstallationMachine(createInstaller()), {
    input: { isInstalled: isInstalled() },
  });
  const offline = createActor(
    createOfflineMachine({ openWorker: openSiteWorker, reload: () => location.reload() }),
  );
  for (const actor of [installation, offline]) registerActor(actor.start());
  provideOffline({ offline, installation, UpdateNotice });
};
