/** The background, a chunk of its own: its governor, connected with the browser, and its pause control (BKG-2). */
import type { AppActor } from '@loomwright/app';
import { type BackgroundConditions, createBackgroundMachine } from '@loomwright/shell';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { watchConditions } from './conditions.ts';
import { MotionControl } from './motion-control.tsx';

/** Starts the governor for the lifetime of the page. */
export const startBackground = (app: AppActor): void => {
  const machine = createBackgroundMachine({
    loadScene: async () => (await import('./open-scene.ts')).createOpenScene(),
  });
  const changeConditions = (changes: Partial<BackgroundConditions>) =>
    governor.send({ type: 'conditions.changed', changes });
  const governor = createActor(machine, { input: watchConditions(app, changeConditions) });
  window.addEventListener('online', () => governor.send({ type: 'network.returned' }));
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<MotionControl app={app} governor={governor} />);
  governor.start();
};
