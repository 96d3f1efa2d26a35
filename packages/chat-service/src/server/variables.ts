import { Secret } from '@loomwright/kit';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Variable<T> {
  /** Follows the name in an error: `must be a whole number from 0 to 10`. */
  readonly must: string;
  readonly isRight: (text: string) => boolean;
  readonly make: (text: string) => T;
}
type Variables = Readonly<Record<string, Variable<unknown>>>;

/** Undefined for missing and empty variables. */
export type ValuesOf<V extends Variables> = {
  readonly [N in keyof V]?: (V[N] extends Variable<infer T> ? T : never) | undefined;
};

export const plainText = (must: string, isRight: (text: string) => boolean): Variable<string> => ({
  must,
  isRight,
  make: (text) => text,
});

/** Wraps the value in a `Secret`, which logs and JSON do not reveal. */
export const secret = (must: string, isRight: (text: string) => boolean): Variable<Secret> => ({
  must,
  isRight,
  make: (text) => new Secret(text),
});

export const wholeNumber = (least: number, most: number): Variable<number> => ({
  must: `must be a whole number from ${least} to ${most}`,
  isRight: (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
  make: Number,
});

/** A comma-separated list of at least one item. */
export const list = (must: string, isRight: (part: string) => boolean): Variable<readonly string[]> => {
  const make = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return { must, isRight: (text) => make(text).length > 0 && make(text).every(isRight), make };
};

export const isAddress = (text: string, protocols: readonly string[]): boolean => {
  if (!URL.canParse(text)) return false;
  const { password, protocol, username } = new URL(text);
  try {
    decodeURIComponent(username + password);
    return protocols.includes(protocol);
  } catch {
    return false;
  }
};

/** Checked here because the Redis client would fail later, without naming the variable. */
export const redisAddress = secret(
  'must be an address such as redis://user:password@host:6379/0',
  (text) => isAddress(text, ['redis:', 'rediss:']) && /^\/?\d*$/.test(new URL(text).pathname),
);

/** The number of trusted proxies in front of the server. */
export const proxyCount = wholeNumber(0, 10);

const readEach = <V extends Variables>(environment: Environment, variables: V) => {
  const texts = Object.entries(variables).flatMap(([name, variable]) => {
    const text = environment[name]?.trim();
    return text ? [{ name, text, variable }] : [];
  });
  const isRight = ({ text, variable }: (typeof texts)[number]) => variable.isRight(text);
  return {
    values: Object.fromEntries(
      texts.filter(isRight).map(({ name, text, variable }) => [name, variable.make(text)]),
    ) as ValuesOf<V>,
    wrong: texts.filter((one) => !isRight(one)).map(({ name, variable }) => ({ name, must: variable.must })),
  };
};

/** Throws an `Error` that names invalid variables without their values, which may be secret. */
export const readVariables = <V extends Variables>(
  what: string,
  environment: Environment,
  variables: V,
  check: (values: ValuesOf<V>) => readonly string[] = () => [],
): ValuesOf<V> => {
  const { values, wrong } = readEach(environment, variables);
  const problems = wrong.length > 0 ? wrong.map(({ must, name }) => `${name} ${must}`) : check(values);
  if (problems.length === 0) return values;
  throw new Error(`Invalid settings for ${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
};

const listening = { PORT: wholeNumber(0, 65_535), HOST: plainText('', () => true) };

export interface ListenSettings {
  /** If undefined, a free port replaces a default port that is taken. */
  readonly port?: number | undefined;
  readonly host: string;
}

/** Reads `PORT` and `HOST`. Throws an `Error` that contains invalid values, which are not secret. */
export const readListenSettings = (environment: Environment): ListenSettings => {
  const { values, wrong } = readEach(environment, listening);
  if (wrong.length === 0) return { port: values.PORT, host: values.HOST ?? '127.0.0.1' };
  throw new Error(
    wrong.map(({ must, name }) => `${name} ${must}, not ${JSON.stringify(environment[name])}`).join('\n'),
  );
};
