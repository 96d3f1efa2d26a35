import type { ChatTransport, ReplyOutcome } from '@loomwright/chat';
import { ANSWER_TIMEOUT_MS } from '@loomwright/chat/limits';
import { createReplyEvents, toReply } from './chat-reply.ts';
import { within } from './within.ts';

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

/** Passes a body on as pieces of text until one results in something. Invalid UTF-8 loses characters, not the reply. */
const readPieces = async <Result>(
  { body }: Response,
  take: (text: string) => Result | undefined,
): Promise<Result | 'ended' | 'tooLong'> => {
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
    return result ?? 'tooLong';
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

/** A reply in events; one that ends before it is whole has broken off. */
const readStreamed = async (response: Response, onText: (text: string) => void): Promise<ReplyOutcome> => {
  const end = await readPieces(response, createReplyEvents(onText));
  if (end === 'tooLong') return { kind: 'empty' };
  return end === 'ended' ? { kind: 'unreachable' } : end;
};

const isLinked = (link: string | null) => /type="text\/event-stream"/i.test(link ?? '');
const isEvents = (type: string | null) => /^text\/event-stream\b/i.test(type ?? '');

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
): ChatTransport => {
  // The first question is asked as any service answers it (CHT-2); one that streams says so in its answer.
  let hasEvents = false;
  return {
    sendMessage: ({ message, sessionId }, onText, signal) =>
      within<ReplyOutcome>(
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
  };
};
