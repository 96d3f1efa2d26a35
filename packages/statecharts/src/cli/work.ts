/** What a command prints, and its exit code: 0 well, 1 something was found, 2 it could not be done. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

/** How a command says what it does, while it works. */
export interface Work {
  readonly print: (line: string) => void;
  /** A line that is no answer. */
  readonly warn: (line: string) => void;
  /** What goes on now; with a file whose code runs, and the seconds after which it is given up. */
  readonly doing: (text: string, watched?: { readonly file: string; readonly seconds: number }) => void;
}
