import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { products } from '@loomwright/catalogue';
import type { Log, RunningService } from '@loomwright/chat-service/http';
import { office } from '@loomwright/content';
import { RETRY_SCHEDULE } from '@loomwright/delivery';
import { toCents } from '@loomwright/kit';
import type { Hono } from 'hono';
import { createAnswerPages } from './answer-page.ts';
import { createFormsService } from './forms-service.ts';
import type { Outbox, OutboxOptions, SendMail } from './outbox.ts';
import { createSendMail } from './send-mail.ts';
import type { FormsSettings } from './settings.ts';

export { readFormsSettings } from './settings.ts';

/** How long an attempt in flight may still take when the server stops. */
const GRACE_MS = 900;

export interface RunningForms extends RunningService {
  /** Mount it before the chat, because its `/healthz` covers both services. */
  readonly app: Hono;
}

export interface FormsOptions {
  readonly log: Log;
  readonly isRestHealthy?: (() => Promise<boolean>) | undefined;
  readonly font?: string | undefined;
}

const offered = products.map(({ id, name, price, priceUnit }) => ({
  id,
  name,
  priceCents: toCents(price),
  unit: priceUnit,
}));
const toDigest = (text: string) => createHash('sha256').update(text).digest('hex');

const openOutbox = async ({ folder, redisUrl }: FormsSettings, options: OutboxOptions): Promise<Outbox> => {
  if (redisUrl) {
    const { createRedisOutbox } = await import('./redis-outbox.ts');
    return createRedisOutbox({ ...options, url: redisUrl });
  }
  const { createFileOutbox } = await import('./file-outbox.ts');
  return createFileOutbox({ ...options, folder });
};

export const startForms = async (
  settings: FormsSettings,
  { font, isRestHealthy = async () => true, log }: FormsOptions,
): Promise<RunningForms> => {
  const { facts, folder, limit, limitPerCaller, maxWaiting, redisUrl, retryMs, smtpUrl, trustedProxies } =
    settings;
  const mails = createSendMail({
    transport: smtpUrl ? { kind: 'smtp', url: smtpUrl } : { kind: 'files', folder },
    facts,
    log,
  });
  const stopping = new AbortController();
  let grace: NodeJS.Timeout | undefined;
  const refuse = () => {
    grace ??= setTimeout(() => stopping.abort(), GRACE_MS);
  };
  const send: SendMail = (message, delivery, signal) =>
    mails.send(message, delivery, AbortSignal.any([signal, stopping.signal]));
  const outbox = await openOutbox(settings, {
    send,
    log,
    maxWaiting,
    schedule: {
      ...RETRY_SCHEDULE,
      firstMs: retryMs,
      longestMs: Math.max(retryMs, RETRY_SCHEDULE.longestMs),
    },
  });
  log(
    `Forms: messages are kept in ${redisUrl ? 'Redis' : join(folder, 'outbox')}, and ${smtpUrl ? 'sent by SMTP' : `written to ${join(folder, 'mail')}`}`,
  );
  return {
    app: createFormsService({
      outbox,
      pages: createAnswerPages({ name: facts.company.name, answers: facts.answers, font }),
      environment: () => ({ at: Date.now(), office, products: offered, toDigest }),
      siteOrigin: facts.company.origin,
      trustedProxies,
      limitPerCaller,
      limit,
      now: () => performance.now(),
      isRestHealthy,
      isStopping: () => grace !== undefined,
      log,
    }),
    refuse,
    close: async () => {
      refuse();
      await outbox.close();
      clearTimeout(grace);
      await mails.close();
    },
  };
};
