import { createMemoryOrigin, type KeyValueStore } from '@loomwright/storage';
import { createFaultyStore, createTestRecords, type Fault, TabCrash } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import { type ActivityEntry, addQuote, recordActivity } from '../src/index.ts';
import type { NewQuote } from '../src/quote.ts';

const { signal } = new AbortController();
const quote: NewQuote = { at: 5, lines: [], totalCents: 0, status: 'kept' };
const entry: ActivityEntry = { kind: 'cart', text: 'Added one.', at: 5 };

const openRecords = (store: KeyValueStore, hasAccount = () => true) =>
  createTestRecords(store, undefined, undefined, () => !hasAccount());

const key = 'quotes_1';
const before = JSON.stringify([{ ...quote, id: 1 }]);
const write = (store: KeyValueStore, hasAccount?: () => boolean) =>
  addQuote(openRecords(store, hasAccount), 1, quote, signal);

const sizeOf = (text = '[]') => (JSON.parse(text) as unknown[]).length;

describe('adding a request', () => {
  it('stores it even while other tabs write', { tags: ['STO-1', 'STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const tabs = [1, 2, 3].map(() => origin.openTab());
    expect(await Promise.all(tabs.map((tab) => write(tab)))).toEqual([true, true, true]);
    expect(sizeOf(origin.entries.get(key))).toBe(3);
    expect([...origin.entries.keys()]).toEqual([key]);
  });

  it('writes nothing if the account is deleted, even while it waits for its turn', {
    tags: ['AUT-8', 'STO-1'],
  }, async () => {
    const origin = createMemoryOrigin();
    await expect(write(origin.openTab(), () => false)).rejects.toThrow('This account was deleted.');
    let isThere = true;
    const deletion = origin.openTab().exclusively(
      key,
      async () => {
        isThere = false;
      },
      signal,
    );
    const written = write(origin.openTab(), () => isThere);
    await deletion;
    await expect(written).rejects.toThrow('This account was deleted.');
    expect(origin.entries.size).toBe(0);
  });

  it('returns false for blocked or full storage, and keeps what was stored', {
    tags: ['STO-3'],
  }, async () => {
    for (const refuse of [
      (origin: ReturnType<typeof createMemoryOrigin>) => origin.block(true),
      (origin: ReturnType<typeof createMemoryOrigin>) => origin.resize(0),
    ]) {
      const origin = createMemoryOrigin();
      origin.entries.set(key, before);
      refuse(origin);
      expect(await write(origin.openTab())).toBe(false);
      expect(origin.entries.get(key)).toBe(before);
    }
  });

  it('moves unreadable data aside and replaces it', { tags: ['STO-2'] }, async () => {
    const origin = createMemoryOrigin();
    origin.entries.set(key, '{"no":"list"}');
    expect(await write(origin.openTab())).toBe(true);
    expect(origin.entries.get(`${key}.unreadable`)).toBe('{"no":"list"}');
    expect(sizeOf(origin.entries.get(key))).toBe(1);
  });

  it.each(['refusedOnce', 'refusedOn', 'crashed'] as const)(
    'loses nothing with the fault %s at any operation, and reports success correctly',
    { tags: ['STO-3'] },
    async (kind) => {
      for (const stored of [before, 'unreadable']) {
        for (let at = 1, isMet = true; isMet; at += 1) {
          const origin = createMemoryOrigin();
          origin.entries.set(key, stored);
          let crash = () => {};
          // The request of a crashed tab never settles.
          const crashed = new Promise<undefined>((resolve) => {
            crash = () => resolve(undefined);
          });
          const faulty = createFaultyStore(origin.openTab(), crash);
          faulty.arm({ kind, at } satisfies Fault);
          const isKept = await Promise.race([write(faulty.store), crashed]).catch((error: unknown) => {
            expect(error).toBeInstanceOf(TabCrash);
            return undefined;
          });
          isMet = faulty.operations() >= at;
          const [now, aside] = [origin.entries.get(key), origin.entries.get(`${key}.unreadable`)];
          if (stored === before) {
            expect(sizeOf(now)).toBe(isKept ? 2 : 1);
            expect(aside).toBeUndefined();
          } else {
            expect([now, aside]).toContain(stored);
            if (isKept) expect(sizeOf(now)).toBe(1);
          }
        }
      }
    },
  );

  it('writes nothing when the signal aborts before its turn', { tags: ['STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    const records = openRecords(origin.openTab());
    const calledOff = AbortSignal.abort();
    await expect(addQuote(records, 1, quote, calledOff)).rejects.toThrow();
    expect(origin.entries.size).toBe(0);
  });
});

describe('adding an activity', () => {
  const noteIn = (origin: ReturnType<typeof createMemoryOrigin>, hasAccount = () => true) => {
    const records = openRecords(origin.openTab(), hasAccount);
    recordActivity(records, 1, { entry });
    return records;
  };
  const activity = 'activity_1';

  it('stores it even while other tabs add one', { tags: ['STO-1', 'STO-4'] }, async () => {
    const origin = createMemoryOrigin();
    for (const records of [1, 2, 3].map(() => noteIn(origin))) await records.isIdle();
    expect(sizeOf(origin.entries.get(activity))).toBe(3);
  });

  it.each([undefined, JSON.stringify([{ ...entry, at: 1 }])])(
    'stores it even if the page is left at once, with %j in storage',
    { tags: ['STO-1'] },
    (text) => {
      const origin = createMemoryOrigin();
      if (text) origin.entries.set(activity, text);
      noteIn(origin).flush();
      expect(sizeOf(origin.entries.get(activity))).toBe(text ? 2 : 1);
    },
  );

  it('writes nothing for a deleted account, in its turn or when the page is left', {
    tags: ['AUT-8', 'STO-1'],
  }, async () => {
    const origin = createMemoryOrigin();
    let isThere = true;
    const records = noteIn(origin, () => isThere);
    isThere = false;
    const left = noteIn(origin, () => false);
    left.flush();
    for (const one of [records, left]) await one.isIdle();
    expect([origin.entries.size, records.refused, left.refused]).toEqual([0, [], []]);
  });

  it('keeps it in memory when storage is full, and reports that', { tags: ['STO-3'] }, async () => {
    const origin = createMemoryOrigin({ capacity: 0 });
    const records = noteIn(origin);
    await records.isIdle();
    expect([origin.entries.size, records.refused]).toEqual([0, ['full']]);
  });
});
