import type { IncomingMessage } from 'node:http';
import {
  createTokenBuckets,
  describeError,
  type Log,
  readBody,
  toCaller,
} from '@loomwright/chat-service/http';
import { isAcceptable, type MessageEnvironment, type MessageKind, readMessage } from '@loomwright/delivery';
import { toCountText } from '@loomwright/kit';
import { type Context, Hono } from 'hono';
import { match } from 'ts-pattern';
import type { Answer } from './answer.ts';
import type { AnswerPages } from './answer-page.ts';
import type { Outbox } from './outbox.ts';
import {
  type BodyType,
  type Envelope,
  isFromSite,
  problemOf,
  readEnvelope,
  toBodyType,
  toKind,
} from './read-request.ts';

/** For 10 000 characters of up to three bytes. Form encoding writes each byte as three characters. */
const MAX_BODY_BYTES = { json: 64 * 1024, urlencoded: 128 * 1024 } as const satisfies Record<
  BodyType,
  number
>;
const MAX_CALLERS = 50_000;
/** Messages per minute and address. Low, because plain forms do not report how long they were shown. */
const URLENCODED_A_MINUTE = 3;
const RETRY_SECONDS = 30;

export interface FormsServiceOptions {
  readonly outbox: Pick<Outbox, 'accept' | 'find' | 'health'>;
  readonly pages: AnswerPages;
  readonly environment: () => MessageEnvironment;
  readonly siteOrigin: string;
  readonly trustedProxies: number;
  /** Messages per minute, for each address and in total; 0 for no limit. */
  readonly limitPerCaller: number;
  readonly limit: number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly isRestHealthy: () => Promise<boolean>;
  readonly isStopping: () => boolean;
  readonly log: Log;
}

const tooMany = (waitMs: number): Answer => {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    status: 429,
    error: `Too many messages: try again in ${toCountText(seconds, 'second')}`,
    headers: { 'Retry-After': String(seconds) },
  };
};
const unavailable = (error: string, seconds: number): Answer => ({
  status: 503,
  error,
  headers: { 'Retry-After': String(seconds) },
});

