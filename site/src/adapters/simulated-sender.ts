import { createSimulatedSender } from '@loomwright/contact';
import { abortableWait } from './abortable-wait.ts';

/** Simulates sending, and logs to the console, if no endpoint is configured (FRM-1, FRM-2). */
export const simulateSending = createSimulatedSender({
  wait: abortableWait,
  log: (message) => console.info(message),
});
