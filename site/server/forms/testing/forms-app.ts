import { createHash } from 'node:crypto';
import { office } from '@loomwright/content';
import type { Message } from '@loomwright/delivery';
import { createAnswerPages } from '../answer-page.ts';
import { createFormsService, type FormsServiceOptions } from '../forms-service.ts';
import type { Acceptance, OutboxHealth } from '../outbox.ts';

export const siteOrigin = 'https://www.example.com';
const morning = Date.parse('2026-11-30T09:00:00+05:30');

export const answers = { message: 'within one working day', support: 'within 24 hours' };

export const createFormsApp = (options: Partial<FormsServiceOptions> = {}) => {
  const kept = new Map<string, string>();
  const accepted: Message[] = [];
  const clock = { at: morning, ms: 0 };
  const health: { now: OutboxHealth } = {
    now: { isHealthy: true, waiting: 0, since: undefined, undeliverable: 0 },
  };
  const lines: string[] = [];
  const find = async ({ digest, number }: Message, earlierNumber = ''): Promise<Acceptance | undefined> => {
    if (kept.get(earlierNumber) === digest) return { kind: 'kept', number: earlierNumber };
    if (!kept.has(number)) return undefined;
    return kept.get(number) === digest ? { kind: 'kept', number } : { kind: 'taken' };
  };
  const app = createFormsService({
    outbox: {
      find,
      accept: async (message, earlierNumber) => {
        const known = await find(message, earlierNumber);
        if (known) return known;
        kept.set(message.number, message.digest);
        accepted.push(message);
        return { kind: 'kept', number: message.number };
      },
      health: async () => health.now,
    },
    pages: createAnswerPages({ name: 'Loomwright AI', answers }),
    environment: () => ({
      at: clock.at,
      office,
      products: [{ id: 1, name: 'AI Chatbot', priceCents: 2999 }],
      toDigest: (text) => createHash('sha256').update(text).digest('hex'),
    }),
    siteOrigin,
    trustedProxies: 1,
    limitPerCaller: 0,
    limit: 0,
    now: () => clock.ms,
    isRestHealthy: async () => true,
    isStopping: () => false,
    log: (line) => lines.push(line),
    ...options,
  });
  return { app, accepted, clock, health, lines };
};

export const contact = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message: 'A loom of our own.',
};

export const toRequest = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { Origin: siteOrigin, 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** The request of a form that is submitted without JavaScript. */
export const toPlainRequest = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit =>
  toRequest(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html,application/xhtml+xml',
    ...headers,
  });
