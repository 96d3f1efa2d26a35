import { createSimulatedSender } from '@loomwright/contact';
import { abortableWait } from './abortable-wait.ts';

/** Used if no endpoint is configured: simulates sending and logs the form to the console (FRM-1, FRM-2). */
export const simulateSending = createSimulatedSender({
  wait: abortableWait,
  log: (message) => console.info(message),
});
