import { type Environment, plainText, readEach, wholeNumber } from './variables.ts';

const variables = { PORT: wholeNumber(0, 65_535), HOST: plainText('', () => true) };

export interface ListenSettings {
  /** Undefined when it is not set: then a taken default port is replaced by a free one. */
  readonly port?: number | undefined;
  readonly host: string;
}

/** Where to listen, from `PORT` and `HOST`. Throws as `readChatSettings` does, with the values, which are no secrets. */
export const readListenSettings = (environment: Environment): ListenSettings => {
  const { values, wrong } = readEach(environment, variables);
  if (wrong.length === 0) return { port: values.PORT, host: values.HOST ?? '127.0.0.1' };
  throw new Error(
    wrong.map(({ must, name }) => `${name} ${must}, not ${JSON.stringify(environment[name])}`).join('\n'),
  );
};
