import {
  createSimulatedSender,
  type FormMessage,
  type SendForm,
  type SendOutcome,
} from '@loomwright/contact';
import { within } from './within.ts';

export const ANSWER_TIMEOUT_MS = 10_000;
// The rest of a longer reply is not read: only its status and type matter.
const MAX_ANSWER_BYTES = 64 * 1024;

/** Reads a reply up to the limit, so that the connection can be reused. */
const readOff = async ({ body }: Response): Promise<void> => {
  const reader = body?.getReader();
  for (let size = 0; reader && size <= MAX_ANSWER_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
  }
  await reader?.cancel();
};

// Hosts without form handling often answer with an HTML page and status 200.
const toOutcome = ({ headers, ok, status }: Response): SendOutcome => {
  if (!ok) return { kind: 'refused', status };
  return /\bhtml\b/i.test(headers.get('Content-Type') ?? '') ? { kind: 'misdirected' } : { kind: 'sent' };
};

/**
 * Sends forms as JSON (FRM-1, FRM-2). Only status and type decide, not the body. Redirects are not followed, so that no
 * other address receives the message.
 */
export const createFormEndpoint =
  (url: string, timeoutMs = ANSWER_TIMEOUT_MS): SendForm =>
  (form: FormMessage, signal) =>
    within<SendOutcome>(
      timeoutMs,
      signal,
      async (ending) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify(form),
          credentials: 'omit',
          redirect: 'error',
          signal: ending,
        });
        await readOff(response).catch(() => {});
        return toOutcome(response);
      },
      (isLate) => ({ kind: isLate ? 'tooLong' : 'unreachable' }),
    );

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
