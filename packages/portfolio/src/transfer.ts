import type { Portfolio } from './portfolio.ts';

/** In bytes: what an exported portfolio with all its pictures can come to, and room to spare. */
export const MAX_IMPORT_BYTES = 10_000_000;

export type ImportOutcome =
  | { readonly kind: 'portfolio'; readonly portfolio: Portfolio }
  /** Why not, in a person's words. */
  | { readonly kind: 'refused'; readonly message: string };

/** A portfolio as the text of a JSON file; `readJson` gives the same one back. */
export const toJson = (portfolio: Portfolio): string => `${JSON.stringify(portfolio, null, 2)}\n`;

const refuse = (message: string): ImportOutcome => ({ kind: 'refused', message });

/** What an exported text holds. Rejects only when the schema cannot be had. */
export const readJson = async (text: string): Promise<ImportOutcome> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('This file is not JSON, or it was cut short. Choose a file exported here.');
  }
  const { portfolioSchema } = await import('./portfolio-schema.ts');
  const parsed = portfolioSchema.safeParse(data);
  return parsed.success
    ? { kind: 'portfolio', portfolio: parsed.data }
    : refuse('This file is JSON, but not a portfolio exported here.');
};

/** The text of a chosen file, or why it cannot be had, in a person's words. */
export type TextOutcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads a chosen file as UTF-8 text of at most so many bytes. */
export type ReadText = (file: unknown, maxBytes: number) => Promise<TextOutcome>;

/** What a chosen file holds. */
export const importPortfolio = async (readText: ReadText, file: unknown): Promise<ImportOutcome> => {
  const outcome = await readText(file, MAX_IMPORT_BYTES);
  return outcome.kind === 'text' ? readJson(outcome.text) : outcome;
};