/** Serves `POST /forms/{kind}`, and `GET /healthz` for the whole server (DLV-1, DLV-2). */
export const createFormsService = ({
  outbox,
  pages,
  environment,
  siteOrigin,
  trustedProxies,
  limitPerCaller,
  limit,
  now,
  isRestHealthy,
  isStopping,
  log,
}: FormsServiceOptions) => {
  const bucketsOf = (perMinute: number) => createTokenBuckets({ perMinute, now, maxKeys: MAX_CALLERS });
  const callers = bucketsOf(limitPerCaller);
  const withoutScript = bucketsOf(Math.min(URLENCODED_A_MINUTE, limitPerCaller));
  const all = bucketsOf(limit);
  const app = new Hono();

  const callerOf = (context: Context) => {
    const { incoming }: { readonly incoming?: IncomingMessage } = context.env ?? {};
    return toCaller(incoming?.socket.remoteAddress, context.req.header('X-Forwarded-For'), trustedProxies);
  };

  /** The milliseconds to wait. If this is 0, the request is within the limits and is counted. */
  const admit = (type: BodyType, caller: string) => {
    const limits = [
      { buckets: callers, key: caller },
      ...(type === 'urlencoded' ? [{ buckets: withoutScript, key: caller }] : []),
      { buckets: all, key: '' },
    ];
    const waitMs = Math.max(...limits.map(({ buckets, key }) => buckets.waitMs(key)));
    if (waitMs === 0) for (const { buckets, key } of limits) buckets.take(key);
    return waitMs;
  };

  const accept = async (kind: MessageKind, { body }: Envelope): Promise<Answer> => {
    const read = readMessage(kind, body, environment());
    if (!read) return { status: 400, error: 'This is not what the form sends' };
    const { earlierNumber, errors, message } = read;
    const acceptance = isAcceptable(read)
      ? await outbox.accept(message, earlierNumber)
      : // Finds a message that was accepted before but has become invalid: its demo slot may have passed.
        await outbox.find(message, earlierNumber);
    return match(acceptance)
      .returnType<Answer>()
      .with({ kind: 'kept' }, ({ number }) => ({ status: 202, number }))
      .with({ kind: 'taken' }, () => ({ status: 409, error: 'Another message has this number' }))
      .with({ kind: 'unavailable' }, () =>
        unavailable('We can’t take messages at the moment: try again in half a minute', RETRY_SECONDS),
      )
      .with(undefined, () => ({ status: 422, error: 'Some fields need another look', fields: errors }))
      .exhaustive();
  };

  const take = async (context: Context): Promise<Answer> => {
    const { req } = context;
    if (req.method !== 'POST')
      return { status: 405, error: 'This address takes what a form sends', headers: { Allow: 'POST' } };
    const kind = toKind(req.param('kind') ?? '');
    if (kind === undefined) return { status: 404, error: 'There is no such form' };
    const headers = {
      origin: req.header('Origin'),
      fetchSite: req.header('Sec-Fetch-Site'),
      host: req.header('Host'),
    };
    if (!isFromSite(headers, siteOrigin))
      return { status: 403, error: 'Only the forms of this site can send here' };
    const type = toBodyType(req.header('Content-Type'));
    if (type === undefined)
      return {
        status: 415,
        error: 'Content-Type must be application/json or application/x-www-form-urlencoded',
      };
    const waitMs = admit(type, callerOf(context));
    if (waitMs > 0) return tooMany(waitMs);
    const body = await readBody(req.raw, MAX_BODY_BYTES[type]);
    return match(body)
      .with({ kind: 'tooLarge' }, (): Answer => ({ status: 413, error: 'The message is too long' }))
      .with({ kind: 'unreadable' }, ({ why }): Answer => ({ status: 400, error: why }))
      .with({ kind: 'text' }, async ({ text }): Promise<Answer> => {
        const envelope = readEnvelope(type, text);
        if (!envelope) return { status: 400, error: 'This is not what a form sends' };
        return problemOf(type, envelope) ?? accept(kind, envelope);
      })
      .exhaustive();
  };

  const answerWith = (context: Context, answer: Answer) => {
    const { req } = context;
    const headers = 'headers' in answer ? answer.headers : undefined;
    const type = toBodyType(req.header('Content-Type'));
    const isPage =
      type === 'urlencoded' || (type !== 'json' && /\btext\/html\b/.test(req.header('Accept') ?? ''));
    if (isPage) {
      context.header('Content-Security-Policy', pages.policy);
      return context.html(pages.toPage(answer, toKind(req.param('kind') ?? '')), answer.status, headers);
    }
    const { status, number, error, fields } = {
      number: undefined,
      error: undefined,
      fields: undefined,
      ...answer,
    };
    return context.json(number === undefined ? { error, fields } : { number }, status, headers);
  };

  for (const path of ['/forms/:kind/*', '/healthz']) {
    app.use(path, async (context, next) => {
      context.header('Cache-Control', 'no-store');
      context.header('X-Content-Type-Options', 'nosniff');
      if (isStopping()) return answerWith(context, unavailable('The server is stopping: try again', 1));
      return next();
    });
  }
  app.all('/forms/:kind', async (context) => answerWith(context, await take(context)));
  app.all('/forms/:kind/*', (context) =>
    answerWith(context, { status: 404, error: 'There is no such form' }),
  );

  app.get('/healthz', async (context) => {
    const [{ isHealthy, since, undeliverable, waiting }, isOtherWell] = await Promise.all([
      outbox.health(),
      isRestHealthy(),
    ]);
    return context.json({
      status: isHealthy && isOtherWell ? 'ok' : 'degraded',
      forms: {
        waiting,
        since: since === undefined ? undefined : new Date(since).toISOString(),
        undeliverable,
      },
    });
  });
  app.all('/healthz', (context) =>
    answerWith(context, { status: 405, error: 'method not allowed', headers: { Allow: 'GET, HEAD' } }),
  );

  app.onError((error, context) => {
    log(`Forms: a request failed: ${describeError(error)}`);
    return answerWith(context, { status: 500, error: 'Something went wrong here: try again' });
  });
  return app;
};
