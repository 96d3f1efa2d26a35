import type { IncomingMessage } from 'node:http';
import { bodyKilobytes } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { type Context, Hono } from 'hono';
import { match } from 'ts-pattern';
import type { AnswerQuestion } from '../answer/answer.ts';
import { createBatches } from './batches.ts';
import { readBody } from './body.ts';
import { toCaller } from './caller.ts';
import { corsHeaders } from './cors.ts';
import type { Limiter } from './limiter.ts';
import { describeError, type Log } from './log.ts';
import { parseQuestion, type Question } from './question.ts';
import { createConversations } from './sessions/conversations.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { acceptsEvents, EVENT_HEADERS, EVENTS_LINK, streamReply } from './stream-reply.ts';
import type { AskModel } from './upstream/ask-model.ts';

/** Four bytes per character of the longest message, plus the other fields. */
export const MAX_BODY_BYTES = bodyKilobytes * 1024;

export interface ChatServiceOptions {
  readonly answer: AnswerQuestion;
  readonly askModel?: AskModel | undefined;
  /** Milliseconds since 1970. Without a clock, “are you open now” is answered with the hours of the week. */
  readonly clock?: (() => number) | undefined;
  readonly store: SessionStore;
  readonly limiter: Limiter;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly isStopping: () => boolean;
  readonly log: Log;
}

type ErrorStatus = 400 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

const fail = (context: Context, status: ErrorStatus, error: string, headers: Record<string, string> = {}) =>
  context.json({ error }, status, headers);

const tooMany = (context: Context, seconds: number) =>
  fail(context, 429, `too many requests; try again in ${toCountText(seconds, 'second')}`, {
    'Retry-After': String(seconds),
  });

const isJson = (contentType: string | undefined) =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/** Handles `POST /chat`, `DELETE /chat/session/:id` and `GET /healthz` (SVC-1, SVC-3). */
export const createChatService = (options: ChatServiceOptions) => {
  const { answer, askModel, clock, store, limiter, allowedOrigins, trustedProxies, isStopping, log } =
    options;
  const conversations = createConversations(store);
  const answerSoon = createBatches(answer);
  const app = new Hono();

  const callerOf = (context: Context) => {
    const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
    return toCaller(incoming?.socket.remoteAddress, context.req.header('X-Forwarded-For'), trustedProxies);
  };

  const reply = async (
    { message, sessionId, timeZone }: Question,
    signal: () => AbortSignal,
    onText?: (text: string) => void,
  ) => {
    const asking = conversations.begin(sessionId, message);
    try {
      const lastTurn = await asking.lastTurn();
      const found = await answerSoon(message, lastTurn, { at: clock?.(), timeZone });
      // Stores the turn before the slow model answers, so that a session deleted meanwhile stays deleted.
      await asking.remember(found.turn);
      return (await askModel?.(message, found, lastTurn, signal(), onText)) ?? found.text;
    } finally {
      asking.abandon();
    }
  };

  const respond = async (context: Context, body: string) => {
    const parsed = parseQuestion(body);
    if (parsed.kind === 'wrong') return fail(context, 400, parsed.why);
    const { question } = parsed;
    const seconds = limiter.admitQuestion(callerOf(context), question.sessionId);
    if (seconds > 0) return tooMany(context, seconds);
    if (askModel && acceptsEvents(context.req.header('Accept'))) {
      const stream = streamReply(
        (signal, onText) => reply(question, () => AbortSignal.any([signal, context.req.raw.signal]), onText),
        (error) => log(`A request failed: ${describeError(error)}`),
      );
      return context.body(stream, 200, EVENT_HEADERS);
    }
    if (askModel) context.header('Link', EVENTS_LINK);
    return context.json({ response: await reply(question, () => context.req.raw.signal) });
  };

  for (const path of ['/chat/*', '/healthz']) {
    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      context.header('X-Content-Type-Options', 'nosniff');
      const cors = corsHeaders(allowedOrigins, context.req.header('Origin'));
      for (const [name, value] of Object.entries(cors)) context.header(name, value);
      if (isStopping()) return fail(context, 503, 'the service is stopping', { 'Retry-After': '1' });
      return next();
    });
  }
  app.use('/chat/*', async (context, next) => {
    const seconds = context.req.method === 'OPTIONS' ? 0 : limiter.admit(callerOf(context));
    return seconds > 0 ? tooMany(context, seconds) : next();
  });

  const addresses = [
    ['/chat', 'POST, OPTIONS'],
    ['/chat/session/:id', 'DELETE, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
  ] as const;
  for (const [path, allowed] of addresses)
    app.options(path, (context) => context.body(null, 204, { Allow: allowed }));

  app.post('/chat', async (context) => {
    if (!isJson(context.req.header('Content-Type')))
      return fail(context, 415, 'Content-Type must be application/json');
    const body = await readBody(context.req.raw, MAX_BODY_BYTES);
    return match(body)
      .with({ kind: 'text' }, ({ text }) => respond(context, text))
      .with({ kind: 'tooLarge' }, () => fail(context, 413, `the body is larger than ${MAX_BODY_BYTES} bytes`))
      .with({ kind: 'unreadable' }, ({ why }) => fail(context, 400, why))
      .exhaustive();
  });

  app.delete('/chat/session/:id', async (context) => {
    const isForgotten = await conversations.forget(context.req.param('id'));
    if (isForgotten) return context.json({ status: 'forgotten' });
    return fail(context, 503, 'the session store is unavailable; try again', { 'Retry-After': '2' });
  });

  app.get('/healthz', async (context) =>
    context.json({ status: (await store.isHealthy()) ? 'ok' : 'degraded' }),
  );

  for (const [path, allowed] of addresses)
    app.all(path, (context) => fail(context, 405, 'method not allowed', { Allow: allowed }));
  app.all('/chat/*', (context) => fail(context, 404, 'not found'));
  // Applies only if the service runs alone: the site’s server mounts it next to its pages.
  app.notFound((context) => fail(context, 404, 'not found'));
  app.onError((error, context) => {
    log(`A request failed: ${describeError(error)}`);
    return fail(context, 500, 'internal server error');
  });
  return app;
};
