import { createMemoryOrigin } from '@loomwright/storage';
import { createTestRecords } from '@loomwright/storage/testing';
import { expect, test, vi } from 'vitest';
import { recordActivityIn } from '../src/adapters/note-activity.ts';

// The first activity also loads the schema, which may take a while.
const options = { timeout: 10_000 };

const openPage = () => {
  const origin = createMemoryOrigin();
  const records = createTestRecords(origin.openTab());
  const note = recordActivityIn({ records, log: () => {}, now: () => 7 });
  return { origin, note, records, stored: () => origin.entries.get('activity_3') };
};

test('an activity is stored with its time', { tags: ['STO-1'] }, async () => {
  const { note, stored } = openPage();
  note(3, { kind: 'session', text: 'Logged in.' });
  await vi.waitFor(() => expect(stored()).toBe('[{"kind":"session","text":"Logged in.","at":7}]'), options);
});

test('of several quantities of a product only the last is stored', { tags: ['STO-1'] }, async () => {
  const { note, stored } = openPage();
  for (const quantity of [2, 3])
    note(3, { kind: 'cart', text: `Loom: quantity ${quantity}.`, subject: 'Loom: quantity ' });
  await vi.waitFor(
    () => expect(stored()).toBe('[{"kind":"cart","text":"Loom: quantity 3.","at":7}]'),
    options,
  );
});

test('a storage failure is logged once, and has no other effect', { tags: ['STO-3'] }, async () => {
  const { note, origin, records } = openPage();
  origin.resize(0);
  note(3, { kind: 'cart', text: 'Added.' });
  await vi.waitFor(
    () => expect(records.logged).toEqual(['Could not save "activity_3": storage is full.']),
    options,
  );
});
