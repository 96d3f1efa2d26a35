// Shortest traces of bugs that the checker found.
import { expect, it } from 'vitest';
import { record } from './scopes.ts';

// The flush of a hidden page waited for the lock and counted as running, so closing the page started no
// second flush.
it('a hidden page that is closed before it gets the lock stores its commands', {
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

it('a page that was not hidden before, or that got the lock, stores them', {
  tags: ['STO-4'],
}, async () => {
  const scope = record('found', { past: { applies: 2, asks: 0, hides: 1, reloads: 1 } });
  const first = ['apply 1', 'grant ids'].map((what) => ({ tab: 0, what }));
  const inTab = (...events: readonly string[]) => events.map((what) => ({ tab: 1, what }));
  expect(await scope.broken([...first, ...inTab('apply 2', 'reload')])).toEqual([]);
  expect(await scope.broken([...first, ...inTab('apply 2', 'hide', 'grant ids', 'reload')])).toEqual([]);
});
