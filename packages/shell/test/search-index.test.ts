import { hostileStrings, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchIndex, type Searchable, search } from '../src/index.ts';
import { editsToPrefix, forgivenEdits } from '../src/search/edits.ts';
import { isOffered } from '../src/search/search-entry.ts';
import { queryWords } from '../src/search/search-words.ts';

const entries: readonly Searchable[] = [
  { title: 'Crème brûlée', text: 'A dessert with a crust' },
  { title: 'Documentation', text: 'Manuals of everything' },
  { title: 'Desserts', text: 'All of them' },
  { title: 'Chatbot manual', text: 'How to talk', words: 'assistant' },
];
const index = () => createSearchIndex(entries);
const titles = (text: string) => search(index(), text).map(({ entry }) => entry.title);
const marked = (text: string, at = 0) =>
  search(index(), text)
    [at]?.parts.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it('[SCH-1] every beginning of a word finds it, whatever the case and the accents; a title counts more than a text', () => {
  for (const typed of ['c', 'creme', 'CRÈME BRU', 'brûlée creme'])
    expect(titles(typed)[0]).toBe('Crème brûlée');
  expect(titles('dessert')).toEqual(['Desserts', 'Crème brûlée']);
  expect(titles('manual')).toEqual(['Chatbot manual', 'Documentation']);
  expect(titles('assistant')).toEqual(['Chatbot manual']);
  expect(titles('how do i talk to the chatbot')[0]).toBe('Chatbot manual');
});

it('[SCH-1] one mistake is forgiven from four letters on, two from eight; short words have none', () => {
  for (const typed of ['chatbto', 'dcumentatoin', 'documntaton', 'mnual chatbot'])
    expect(titles(typed)[0], typed).toBe(/chat/.test(typed) ? 'Chatbot manual' : 'Documentation');
  expect(titles('cht')).toEqual([]);
  expect([forgivenEdits('abc'), forgivenEdits('abcd'), forgivenEdits('abcdefgh')]).toEqual([0, 1, 2]);
});

it('[SCH-1] what was looked for is marked in the title: the typed beginning, or the whole of a mistyped word', () => {
  expect(marked('docu')).toBe('[Docu]mentation');
  expect(marked('bru')).toBe('Crème [brû]lée');
  expect(marked('chatbto man')).toBe('[Chatbot] [man]ual');
  // Where the title has more letters than the word, the beginning of the one is not that of the other.
  const [hit] = search(createSearchIndex([{ title: 'The rock’n’roll', text: '' }]), 'rockn');
  expect(hit?.parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'rock’n’roll', isMatch: true }]);
});

it('[SCH-1] a match is worth what its kind and its place are worth', () => {
  // One entry: the rarity of the word is the same for all. A title of one word counts 1.4 times.
  const worth = (typed: string, entry: Partial<Searchable>) => {
    const [hit] = search(createSearchIndex([{ title: '', text: '', ...entry }]), typed);
    return (hit?.score ?? 0) / Math.log(1.5);
  };
  const title = 'documents';
  for (const [typed, share] of [
    ['documents', 1],
    ['docu', 0.7 + 0.25 * (4 / 9)],
    ['documentsing', 0.65],
    ['documentser', 0.65],
    ['cum', 0.4],
    // Mistyped: a whole word, and the beginning of one.
    ['documemts', 0.5],
    ['docmuemts', 0.4],
    ['docunemt', 0.4],
    ['docmu', 0.4],
    ['cu', 0],
    ['documentsx', 0.5],
  ] as const)
    expect([typed, worth(typed, { title })]).toEqual([typed, expect.closeTo(1.4 * share, 12)]);
  expect(worth(title, { words: title })).toBeCloseTo(0.8, 12);
  expect(worth(title, { text: title })).toBeCloseTo(0.3, 12);
  expect(worth(title, { title: `${title} two` })).toBeCloseTo(1.2, 12);
  expect(worth(title, { title, weight: 3 })).toBeCloseTo(4.2, 12);
  // A word counts where it is worth most, once.
  expect(worth(title, { title, text: title, words: title })).toBeCloseTo(1.4, 12);
  expect(worth('dog', { title: 'dogs do' })).toBeGreaterThan(0);
  expect(worth('dos', { title: 'do' })).toBe(0);
  expect(worth('dogs', { title: 'dog' })).toBeCloseTo(1.4 * 0.65, 12);
  // The same word with another ending, and no other ending.
  for (const ending of ['s', 'es', 'd', 'ed', 'r', 'er', 'rs', 'ers', 'ing', 'al', 'ly'])
    expect([ending, worth(`walk${ending}`, { title: 'walk' })]).toEqual([
      ending,
      expect.closeTo(1.4 * 0.65, 12),
    ]);
  for (const ending of ['xing', 'ingx', 'ness']) expect(worth(`walk${ending}`, { title: 'walk' })).toBe(0);
});

