/** Exit codes: 0 success, 1 findings, 2 failure. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

export interface Work {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Reports progress. If `watched` is given, the code of its file runs now and is killed after `seconds`. */
  readonly doing: (text: string, watched?: { readonly file: string; readonly seconds: number }) => void;
}
