/** What keeps the site in this browser (SEO-1), a chunk of its own: the actors of worker and installation, and a notice. */
import { createInstallationMachine, createOfflineMachine } from '@loomwright/shell';
import { createActor } from 'xstate';
import { createInstaller, isInstalled } from '../adapters/installer.ts';
import { openSiteWorker } from '../adapters/site-worker.ts';
import { noteActor } from '../app/noted-actors.ts';
// Here since it is in no document: it comes with the styles of all pages, once a page is idle.
import '../styles/print.css.ts';
import { giveOffline } from './offline-actors.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Starts it for the lifetime of the page. */
export const startOffline = (): void => {
  const installation = createActor(createInstallationMachine(createInstaller()), {
    input: { isInstalled: isInstalled() },
  });
  const offline = createActor(
    createOfflineMachine({ openWorker: openSiteWorker, reload: () => location.reload() }),
  );
  for (const actor of [installation, offline]) noteActor(actor.start());
  giveOffline({ offline, installation, UpdateNotice });
};
