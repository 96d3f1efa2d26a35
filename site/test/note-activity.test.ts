import type { AccountRepository, AccountRepositoryLoader } from '@loomwright/auth';
import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { expect, test } from 'vitest';
import { noteActivity } from '../src/adapters/note-activity.ts';

const accountsOf = (...ids: number[]): AccountRepositoryLoader => {
  const repository = { hasAccount: (id) => ids.includes(id) } as AccountRepository;
  return { load: async () => repository, loaded: () => repository };
};

const added = { kind: 'cart', text: 'Added.', at: 7 } as const;

const openPage = () => {
  const origin = createMemoryOrigin();
  const records = createTestRecords(origin.openTab());
  return { origin, records, logged: records.logged, stored: () => [...origin.entries] };
};

test('[STO-1] an activity is stored with its time', async () => {
  const { records, stored, logged } = openPage();
  await noteActivity(records, accountsOf(3), 3, { kind: 'session', text: 'Logged in.', at: 7 });
  await records.isIdle();
  expect(stored()).toEqual([['activity_3', '[{"kind":"session","text":"Logged in.","at":7}]']]);
  expect(logged).toEqual([]);
});

test('[AUT-8] [STO-1] nothing is written for a deleted account, not even by an activity waiting for its turn', async () => {
  const { origin, records, stored, logged } = openPage();
  await noteActivity(records, accountsOf(), 3, { kind: 'session', text: 'Logged out.', at: 7 });
  await records.isIdle();
  expect(stored()).toEqual([]);
  const ids = [3];
  const repository = { hasAccount: (id) => ids.includes(id) } as AccountRepository;
  const turn = origin
    .openTab()
    .exclusively('activity_3', async () => ids.pop(), new AbortController().signal);
  await Promise.all([
    turn,
    noteActivity(records, { load: async () => repository, loaded: () => repository }, 3, added),
  ]);
  await records.isIdle();
  expect([stored(), logged]).toEqual([[], []]);
});

test('[STO-3] a storage failure is logged once, and breaks nothing', async () => {
  const { origin, records, logged } = openPage();
  origin.resize(0);
  await noteActivity(records, accountsOf(3), 3, added);
  await records.isIdle();
  expect(logged).toEqual(['Could not save "activity_3": storage is full.']);
});

test('[RTE-6] rejects when its code cannot be loaded: the caller logs it', async () => {
  const { records } = openPage();
  const accounts = { load: () => Promise.reject(new Error('gone')), loaded: () => undefined };
  await expect(noteActivity(records, accounts, 3, added)).rejects.toThrow('gone');
});
