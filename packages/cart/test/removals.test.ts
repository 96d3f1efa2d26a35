import { expect, it } from 'vitest';
import { NO_REMOVALS, recordCleared, recordRemoved } from '../src/removals.ts';
import { shopCart } from '../src/testing/index.ts';

const idsOf = (removed: readonly { readonly item: { readonly id: number } }[]) =>
  removed.map(({ item }) => item.id);

it('a line removed again is kept once, with its latest state', { tags: ['CRT-9'] }, () => {
  const once = recordRemoved(NO_REMOVALS, shopCart({ 1: 2, 2: 1 }), 1);
  const again = recordRemoved(once, shopCart({ 1: 5, 2: 1 }), 1);
  expect(again.lines.map(({ item }) => [item.id, item.quantity])).toEqual([[1, 5]]);
  expect(idsOf(recordRemoved(again, shopCart({ 1: 1, 2: 1 }), 2).lines)).toEqual([1, 2]);
});

it('lines cleared earlier stay, except those that are cleared again', { tags: ['CRT-9'] }, () => {
  const once = recordCleared(NO_REMOVALS, shopCart({ 1: 2, 2: 1, 3: 1 }));
  const again = recordCleared(once, shopCart({ 2: 4, 5: 1 }));
  expect(again.cleared.map(({ item }) => [item.id, item.quantity])).toEqual([
    [1, 2],
    [3, 1],
    [2, 4],
    [5, 1],
  ]);
});
