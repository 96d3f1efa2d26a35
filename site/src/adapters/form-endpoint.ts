import {
  type EndpointOutcome,
  type FormMessage,
  renumbered,
  type SendForm,
  toEndpointOutcome,
  toSendOutcome,
} from '@loomwright/contact';
import { newId } from './new-id.ts';
import { withTimeout } from './with-timeout.ts';

export const ANSWER_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** Reads the whole body, so that the connection can be reused. Undefined if the body is too large. */
const readAnswer = async ({ body }: Response): Promise<unknown> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; reader && size <= MAX_ANSWER_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text);
    size += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return undefined;
};

/** Does not follow redirects, which would send the message elsewhere. An incomplete reply counts as empty. */
export const postForm = (
  url: string,
  form: object,
  signal: AbortSignal,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<EndpointOutcome> =>
  withTimeout<EndpointOutcome>(
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
      const { headers, ok, status } = response;
      return toEndpointOutcome({
        ok,
        status,
        contentType: headers.get('Content-Type') ?? '',
        retryAfter: headers.get('Retry-After') ?? '',
        body: await readAnswer(response).catch(() => {}),
      });
    },
    (isLate) => ({ kind: isLate ? 'timedOut' : 'unreachable' }),
  );

/** Sends forms to an endpoint (FRM-1, FRM-2). After a conflict, tries once more with a new number. */
export const createFormEndpoint =
  (post: (form: FormMessage, signal: AbortSignal) => Promise<EndpointOutcome>): SendForm =>
  async (form, signal) => {
    const outcome = await post(form, signal);
    const again = renumbered(form, outcome, newId());
    return toSendOutcome(form, again ? await post(again, signal) : outcome);
  };
