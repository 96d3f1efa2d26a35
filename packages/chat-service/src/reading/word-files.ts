import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../content/assistant/words/', import.meta.url);

/**
 * The lists of words as they are written, by the names of their files. A build reads them once, and puts the result in the
 * place of this module (`build/prepared-knowledge.ts`).
 */
export const wordFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
);
