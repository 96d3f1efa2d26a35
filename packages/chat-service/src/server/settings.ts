import { chatSessionMinutes } from '@loomwright/content';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import type { Secret } from '@loomwright/kit';
import {
  type Environment,
  isAddress,
  list,
  plainText,
  proxyCount,
  readVariables,
  redisAddress,
  secret,
  type ValuesOf,
  wholeNumber,
} from './variables.ts';

export interface UpstreamSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly model: string;
  readonly key?: Secret | undefined;
  readonly timeoutMs: number;
}

export interface ChatSettings {
  /** The site’s own origin need not be listed. */
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: number;
  /** Requests per minute; 0 means unlimited. */
  readonly limitPerSession: number;
  readonly limitPerCaller: number;
  readonly sessionMinutes: number;
  readonly maxSessions: number;
  readonly redisUrl?: Secret | undefined;
  readonly upstream?: UpstreamSettings | undefined;
  readonly configuration: Configuration;
}

const isModelAddress = (text: string) =>
  isAddress(text, ['http:', 'https:']) && !/[?#]/.test(text) && new URL(text).username === '';
const isOrigin = (text: string) => isAddress(text, ['http:', 'https:']) && new URL(text).origin === text;

const variables = {
  CHAT_ALLOWED_ORIGINS: list(
    'must be origins without a path, such as https://example.com, separated by commas',
    isOrigin,
  ),
  CHAT_TRUST_PROXY: proxyCount,
  CHAT_LIMIT_PER_SESSION: wholeNumber(0, 1_000_000),
  CHAT_LIMIT_PER_CALLER: wholeNumber(0, 1_000_000),
  CHAT_SESSION_MINUTES: wholeNumber(1, 10_080),
  CHAT_MAX_SESSIONS: wholeNumber(1, 1_000_000),
  REDIS_URL: redisAddress,
  CHAT_UPSTREAM_URL: plainText(
    'must be a web address without a user, ? or #, such as https://models.example.com/v1',
    isModelAddress,
  ),
  CHAT_UPSTREAM_MODEL: plainText('', () => true),
  CHAT_UPSTREAM_KEY: secret('must be printable ASCII without spaces', (text) => /^[\x21-\x7e]+$/.test(text)),
  CHAT_UPSTREAM_TIMEOUT_MS: wholeNumber(100, 25_000),
};

const modelProblems = ({ CHAT_UPSTREAM_MODEL: model, CHAT_UPSTREAM_URL: url }: ValuesOf<typeof variables>) =>
  (url === undefined) === (model === undefined)
    ? []
    : ['CHAT_UPSTREAM_MODEL and CHAT_UPSTREAM_URL go together: set both or neither'];

/** Throws an `Error` that names every invalid variable, but no values: a secret may be in the wrong one. */
export const readChatSettings = (environment: Environment): ChatSettings => {
  const configuration = readConfiguration(environment);
  const values = readVariables('the chat service', environment, variables, modelProblems);
  const { CHAT_UPSTREAM_URL: url, CHAT_UPSTREAM_MODEL: model } = values;
  return {
    allowedOrigins: values.CHAT_ALLOWED_ORIGINS ?? [],
    trustedProxies: values.CHAT_TRUST_PROXY ?? 0,
    limitPerSession: values.CHAT_LIMIT_PER_SESSION ?? 60,
    limitPerCaller: values.CHAT_LIMIT_PER_CALLER ?? 600,
    sessionMinutes: values.CHAT_SESSION_MINUTES ?? chatSessionMinutes,
    maxSessions: values.CHAT_MAX_SESSIONS ?? 20_000,
    redisUrl: values.REDIS_URL,
    upstream:
      url && model
        ? {
            url: url.replace(/\/$/, ''),
            model,
            key: values.CHAT_UPSTREAM_KEY,
            timeoutMs: values.CHAT_UPSTREAM_TIMEOUT_MS ?? 8000,
          }
        : undefined,
    configuration,
  };
};
