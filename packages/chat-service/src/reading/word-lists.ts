import { company } from '@loomwright/content';
import { wordFiles } from './word-files.ts';

const itemsOf = (name: string, heading = ''): readonly string[] => {
  let under = '';
  const items = (wordFiles[name] ?? '').split(/\r?\n/).flatMap((line) => {
    if (line.startsWith('## ')) under = line.slice(3).trim();
    return line.startsWith('- ') && under === heading ? [line.slice(2).trim()] : [];
  });
  if (items.length === 0)
    throw new Error(
      `packages/content/assistant/words/${name} has no list${heading && ` “${heading}”`}: write a line that begins with “- ”.`,
    );
  return items;
};

const wordsIn = (name: string, heading?: string): ReadonlySet<string> =>
  new Set(itemsOf(name, heading).flatMap((item) => item.split(/\s+/)));

const meanings = (name: string, separator: RegExp, heading?: string): ReadonlyMap<string, string> =>
  new Map(
    itemsOf(name, heading).flatMap((item) => {
      const [meaning = '', ways = ''] = item.split(/:\s*/);
      return ways.split(separator).map((way) => [way, meaning] as const);
    }),
  );

const LIGHT = 'light-words.md';
const LANGUAGES = 'other-languages.md';
const PRODUCTS = 'products.md';
const between = / · /;

export const synonyms: readonly (readonly string[])[] = itemsOf('synonyms.md').map((item) =>
  item.split(/\s+/),
);
export const spellings = meanings('spelling.md', /\s+/);
export const phrases = meanings('phrases.md', between);

export const productNames = meanings(PRODUCTS, between, 'Called');
/** General terms that name a product only next to another product or a price, or as “the … tool”. */
export const contextualProductNames = meanings(PRODUCTS, between, 'Called beside another');

/** Function words and the words of the company’s name. They always count as known. */
export const fillers: ReadonlySet<string> = new Set([
  ...wordsIn(LIGHT, 'Without a meaning of their own'),
  ...company.name.toLowerCase().split(' '),
]);
/** Words that say little about the subject of a question, so they have little weight. */
export const softWords: ReadonlySet<string> = new Set([
  ...wordsIn(LIGHT, 'How something is asked'),
  ...wordsIn(LIGHT, 'Whom and what a visitor speaks of beside it'),
]);
/** A misspelt short word is corrected to one of these first. */
export const correctedFirst: readonly string[] = [...wordsIn(LIGHT, 'Corrected first')];
export const chatterBefore = wordsIn(LIGHT, 'Before a question');
export const chatterAfter: readonly (readonly string[])[] = itemsOf(LIGHT, 'After a question').flatMap(
  (item) => item.split(between).map((phrase) => phrase.split(' ')),
);

/** A number after one of these is part of a name: `ISO 27001`. */
export const standards = wordsIn(LIGHT, 'Before the number of a standard');

export const foreignWords = wordsIn(LANGUAGES, 'Foreign');
export const englishWords = wordsIn(LANGUAGES, 'English');
