import { createSimulatedSender, type SendForm } from '@loomwright/contact';
import { createFormEndpoint } from './form-endpoint.ts';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Sends forms to the endpoint; without one only seems to, and logs a support request to the console (FRM-1, FRM-2). */
export const createFormSender = (endpoint: string | undefined, timeoutMs?: number): SendForm =>
  endpoint === undefined
    ? createSimulatedSender({
        wait,
        // Not an error: the rule asks for it.
        log: (message) => console.info(message),
      })
    : createFormEndpoint(endpoint, timeoutMs);
