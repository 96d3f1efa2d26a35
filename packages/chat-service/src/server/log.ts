/** Never receives a question, an answer, a session id or a secret (STO-5). */
export type Log = (line: string) => void;

/** Leaves out the message, which may quote a question. */
export const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as NodeJS.ErrnoException).code;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [code ? `${error.name} (${code})` : error.name, ...places.slice(0, 8)].join('\n');
};
