import { createSimulatedSender } from '@loomwright/contact';
import { abortableWait } from './abortable-wait.ts';

/** Without an endpoint a form only seems to be sent, or is logged to the console (FRM-1, FRM-2). */
export const simulateSending = createSimulatedSender({
  wait: abortableWait,
  // Not an error: the rule asks for it.
  log: (message) => console.info(message),
});
