// What the checker has found: shortest traces, kept as tests.
import { expect, it } from 'vitest';
import { record } from './scopes.ts';

// The write that hiding asked for waits for its turn; it counted as on its way, so that closing the page did not ask again.
it('a hidden page that is closed before its turn stores what it was given', {
  tags: ['STO-4'],
}, async () => {
  const scope = record('found', { past: { applies: 2, asks: 0, hides: 1, reloads: 1 } });
  expect(
    await scope.broken([
      { tab: 0, what: 'apply 1' },
      { tab: 0, what: 'grant ids' },
      { tab: 1, what: 'apply 2' },
      { tab: 1, what: 'hide' },
      { tab: 1, what: 'reload' },
    ]),
  ).toEqual([]);
});

it('it is stored where the page was not hidden before, and where it had its turn', {
  tags: ['STO-4'],
}, async () => {
  const scope = record('found', { past: { applies: 2, asks: 0, hides: 1, reloads: 1 } });
  const first = ['apply 1', 'grant ids'].map((what) => ({ tab: 0, what }));
  const inTab = (...events: readonly string[]) => events.map((what) => ({ tab: 1, what }));
  expect(await scope.broken([...first, ...inTab('apply 2', 'reload')])).toEqual([]);
  expect(await scope.broken([...first, ...inTab('apply 2', 'hide', 'grant ids', 'reload')])).toEqual([]);
});
