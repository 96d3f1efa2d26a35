import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { familyOf } from '../src/reading/families.ts';
import { rootOf } from '../src/reading/normalise.ts';
import { wordFiles } from '../src/reading/word-files.ts';
import { synonyms } from '../src/reading/word-lists.ts';

const folder = new URL('../../content/assistant/words/', import.meta.url);
const itemsOf = (name: string) =>
  (wordFiles[name] ?? '').split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));

const repeated = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);

it('the word lists match their files', { tags: ['SVC-1'] }, () => {
  expect(Object.keys(wordFiles).sort()).toEqual(readdirSync(folder).sort());
  for (const [name, text] of Object.entries(wordFiles))
    expect(text).toBe(readFileSync(new URL(name, folder), 'utf8'));
});

it.each(['spelling.md', 'phrases.md', 'products.md'])(
  'no expression has two meanings in %s',
  { tags: ['SVC-1'] },
  (name) => {
    const ways = itemsOf(name).flatMap((item) => {
      const [meaning, said = ''] = item.split(': ');
      expect([item, meaning === undefined || said === '']).toEqual([item, false]);
      return said.split(name === 'spelling.md' ? ' ' : ' · ');
    });
    expect(repeated(ways)).toEqual([]);
  },
);

it('a word and its other forms are in the same family of synonyms', { tags: ['SVC-1'] }, () => {
  expect(repeated(synonyms.flat())).toEqual([]);
  const elsewhere = synonyms.flatMap((family) =>
    family.filter((word) => familyOf(rootOf(word)) !== `%${family[0]}`),
  );
  expect(elsewhere).toEqual([]);
});
