import type { ChatTransport, ReplyOutcome } from '@loomwright/chat';
import { ANSWER_TIMEOUT_MS } from '@loomwright/chat/limits';
import { createReplyEvents, toReply } from './chat-reply.ts';
import { withTimeout } from './with-timeout.ts';

/** Longer than a new question waits for the deletion, which is 3 s (`forgetMs` in the chart). */
export const FORGET_TIMEOUT_MS = 10_000;
export const MAX_ANSWER_BYTES = 64 * 1024;

export interface ChatTransportOptions {
  readonly answerTimeoutMs?: number;
  readonly forgetTimeoutMs?: number;
  readonly now?: () => number;
}

/** An unread body would keep its connection open. */
const dropBody = (body: ReadableStream | null): void => {
  body?.cancel().catch(() => {});
};

/** Feeds decoded chunks to `take` until it returns a result. Invalid UTF-8 becomes replacement characters. */
const readPieces = async <Result>(
  { body }: Response,
  take: (text: string) => Result | undefined,
): Promise<Result | 'ended' | 'timedOut'> => {
  if (!body) return 'ended';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    size += value?.length ?? 0;
    const isTooLong = size > MAX_ANSWER_BYTES;
    const result = isTooLong
      ? undefined
      : take(done ? decoder.decode() : decoder.decode(value, { stream: true }));
    if (result === undefined && done) return 'ended';
    if (result === undefined && !isTooLong) continue;
    reader.cancel().catch(() => {});
    return result ?? 'timedOut';
  }
};

const readWhole = async (response: Response): Promise<ReplyOutcome> => {
  let text = '';
  const end = await readPieces(response, (piece) => {
    text += piece;
    return undefined;
  });
  return toReply(end === 'ended' ? text : undefined);
};

const readStreamed = async (response: Response, onText: (text: string) => void): Promise<ReplyOutcome> => {
  const end = await readPieces(response, createReplyEvents(onText));
  if (end === 'timedOut') return { kind: 'empty' };
  return end === 'ended' ? { kind: 'unreachable' } : end;
};

const isLinked = (link: string | null) => /type="text\/event-stream"/i.test(link ?? '');
const isEvents = (type: string | null) => /^text\/event-stream\b/i.test(type ?? '');

const retryAfterOf = (headers: Headers, now: () => number): number | undefined => {
  const text = headers.get('Retry-After')?.trim() ?? '';
  // `Date.parse` accepts almost any text that contains a digit.
  const isDate = /^[a-z]+, .* gmt$/i.test(text);
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now() : 0;
  return ms > 0 ? Math.min(ms, Number.MAX_SAFE_INTEGER) : undefined;
};

const toRefusal = ({ headers, status }: Response, now: () => number): ReplyOutcome => {
  const retryAfterMs = retryAfterOf(headers, now);
  return { kind: 'refused', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
};

// No cookies or referrer (STO-5), and no redirects, which would send the question to another address.
const privateOptions = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
} as const;

/** An empty `host` means the site's own origin. Decision 18 explains ambiguous replies (CHT-2, CHT-6). */
export const createChatTransport = (
  host: string,
  {
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    forgetTimeoutMs = FORGET_TIMEOUT_MS,
    now = Date.now,
  }: ChatTransportOptions = {},
): ChatTransport => {
  // The first request accepts JSON only (CHT-2); a Link header in a reply announces streaming.
  let hasEvents = false;
  return {
    sendMessage: ({ message, sessionId }, onText, signal) =>
      withTimeout<ReplyOutcome>(
        answerTimeoutMs,
        signal,
        async (ending) => {
          const response = await fetch(`${host}/chat`, {
            ...privateOptions,
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Accept: hasEvents ? 'text/event-stream, application/json' : 'application/json',
            },
            body: JSON.stringify({ message, session_id: sessionId }),
            signal: ending,
          });
          if (response.ok) {
            hasEvents ||= isLinked(response.headers.get('Link'));
            return isEvents(response.headers.get('Content-Type'))
              ? readStreamed(response, onText)
              : readWhole(response);
          }
          dropBody(response.body);
          return toRefusal(response, now);
        },
        (isLate) => ({ kind: isLate ? 'timedOut' : 'unreachable' }),
      ),
    endSession: (sessionId, signal) =>
      withTimeout<void>(
        forgetTimeoutMs,
        signal,
        async (ending) => {
          const { body } = await fetch(`${host}/chat/session/${encodeURIComponent(sessionId)}`, {
            ...privateOptions,
            method: 'DELETE',
            // Lets the request finish even if the user leaves the page.
            keepalive: true,
            signal: ending,
          });
          dropBody(body);
        },
        () => {},
      ),
  };
};
