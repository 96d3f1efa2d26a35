import { footerGroups, mainLinks, searchWords } from '@loomwright/content';
import { hostileStrings } from '@loomwright/kit/testing';
import { search } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { accessOf } from '../src/router/routes.ts';
import { siteEntries } from '../src/shared/site-index/site-entries.ts';
import { siteIndex } from '../src/shared/site-index/site-index.ts';
import { searchQueries } from './support/search-queries.ts';

/** The first three results of what is typed. */
const firstThree = (typed: string) =>
  search(siteIndex, typed)
    .slice(0, 3)
    .map(({ entry }) => entry.id);

test('[SCH-1] of sixty queries as people type them, at least 95 % have what is wanted among the first three results', () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(60);
  const missed = searchQueries.filter(
    ([typed, wanted]) => !firstThree(typed).includes(wanted.replace(/^action /, '')),
  );
  expect(missed.length / searchQueries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
});

test('[SCH-1] every entry is unique, leads to a page that exists, and is offered to those that may see it', () => {
  const ids = siteEntries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const pages = siteEntries.flatMap(({ access = 'everyone', target }) =>
    'href' in target ? [{ access, pathname: target.href.replace(/#.*/, '') }] : [],
  );
  expect(pages.filter(({ access, pathname }) => accessOf(pathname) !== access)).toEqual([]);
  const links = [...mainLinks, ...footerGroups.flatMap((group) => group.links)];
  expect(links.filter(({ href }) => !ids.includes(href))).toEqual([]);
  expect(Object.keys(searchWords).filter((href) => !ids.includes(href))).toEqual([]);
  expect(new Set(siteEntries.map(({ kind }) => kind))).toEqual(
    new Set(['page', 'product', 'documentation', 'question', 'post', 'action']),
  );
});

test('[SCH-1] hostile texts are searched without an error', () => {
  for (const text of hostileStrings) search(siteIndex, text);
  expect(search(siteIndex, '<script>alert(1)</script>').length).toBeLessThan(siteEntries.length);
});
