import { resolve } from 'node:path';
import {
  type Environment,
  list,
  plainText,
  proxyCount,
  readVariables,
  redisAddress,
  secret,
  wholeNumber,
} from '@loomwright/chat-service/http';
import { readConfiguration } from '@loomwright/content/configuration';
import type { MailFacts } from '@loomwright/delivery';
import type { Secret } from '@loomwright/kit';
import { toMailFacts } from './mail-facts.ts';
import { readSmtpUrl } from './smtp-url.ts';

export interface FormsSettings {
  readonly facts: MailFacts;
  /** May contain a password. If unset, emails are written as files. */
  readonly smtpUrl: Secret | undefined;
  readonly folder: string;
  /** May contain a password. If unset, the outbox is stored in files. */
  readonly redisUrl: Secret | undefined;
  /** Messages per minute, for each address and in total; 0 for no limit. */
  readonly limitPerCaller: number;
  readonly limit: number;
  readonly maxWaiting: number;
  /** The first pause after a failure, in milliseconds. */
  readonly retryMs: number;
  readonly trustedProxies: number;
}

const isEmail = (text: string) => /^[^\s@<>",;:()]{1,64}@[^\s@<>",;:()]{1,190}$/.test(text);

const variables = {
  FORMS_TO: list('must be email addresses with commas between them', isEmail),
  FORMS_FROM: plainText('must be an email address', isEmail),
  FORMS_SMTP_URL: secret(
    'must be an address as smtp://user:password@mail.example.com:587 or smtps://mail.example.com',
    (text) => readSmtpUrl(text) !== undefined,
  ),
  FORMS_FOLDER: plainText('must be a path', (text) => !text.includes('\0')),
  REDIS_URL: redisAddress,
  FORMS_LIMIT_PER_CALLER: wholeNumber(0, 1_000_000),
  FORMS_LIMIT: wholeNumber(0, 1_000_000),
  FORMS_MAX_WAITING: wholeNumber(1, 1_000_000),
  FORMS_RETRY_SECONDS: wholeNumber(1, 86_400),
  CHAT_TRUST_PROXY: proxyCount,
};

/** Undefined without `FORMS_TO`. Throws an error that names every invalid variable, but quotes no value. */
export const readFormsSettings = (environment: Environment): FormsSettings | undefined => {
  const values = readVariables('the forms', environment, variables);
  if (!values.FORMS_TO) return undefined;
  const { email, origin } = readConfiguration(environment);
  return {
    facts: toMailFacts({ email, from: values.FORMS_FROM, origin, recipients: values.FORMS_TO }),
    smtpUrl: values.FORMS_SMTP_URL,
    folder: resolve(environment.INIT_CWD ?? process.cwd(), values.FORMS_FOLDER ?? 'forms'),
    redisUrl: values.REDIS_URL,
    limitPerCaller: values.FORMS_LIMIT_PER_CALLER ?? 10,
    limit: values.FORMS_LIMIT ?? 300,
    maxWaiting: values.FORMS_MAX_WAITING ?? 50_000,
    retryMs: (values.FORMS_RETRY_SECONDS ?? 30) * 1000,
    trustedProxies: values.CHAT_TRUST_PROXY ?? 0,
  };
};
