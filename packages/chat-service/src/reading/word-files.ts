import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../content/assistant/words/', import.meta.url);

/** The word lists by file name. A build inlines them (`build/prepared-knowledge.ts`). */
export const wordFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
);
