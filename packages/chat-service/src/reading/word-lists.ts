import { company } from '@loomwright/content';
import { wordFiles } from './word-files.ts';

/** The items of a list: the lines that begin with a dash, in a file with several lists those under its heading. */
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

/** What is meant, by each of the ways it is said. */
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

/** Families of words that say nearly the same. */
export const synonyms: readonly (readonly string[])[] = itemsOf('synonyms.md').map((item) =>
  item.split(/\s+/),
);
/** Chat spelling, with what it stands for. */
export const spellings = meanings('spelling.md', /\s+/);
/** Words that count as one or are read as others. */
export const phrases = meanings('phrases.md', between);

/** The names of products, by what visitors call them besides. */
export const productNames = meanings(PRODUCTS, between, 'Called');
/** By the words that mean a product only beside another product or a price, or as `the … tool`: alone they are the subject. */
export const productNamesBeside = meanings(PRODUCTS, between, 'Called beside another');

/** Words without a meaning of their own: they never make a question unknown. */
export const fillers: ReadonlySet<string> = new Set([
  ...wordsIn(LIGHT, 'Without a meaning of their own'),
  ...company.name.toLowerCase().split(' '),
]);
/** Words that say how something is asked, or for whom, rather than what: they weigh little, known or not. */
export const softWords: ReadonlySet<string> = new Set([
  ...wordsIn(LIGHT, 'How something is asked'),
  ...wordsIn(LIGHT, 'Whom and what a visitor speaks of beside it'),
]);
/** An unknown word that is near to one of these is it. */
export const correctedFirst: readonly string[] = [...wordsIn(LIGHT, 'Corrected first')];
/** What a question begins with that is not part of it. */
export const chatterBefore = wordsIn(LIGHT, 'Before a question');
/** What it ends with that is not part of it, each as its words. */
export const chatterAfter: readonly (readonly string[])[] = itemsOf(LIGHT, 'After a question').flatMap(
  (item) => item.split(between).map((phrase) => phrase.split(' ')),
);

/** A number after one of these is part of a name, and counts nothing. */
export const standards = wordsIn(LIGHT, 'Before the number of a standard');

/** The most frequent words of other languages, without accents. */
export const foreignWords = wordsIn(LANGUAGES, 'Foreign');
export const englishWords = wordsIn(LANGUAGES, 'English');
