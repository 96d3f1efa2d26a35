import type { ChatTransport, ReplyOutcome } from '@loomwright/chat';

/** How long an answer may take, from the first byte of the question to the last of the answer (CHT-4). */
export const ANSWER_TIMEOUT_MS = 30_000;
/** How long the service has to forget a session; nobody waits for it. */
export const FORGET_TIMEOUT_MS = 10_000;
/** No answer to a person is longer than this. */
export const MAX_ANSWER_BYTES = 64 * 1024;

export interface ChatTransportOptions {
  readonly answerTimeoutMs?: number;
  readonly forgetTimeoutMs?: number;
  /** Milliseconds since 1970: a Retry-After may be a date. */
  readonly now?: () => number;
}

/**
 * Works under one signal that ends with the caller's or with the time-out, and leaves neither timer nor listener.
 * By hand: of the browsers still about, some have no `AbortSignal.any`.
 */
const within = async <Result>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
  toResult: (isLate: boolean) => Result,
): Promise<Result> => {
  const controller = new AbortController();
  let isLate = false;
  const leave = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = true;
    leave();
  }, timeoutMs);
  signal.addEventListener('abort', leave);
  try {
    if (signal.aborted) return toResult(false);
    return await work(controller.signal);
  } catch {
    return toResult(isLate);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
};

/** Ends an answer nobody reads on: what is left of it would keep its connection. */
const dropBody = (body: ReadableStream | null): void => {
  body?.cancel().catch(() => {});
};

/** An answer's text; undefined when it is too much of one. A letter broken on the way costs that letter, not the answer. */
const readText = async ({ body }: Response): Promise<string | undefined> => {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_ANSWER_BYTES) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, or nested deeper than the stack of some browser.
    return undefined;
  }
};

/** What an OK answer says (CHT-5). Its type says nothing: pages come declared as JSON, and answers as text. */
const toReply = (text: string | undefined): ReplyOutcome => {
  const response = (parse(text ?? '') as { response?: unknown } | null | undefined)?.response;
  // A blank one would be an empty bubble: nothing is said in it.
  return typeof response === 'string' && response.trim() !== ''
    ? { kind: 'answered', response }
    : { kind: 'empty' };
};

/** Milliseconds a Retry-After asks for; undefined when it cannot be read, or asks for nothing. */
const retryAfterOf = (headers: Headers, now: () => number): number | undefined => {
  const text = headers.get('Retry-After')?.trim() ?? '';
  // Left to itself, `Date.parse` makes a date of nearly anything with a digit in it.
  const isDate = /^[a-z]+, .* gmt$/i.test(text);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now() : 0;
  return ms > 0 ? Math.min(ms, Number.MAX_SAFE_INTEGER) : undefined;
};

const toRefusal = ({ headers, status }: Response, now: () => number): ReplyOutcome => {
  const retryAfterMs = retryAfterOf(headers, now);
  return { kind: 'refused', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
};

// Nobody has to know who asks or on which page (STO-5), and a question is for this address alone.
const privately = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const;

/**
 * The chat service over HTTP (CHT-2, CHT-6), at an origin; empty for the site's own. One request a call; which outcome
 * an ambiguous answer has stands in decision 18.
 */
export const createChatTransport = (
  host: string,
  {
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    forgetTimeoutMs = FORGET_TIMEOUT_MS,
    now = Date.now,
  }: ChatTransportOptions = {},
): ChatTransport => ({
  sendMessage: ({ message, sessionId }, signal) =>
    within<ReplyOutcome>(
      answerTimeoutMs,
      signal,
      async (ending) => {
        const response = await fetch(`${host}/chat`, {
          ...privately,
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ message, session_id: sessionId }),
          signal: ending,
        });
        if (response.ok) return toReply(await readText(response));
        dropBody(response.body);
        return toRefusal(response, now);
      },
      (isLate) => ({ kind: isLate ? 'tooLong' : 'unreachable' }),
    ),
  endSession: (sessionId, signal) =>
    within<void>(
      forgetTimeoutMs,
      signal,
      async (ending) => {
        const { body } = await fetch(`${host}/chat/session/${encodeURIComponent(sessionId)}`, {
          ...privately,
          method: 'DELETE',
          // Whoever clears and leaves has cleared.
          keepalive: true,
          signal: ending,
        });
        dropBody(body);
      },
      () => {},
    ),
});
