import { footerGroups, mainLinks, searchWords } from '@loomwright/content';
import { hostileStrings } from '@loomwright/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { isLeftOut, offered } from '../src/app/left-out.ts';
import { accessOf } from '../src/router/routes.ts';
import { findNearestPages } from '../src/shared/site-index/nearest-pages.ts';
import { siteEntries } from '../src/shared/site-index/site-entries.ts';
import { loadSiteIndex } from '../src/shared/site-index/site-index.ts';
import { searchQueries } from './support/search-queries.ts';
import { heldOutQuestions, questions } from './support/search-questions.ts';

let index: Awaited<ReturnType<typeof loadSiteIndex>>;

beforeAll(async () => {
  index = await loadSiteIndex();
});

const found = (typed: string) => index.search(typed).map(({ entry }) => entry.id);

// False for results in a feature that the build leaves out.
const isOffered = (id: string) => !isLeftOut(id) && (id !== 'assistant' || FEATURES.assistant);

const judge = (all: readonly (readonly [typed: string, pages: readonly string[]])[]) => {
  const wanted = all.filter(([, pages]) => pages.some(isOffered));
  const missed = wanted.filter(([typed, pages]) => {
    const firstThree = found(typed).slice(0, 3);
    return !pages.some((page) => firstThree.includes(page));
  });
  return { share: 1 - missed.length / wanted.length, missed: JSON.stringify(missed) };
};

test('95 % of queries find the wanted page in the first three results', {
  tags: ['SCH-1'],
}, () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(30);
  const { missed, share } = judge(
    searchQueries.map(([typed, wanted]) => [typed, [wanted.replace(/^action /, '')]]),
  );
  expect(share, missed).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['known', questions],
  ['held out', heldOutQuestions],
])(
  '90 % of %s questions find a page that answers them in the first three results',
  { tags: ['SCH-1'] },
  (_, list) => {
    expect(list.length).toBeGreaterThanOrEqual(20);
    const { missed, share } = judge(list);
    expect(share, missed).toBeGreaterThanOrEqual(0.9);
  },
);

test('every entry comes first for its title, and for each half or mistyped word of it', {
  tags: ['SCH-1'],
}, () => {
  for (const { id, title } of siteEntries) {
    expect([title, found(title)[0]]).toEqual([title, id]);
    for (const word of title.match(/[a-z]{8,}/gi) ?? []) {
      expect([word, found(word.slice(0, 5))]).toEqual([word, expect.arrayContaining([id])]);
      const mistyped = `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`;
      expect([mistyped, found(mistyped)]).toEqual([mistyped, expect.arrayContaining([id])]);
    }
  }
});

test('every entry is unique, and leads to a page that its users may open', {
  tags: ['SCH-1'],
}, () => {
  const ids = siteEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const pages = siteEntries.flatMap(({ access = 'everyone', target }) =>
    'href' in target ? [{ access, pathname: target.href.replace(/#.*/, '') }] : [],
  );
  expect(pages.filter(({ access, pathname }) => accessOf(pathname) !== access)).toEqual([]);
  const links = offered([...mainLinks, ...footerGroups.flatMap((group) => group.links)]);
  expect(links.filter(({ href }) => !ids.includes(href))).toEqual([]);
  expect(Object.keys(searchWords).filter((href) => !ids.includes(href) && !isLeftOut(href))).toEqual([]);
  expect(new Set(siteEntries.map(({ kind }) => kind))).toEqual(
    new Set(['page', 'product', 'documentation', 'question', ...(FEATURES.blog ? ['post'] : []), 'action']),
  );
});

test('the texts of documentation and posts are searched', { tags: ['SCH-1'] }, () => {
  expect(found('PBKDF2 rounds')[0]).toBe('/documentation/accounts-carts-and-quotes');
  if (FEATURES.blog) expect(found('loin loom bamboo')[0]).toBe('/blog/an-office-in-dimapur');
});

test('the three pages closest to a question are public', {
  tags: ['SCH-1', 'CHT-4'],
}, async () => {
  const pages = await findNearestPages('log in and see my profile, my orders, my settings');
  expect(pages).toHaveLength(3);
  for (const { href } of pages) expect(accessOf(href.replace(/#.*/, ''))).toBe('everyone');
});

test('hostile queries cause no error', { tags: ['SCH-1'] }, () => {
  for (const text of hostileStrings.filter((_, index) => index % 20 === 0)) found(text);
});
