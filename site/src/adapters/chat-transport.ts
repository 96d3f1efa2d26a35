import type { ChatTransport, ReplyOutcome } from '@loomwright/chat';
import { within } from './within.ts';

/** Time-out from the first byte of the request to the last byte of the reply (CHT-4). */
export const ANSWER_TIMEOUT_MS = 30_000;
/** Time-out of the request that deletes a session; a new question waits at most 3 s for it (the chart's `forgetMs`). */
export const FORGET_TIMEOUT_MS = 10_000;
/** A longer reply is not read. */
export const MAX_ANSWER_BYTES = 64 * 1024;

export interface ChatTransportOptions {
  readonly answerTimeoutMs?: number;
  readonly forgetTimeoutMs?: number;
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly now?: () => number;
}

/** Cancels an unread body, which would keep its connection open. */
const dropBody = (body: ReadableStream | null): void => {
  body?.cancel().catch(() => {});
};

/** The text of a reply; undefined when it is too long. Invalid UTF-8 loses characters, not the reply. */
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
    // Not JSON, or nested deeper than the parser's stack.
    return undefined;
  }
};

/** The outcome of a successful reply (CHT-5), whatever its content type: proxies change it. */
const toReply = (text: string | undefined): ReplyOutcome => {
  const response = (parse(text ?? '') as { response?: unknown } | null | undefined)?.response;
  // A blank response would be an empty bubble.
  return typeof response === 'string' && response.trim() !== ''
    ? { kind: 'answered', response }
    : { kind: 'empty' };
};

/** A Retry-After in milliseconds; undefined when it is missing, unreadable or in the past. */
const retryAfterOf = (headers: Headers, now: () => number): number | undefined => {
  const text = headers.get('Retry-After')?.trim() ?? '';
  // `Date.parse` accepts almost any text with a digit.
  const isDate = /^[a-z]+, .* gmt$/i.test(text);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now() : 0;
  return ms > 0 ? Math.min(ms, Number.MAX_SAFE_INTEGER) : undefined;
};

const toRefusal = ({ headers, status }: Response, now: () => number): ReplyOutcome => {
  const retryAfterMs = retryAfterOf(headers, now);
  return { kind: 'refused', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
};

// No cookies and no referrer (STO-5); no redirect, so that no other address receives the question.
const privateOptions = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const;

/**
 * The chat service over HTTP (CHT-2, CHT-6) at an origin; empty for the site's own. Each call is one request. Decision
 * 18 maps ambiguous replies to outcomes.
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
          ...privateOptions,
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
          ...privateOptions,
          method: 'DELETE',
          // `keepalive`: the session is deleted even when the user leaves right after clearing.
          keepalive: true,
          signal: ending,
        });
        dropBody(body);
      },
      () => {},
    ),
});
