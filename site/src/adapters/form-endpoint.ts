import type { FormMessage, SendForm, SendOutcome } from '@loomwright/contact';

/** How long an endpoint has to answer. */
export const ANSWER_TIMEOUT_MS = 10_000;
// More of an answer than this nobody needs: not even its status depends on it.
const MAX_ANSWER_BYTES = 64 * 1024;

/** Reads an answer to its end, so that the connection can be used again, or until it is too much. */
const readOff = async ({ body }: Response): Promise<void> => {
  const reader = body?.getReader();
  for (let size = 0; reader && size <= MAX_ANSWER_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
  }
  await reader?.cancel();
};

// A page is what a host answers that knows nothing of forms, with status 200 as often as not.
const toOutcome = ({ headers, ok, status }: Response): SendOutcome => {
  if (!ok) return { kind: 'refused', status };
  return /\bhtml\b/i.test(headers.get('Content-Type') ?? '') ? { kind: 'misdirected' } : { kind: 'sent' };
};

/**
 * Sends forms to an endpoint as JSON (FRM-1, FRM-2). Status and type decide, and nothing else: an answer that breaks
 * off or hangs after them changes nothing. A redirect is not followed: what was written is for this address alone.
 */
export const createFormEndpoint =
  (url: string, timeoutMs = ANSWER_TIMEOUT_MS): SendForm =>
  async (form: FormMessage, signal) => {
    const controller = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      controller.abort();
    }, timeoutMs);
    const leave = () => controller.abort();
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(form),
        credentials: 'omit',
        redirect: 'error',
        signal: controller.signal,
      });
      await readOff(response).catch(() => {});
      return toOutcome(response);
    } catch {
      return { kind: isLate ? 'tooLong' : 'unreachable' };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };
