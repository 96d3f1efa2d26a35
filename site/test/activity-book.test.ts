import { createActivityCodec } from '@loomwright/account';
import type { AccountBook, AccountBookLoader } from '@loomwright/auth';
import { createMemoryOrigin } from '@loomwright/storage';
import { expect, test } from 'vitest';
import { note } from '../src/adapters/activity-book.ts';

const accountsOf = (...ids: number[]): AccountBookLoader => {
  const book = { hasAccount: (id) => ids.includes(id) } as AccountBook;
  return { load: async () => book, loaded: () => book };
};

const openPage = () => {
  const origin = createMemoryOrigin();
  const logged: string[] = [];
  return {
    origin,
    logged,
    page: { store: origin.openTab(), log: (message: string) => logged.push(message) },
    stored: () => [...origin.entries],
  };
};

test('[STO-1] what a member does is stored with its time', async () => {
  const { page, stored, logged } = openPage();
  await note(page, accountsOf(3), 7, [3, 'session', 'Logged in.']);
  expect(stored()).toEqual([['activity_3', '[{"kind":"session","text":"Logged in.","at":7}]']]);
  expect(logged).toEqual([]);
});

test('[AUT-8] [STO-1] of an account that was deleted nothing is written afterwards, not even while a note waits its turn', async () => {
  const { origin, page, stored, logged } = openPage();
  await note(page, accountsOf(), 7, [3, 'session', 'Logged out.']);
  expect(stored()).toEqual([]);
  const ids = [3];
  const book = { hasAccount: (id) => ids.includes(id) } as AccountBook;
  const turn = origin
    .openTab()
    .exclusively('activity_3', async () => ids.pop(), new AbortController().signal);
  await Promise.all([
    turn,
    note(page, { load: async () => book, loaded: () => book }, 7, [3, 'cart', 'Added.']),
  ]);
  expect([stored(), logged]).toEqual([[], []]);
});

test('[STO-3] what storage refuses is logged once, and breaks nothing', async () => {
  const { origin, page, logged } = openPage();
  await createActivityCodec(3).prepare();
  origin.resize(0);
  await note(page, accountsOf(3), 7, [3, 'cart', 'Added.']);
  expect(logged).toEqual(['Could not save "activity_3": storage is full.']);
});

test('[RTE-6] code that cannot be had rejects: the caller logs it', async () => {
  const { page } = openPage();
  const accounts = { load: () => Promise.reject(new Error('gone')), loaded: () => undefined };
  await expect(note(page, accounts, 7, [3, 'cart', 'Added.'])).rejects.toThrow('gone');
});
