import type { AppActor } from '@loomwright/app';
import { type BackgroundConditions, createBackgroundMachine } from '@loomwright/shell';
import { createActor } from 'xstate';
import { watchConditions } from './conditions.ts';

/** Starts the governor of the background for the lifetime of the page: it decides when anything of it is loaded (BKG-2). */
export const startGovernor = (app: AppActor): void => {
  const machine = createBackgroundMachine({
    loadScene: async () => {
      const { createOpenScene, showControl } = await import('./background.tsx');
      showControl(app, governor);
      return createOpenScene();
    },
  });
  const changeConditions = (changes: Partial<BackgroundConditions>) =>
    governor.send({ type: 'conditions.changed', changes });
  const governor = createActor(machine, { input: watchConditions(app, changeConditions) });
  window.addEventListener('online', () => governor.send({ type: 'network.returned' }));
  governor.start();
};
