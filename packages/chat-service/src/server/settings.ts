import { chatSessionMinutes } from '@loomwright/content';
import { type Configuration, readConfiguration } from '@loomwright/content/configuration';
import { Secret } from '@loomwright/kit';
import * as z from 'zod/mini';

export interface UpstreamSettings {
  /** Without a slash at the end; `/chat/completions` is added. */
  readonly url: string;
  readonly model: string;
  readonly key?: Secret | undefined;
  readonly timeoutMs: number;
}

/** The settings of the chat service. */
export interface ChatSettings {
  /** Origins of other sites whose pages may call; the site's own origin needs none. */
  readonly allowedOrigins: readonly string[];
  /** How many trusted proxies are in front, each adding to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Requests a minute; 0 is no limit. */
  readonly limitPerSession: number;
  readonly limitPerCaller: number;
  readonly sessionMinutes: number;
  /** Sessions kept in memory; Redis has its own bounds. */
  readonly maxSessions: number;
  /** May hold a password. */
  readonly redisUrl?: Secret | undefined;
  readonly upstream?: UpstreamSettings | undefined;
  /** The company's facts, as the site's build reads them. */
  readonly configuration: Configuration;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
// The Redis client would refuse these later, without naming the variable.
const isRedisAddress = (text: string) => {
  if (!isAddress(text, ['redis:', 'rediss:'])) return false;
  const { password, pathname, username } = new URL(text);
  try {
    decodeURIComponent(username + password);
    return /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
};
const isModelAddress = (text: string) =>
  isAddress(text, ['http:', 'https:']) && !/[?#]/.test(text) && new URL(text).username === '';
const isOrigin = (text: string) => isAddress(text, ['http:', 'https:']) && new URL(text).origin === text;
const toList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const checked = (isRight: (text: string) => boolean, message: string) =>
  z.string().check(z.refine(isRight, message));
const wholeNumber = (least: number, most: number) =>
  z.pipe(
    checked(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    z.transform(Number),
  );
const toSecret = z.transform((text: string) => new Secret(text));

const variables = {
  CHAT_ALLOWED_ORIGINS: z._default(
    z.pipe(
      checked(
        (text) => toList(text).every(isOrigin),
        'must be origins without a path, as https://example.com, with commas between them',
      ),
      z.transform(toList),
    ),
    [],
  ),
  CHAT_TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  CHAT_LIMIT_PER_SESSION: z._default(wholeNumber(0, 1_000_000), 60),
  CHAT_LIMIT_PER_CALLER: z._default(wholeNumber(0, 1_000_000), 600),
  CHAT_SESSION_MINUTES: z._default(wholeNumber(1, 10_080), chatSessionMinutes),
  CHAT_MAX_SESSIONS: z._default(wholeNumber(1, 1_000_000), 20_000),
  REDIS_URL: z.optional(
    z.pipe(checked(isRedisAddress, 'must be an address as redis://user:password@host:6379/0'), toSecret),
  ),
  CHAT_UPSTREAM_URL: z.optional(
    z.pipe(
      checked(
        isModelAddress,
        'must be a web address without a user, ? or #, as https://models.example.com/v1',
      ),
      z.transform((text: string) => text.replace(/\/$/, '')),
    ),
  ),
  CHAT_UPSTREAM_MODEL: z.optional(z.string()),
  CHAT_UPSTREAM_KEY: z.optional(
    z.pipe(
      checked((text) => /^[\x21-\x7e]+$/.test(text), 'must be printable ASCII without blanks'),
      toSecret,
    ),
  ),
  CHAT_UPSTREAM_TIMEOUT_MS: z._default(wholeNumber(100, 25_000), 8000),
};

const schema = z
  .object(variables)
  .check(
    z.refine(
      (values) => (values.CHAT_UPSTREAM_URL === undefined) === (values.CHAT_UPSTREAM_MODEL === undefined),
      { message: 'and CHAT_UPSTREAM_URL go together: set both or neither', path: ['CHAT_UPSTREAM_MODEL'] },
    ),
  );

const given = (environment: Environment, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/**
 * Reads the settings from environment variables; missing and empty ones have defaults. Throws an `Error` whose message names
 * every variable with a wrong value, but no value: it may be a secret in the wrong variable.
 */
export const readChatSettings = (environment: Environment): ChatSettings => {
  const configuration = readConfiguration(environment);
  const result = schema.safeParse(given(environment, Object.keys(variables)));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`);
    throw new Error(`The settings of the chat service are wrong:\n${problems.join('\n')}`);
  }
  const { CHAT_UPSTREAM_URL: url, CHAT_UPSTREAM_MODEL: model, ...values } = result.data;
  return {
    allowedOrigins: values.CHAT_ALLOWED_ORIGINS,
    trustedProxies: values.CHAT_TRUST_PROXY,
    limitPerSession: values.CHAT_LIMIT_PER_SESSION,
    limitPerCaller: values.CHAT_LIMIT_PER_CALLER,
    sessionMinutes: values.CHAT_SESSION_MINUTES,
    maxSessions: values.CHAT_MAX_SESSIONS,
    redisUrl: values.REDIS_URL,
    upstream:
      url && model
        ? { url, model, key: values.CHAT_UPSTREAM_KEY, timeoutMs: values.CHAT_UPSTREAM_TIMEOUT_MS }
        : undefined,
    configuration,
  };
};

const listening = z.object({
  PORT: z.optional(wholeNumber(0, 65_535)),
  HOST: z._default(z.string(), '127.0.0.1'),
});

export interface ListenSettings {
  /** Undefined when it is not set: then a taken default port is replaced by a free one. */
  readonly port?: number | undefined;
  readonly host: string;
}

/** Where to listen, from `PORT` and `HOST`. Throws as `readChatSettings` does. */
export const readListenSettings = (environment: Environment): ListenSettings => {
  const result = listening.safeParse(given(environment, ['PORT', 'HOST']));
  if (result.success) return { port: result.data.PORT, host: result.data.HOST };
  const problems = result.error.issues.map(({ path, message }) => {
    const variable = String(path[0]);
    return `${variable} ${message}, not ${JSON.stringify(environment[variable])}`;
  });
  throw new Error(problems.join('\n'));
};