it('[SCH-1] a word that few entries have tells more; an entry that has all words is before one that has the rare one', () => {
  const list = ['red', 'red', 'red', 'red blue', 'blue green'].map((title) => ({ title, text: '' }));
  const [first, second, ...others] = search(createSearchIndex(list), 'red blue').map(({ entry, score }) => ({
    title: entry.title,
    score,
  }));
  const [red, blue] = [Math.log(1 + 5 / 5), Math.log(1 + 5 / 3)];
  expect(first).toEqual({ title: 'red blue', score: expect.closeTo((red + blue) * 1.4, 12) });
  expect(second).toEqual({
    title: 'blue green',
    score: expect.closeTo(blue * (blue / (red + blue)) ** 2 * 1.2, 12),
  });
  // Less than 0.15 of the best is left out.
  expect(others).toEqual([]);
  const equal = ['a', 'b', 'c', 'd'].map((text) => ({ title: 'red', text }));
  expect(search(createSearchIndex(equal), 'red').map(({ entry }) => entry)).toEqual(equal);
  const weighed = (weight: number) =>
    search(
      createSearchIndex([
        { title: 'red', text: '' },
        { title: 'red', text: '', weight },
      ]),
      'red',
    );
  expect([weighed(0.149).length, weighed(0.151).length]).toEqual([1, 2]);
});

it('[SCH-1] the words of a query are its letters and digits, at most twelve, without those that questions are made of', () => {
  expect(queryWords('What’s the price of Crème-brûlée 42, and the rock’n’roll?')).toEqual([
    'price',
    'creme',
    'brulee',
    '42',
    'rocknroll',
  ]);
  expect(queryWords('how do i')).toEqual(['how', 'do', 'i']);
  expect(queryWords('red red blue')).toEqual(['red', 'blue']);
  const many = 'abcdefghijklmnop'.split('').map((letter) => letter.repeat(3));
  expect(queryWords(many.join(' '))).toEqual(many.slice(0, 12));
  // An accent alone is no word.
  expect(queryWords('\u0301 \u0301')).toEqual([]);
});

it('[SCH-1] [NAV-7] an entry is offered to whom its access names, an action where it changes something', () => {
  const entry = { id: 'a', kind: 'page', title: 'A', text: '', target: { href: '/a' } } as const;
  const persons = ['unknown', 'guest', 'member', 'admin'] as const;
  for (const [access, offered] of [
    [undefined, persons],
    ['everyone', persons],
    ['guests', ['guest']],
    ['members', ['member', 'admin']],
    ['admins', ['admin']],
  ] as const)
    expect(
      persons.filter((person) =>
        isOffered({ ...entry, ...(access && { access }) }, { person, theme: 'dark' }),
      ),
    ).toEqual(offered);
  const themes = (['light', 'dark', 'system'] as const).map((theme) =>
    isOffered({ ...entry, target: { action: { kind: 'theme', theme } } }, { person: 'guest', theme: 'dark' }),
  );
  expect(themes).toEqual([true, false, true]);
});

/** The same distance, computed naively over all beginnings. */
const naive = (word: string, token: string): number => {
  const whole = (a: string, b: string): number => {
    const rows = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
    for (let i = 1; i <= a.length; i += 1)
      for (let j = 1; j <= b.length; j += 1) {
        const row = rows[i] ?? [];
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
      }
    return at(a.length, b.length);
  };
  return Math.min(...Array.from({ length: token.length + 1 }, (_, to) => whole(word, token.slice(0, to))));
};

it('[SCH-1] edits are counted as a naive comparison with every beginning counts them, up to the most that matter', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(words, words, fc.nat(3), (word, token, most) => {
      expect(editsToPrefix(word, token, most)).toBe(Math.min(most + 1, naive(word, token)));
    }),
    runs(1000),
  );
});

const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...hostileStrings));

it('[SCH-1] any text is searched without an error, in the same order each time; titles stay as they are, and every result matches', () => {
  const lists = fc.array(fc.record({ title: texts, text: texts, words: texts }), { maxLength: 12 });
  let found = 0;
  fc.assert(
    fc.property(lists, texts, (list, text) => {
      const made = createSearchIndex(list);
      const hits = search(made, text);
      expect(search(createSearchIndex(list), text)).toEqual(hits);
      for (const { entry, parts, score } of hits) {
        expect(parts.map((part) => part.text).join('')).toBe(entry.title);
        expect(score).toBeGreaterThan(0);
        found += 1;
      }
      const scores = hits.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      if (queryWords(text).length === 0) expect(hits).toEqual([]);
    }),
    runs(1000),
  );
  expect(found).toBeGreaterThan(50);
});

it('[SCH-1] an entry is found by any beginning of any word of its title', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeghklmnoprstuz'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (words, which, length) => {
        const at = which % words.length;
        const wanted = words[at] ?? '';
        const made = createSearchIndex(words.map((title) => ({ title, text: '' })));
        const typed = wanted.slice(0, 1 + (length % wanted.length));
        const hits = search(made, typed).map(({ entry }) => entry.title);
        expect(hits).toContain(wanted);
        if (typed === wanted) expect(hits[0]).toBe(wanted);
      },
    ),
    runs(1000),
  );
});
