import { expect, test } from 'vitest';
import { MAX_ENTRIES, type SavingStatus, toListView, toSavingView } from '../src/index.ts';

const entries = (count: number) => Array.from({ length: count }, (_, id) => ({ id, label: '', address: '' }));

test('short lists start expanded, and a full one explains why nothing can be added', {
  tags: ['PGN-1'],
}, () => {
  expect(toListView([])).toEqual({ startsOpen: true, fullText: '' });
  expect(toListView(entries(4)).startsOpen).toBe(true);
  expect(toListView(entries(5)).startsOpen).toBe(false);
  expect(toListView(entries(MAX_ENTRIES - 1)).fullText).toBe('');
  expect(toListView(entries(MAX_ENTRIES)).fullText).toBe('50 is as many as a page can have.');
});

test('refused work is reported as lost on close, with the ways to keep it', {
  tags: ['PGN-1', 'STO-3'],
}, () => {
  const views = (['kept', 'saving', 'full', 'blocked'] satisfies SavingStatus[]).map(toSavingView);
  expect(views.map(({ isLost }) => isLost)).toEqual([false, false, true, true]);
  expect(views.slice(0, 2).map(({ savingText }) => savingText)).toEqual(['Kept in this browser', 'Saving…']);
  for (const { isLost, savingText } of views)
    expect(/^Not kept: .* Download your page or export your work\.$/.test(savingText)).toBe(isLost);
});
