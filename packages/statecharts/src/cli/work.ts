/** Exit codes: 0 success, 1 findings, 2 failure. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

export interface Work {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Reports progress. Kills the process if `watched.file` takes longer than `watched.seconds` to load. */
  readonly doing: (text: string, watched?: { readonly file: string; readonly seconds: number }) => void;
}
