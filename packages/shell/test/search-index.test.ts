import { hostileStrings } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSearchIndex, type Searchable } from '../src/index.ts';
import { isOffered } from '../src/search/search-entry.ts';

const entries: readonly Searchable[] = [
  { title: 'Crème brûlée', text: 'A dessert with a crust' },
  { title: 'Documentation', text: 'Manuals of everything' },
  { title: 'Desserts', text: 'All of them' },
  { title: 'Chatbot manual', text: 'How to talk', words: 'assistant', body: 'Say hello first' },
];
const titlesIn = (list: readonly Searchable[], text: string) =>
  createSearchIndex(list)
    .search(text)
    .map(({ entry }) => entry.title);
const titles = (text: string) => titlesIn(entries, text);
const marked = (text: string) =>
  createSearchIndex(entries)
    .search(text)[0]
    ?.parts.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
const texts = (...list: readonly string[]) => list.map((text) => ({ title: text, text }));

it('every prefix of a word finds it, ignoring case and accents', {
  tags: ['SCH-1'],
}, () => {
  for (const typed of ['c', 'creme', 'CRÈME BRU', 'brûlée creme'])
    expect([typed, titles(typed)[0]]).toEqual([typed, 'Crème brûlée']);
  expect(titles('dessert')).toEqual(['Desserts', 'Crème brûlée']);
  expect(titles('manual')).toEqual(['Chatbot manual', 'Documentation']);
  expect(titles('assistant')).toEqual(['Chatbot manual']);
  expect(titles('hello')).toEqual(['Chatbot manual']);
  const fields = ['title', 'words', 'text'] as const;
  const list = fields.map((field) => ({ title: `At ${field}`, words: 'b', text: 'c', [field]: 'needle' }));
  expect(titlesIn([...list].reverse(), 'needle')).toEqual(['needle', 'At words', 'At text']);
});

it('the forms of a word find each other, before longer words with that prefix', {
  tags: ['SCH-1'],
}, () => {
  for (const typed of ['locks', 'locking', 'locked'])
    expect(titlesIn(texts('Other', 'The lock'), typed)).toEqual(['The lock']);
  expect(titlesIn(texts('The lockers', 'The locksmith'), 'lock')).toEqual(['The lockers', 'The locksmith']);
  expect(titlesIn(texts('Cartography of it', 'Cart of it'), 'cart')).toEqual([
    'Cart of it',
    'Cartography of it',
  ]);
});

it('a mistyped word is found: one mistake in four letters, two in longer words', {
  tags: ['SCH-1'],
}, () => {
  for (const [title, typed, isFound] of [
    ['cat', 'cot', false],
    ['cart', 'crt', false],
    ['cart', 'cort', true],
    ['cart', 'carrt', true],
    ['cart', 'caort', true],
    ['cart', 'crat', false],
    ['bread', 'braed', true],
    ['manual', 'mnaual', true],
    ['manual', 'monuel', true],
    ['manual', 'monoil', false],
    ['chatbot', 'chatbto', true],
    ['documentation', 'dcumentatoinn', false],
  ] as const)
    expect([typed, titlesIn(texts(title), typed).length > 0]).toEqual([typed, isFound]);
  expect(titlesIn(texts('cart', 'card'), 'cart')).toEqual(['cart']);
  expect(titlesIn(texts('cartoon', 'card'), 'carto')).toEqual(['cartoon']);
  expect(titlesIn(texts('garden', 'pardun'), 'gardon')).toEqual(['garden']);
  // An ending is removed only if the index has the stem.
  expect(titlesIn(texts('bread', 'locks'), 'braed')).toEqual(['bread']);
  expect(titlesIn(texts('bread', 'locks'), 'locking')).toEqual(['locks']);
  expect(titlesIn(texts('countries', 'contract'), 'contries')).toEqual(['countries']);
  expect(titles('chatbto manual')[0]).toBe('Chatbot manual');
});

it('matching words are marked in the title', {
  tags: ['SCH-1'],
}, () => {
  expect(marked('docu')).toBe('[Documentation]');
  expect(marked('bru')).toBe('Crème [brûlée]');
  expect(marked('chatbto man')).toBe('[Chatbot] [manual]');
  expect(createSearchIndex(entries).search('hello')[0]?.terms).toEqual(new Set(['hello']));
});

