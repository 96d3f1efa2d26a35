/** Takes one line for whoever runs the service. Never given a question, an answer, a session id or a secret (STO-5). */
export type Log = (line: string) => void;

/** What may be said of an error: its kind and where it happened. Its message may quote what a person typed. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as NodeJS.ErrnoException).code;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [code ? `${error.name} (${code})` : error.name, ...places.slice(0, 8)].join('\n');
};