it('an entry that matches more words ranks higher', {
  tags: ['SCH-1'],
}, () => {
  expect(titlesIn(texts('red', 'blue', 'red or blue'), 'red blue')[0]).toBe('red or blue');
  expect(titlesIn(texts('red a', 'red b', 'red c', 'blue d'), 'red blue')[0]).toBe('blue d');
  const [light, heavy] = [
    { title: 'red', text: 'a' },
    { title: 'red', text: 'b', weight: 1.1 },
  ];
  expect(
    createSearchIndex([light, heavy])
      .search('red')
      .map(({ entry }) => entry),
  ).toEqual([heavy, light]);
});

it('a query may be a prefix of a whole title', {
  tags: ['SCH-1'],
}, () => {
  // If only words were compared, the shorter title would win.
  expect(titlesIn(texts('Orders', 'My orders'), 'my orders')[0]).toBe('My orders');
  expect(titlesIn(texts('Orders', 'My orders and more'), 'my ord')[0]).toBe('My orders and more');
  expect(titlesIn(texts('Cart and terms', 'Cart'), 'cart')[0]).toBe('Cart');
  expect(titlesIn(texts('Orders', 'My orders'), 'my ordres')[0]).toBe('My orders');
  const [hit] = createSearchIndex([{ title: 'Other', text: 'Red sun', body: 'Red sun' }]).search('red sun');
  expect(hit?.terms).toEqual(new Set(['red', 'sun']));
});

it('question words count only if the query has no others', {
  tags: ['SCH-1'],
}, () => {
  expect(titlesIn(texts('How to do', 'A price', 'Where is it'), 'how do i see where the price is')).toEqual([
    'A price',
  ]);
  expect(titlesIn(texts('How to do', 'A price'), 'how do i')).toEqual(['How to do']);
  const many = 'abcdefghijklmnop'.split('').map((letter) => letter.repeat(3));
  expect(titlesIn(texts(...many), many.join(' ')).sort()).toEqual(many.slice(0, 12));
});

it('an entry is offered according to its access', {
  tags: ['SCH-1', 'NAV-7'],
}, () => {
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

const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...hostileStrings));

it('any text is searched without an error, in a stable order', {
  tags: ['SCH-1'],
}, () => {
  const lists = fc.array(fc.record({ title: hostile, text: hostile, words: hostile, body: hostile }), {
    maxLength: 12,
  });
  let found = 0;
  fc.assert(
    fc.property(lists, hostile, (list, text) => {
      const hits = createSearchIndex(list).search(text);
      expect(createSearchIndex(list).search(text)).toEqual(hits);
      for (const { entry, parts, terms } of hits) {
        expect(parts.map((part) => part.text).join('')).toBe(entry.title);
        expect(terms.size).toBeGreaterThan(0);
        found += 1;
      }
    }),
    runs(1000),
  );
  expect(found).toBeGreaterThan(50);
  for (const text of ['', ' ', '—', '\u0301']) expect(titles(text)).toEqual([]);
});

it('an entry is found by any prefix of any word of its title', {
  tags: ['SCH-1'],
}, () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeghklmnoprstuz'), minLength: 2, maxLength: 9 });
  let mistyped = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (words, which, length) => {
        const wanted = words[which % words.length] ?? '';
        const list = texts(...words);
        const typed = wanted.slice(0, 1 + (length % wanted.length));
        expect(titlesIn(list, typed)).toContain(wanted);
        expect(titlesIn(list, wanted)[0]).toBe(wanted);
        const at = length % wanted.length;
        const wrong = `${wanted.slice(0, at)}x${wanted.slice(at + 1)}`;
        // Skips short words, and a mistyped word that is a prefix of another word.
        if (wanted.length < 8 || words.some((other) => other.startsWith(wrong))) return;
        expect(titlesIn(list, wrong)).toContain(wanted);
        mistyped += 1;
      },
    ),
    runs(1000),
  );
  expect(mistyped).toBeGreaterThan(20);
});
