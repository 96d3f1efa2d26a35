import { describe, expect, it } from 'vitest';
import { createJournal, createMemoryOrigin, createRecordCodec, type WriteOutcome } from '../src/index.ts';
import { createFaultyStore, journalContract } from '../src/testing/index.ts';

const codec = createRecordCodec<string | undefined>({
  key: 'note',
  empty: undefined,
  schema: {
    safeParse: (input) => (typeof input === 'string' ? { success: true, data: input } : { success: false }),
  },
});

const createTwins = (store = createMemoryOrigin().openTab(), log: (message: string) => void = () => {}) => {
  const redo = (text: string): WriteOutcome => {
    const one = store.write('one', text);
    return one.kind === 'refused' ? one : store.write('other', text);
  };
  return createJournal({ store, log, codec, redo });
};

describe('a journal', () => {
  for (const { title, run } of journalContract({
    createJournal: createTwins,
    note: 'text',
    key: 'note',
    isDone: ({ entries }) => entries.get('one') === 'text' && entries.get('other') === 'text',
  }))
    it(title, { tags: ['STO-3', 'STO-4'] }, run);

  it('an unreadable note is moved aside and changes nothing', { tags: ['STO-2'] }, () => {
    const origin = createMemoryOrigin();
    origin.entries.set('note', '{');
    expect(createTwins(origin.openTab()).finish()).toEqual({ kind: 'written' });
    expect(Object.fromEntries(origin.entries)).toEqual({ 'note.unreadable': '{' });
  });

  it('a change that storage refuses to finish is logged, and its note stays', { tags: ['STO-3'] }, () => {
    const origin = createMemoryOrigin();
    const logged: string[] = [];
    const faulty = createFaultyStore(origin.openTab());
    const journal = createTwins(faulty.store, (message) => logged.push(message));
    journal.begin('text');
    origin.resize(0);
    expect(journal.finish()).toEqual({ kind: 'refused', reason: 'full' });
    expect([journal.isEmpty(), journal.read(), logged]).toEqual([
      false,
      'text',
      ['Could not finish "note": storage is full.'],
    ]);
  });

  it('a change can be finished even if its note has no room', { tags: ['STO-3'] }, () => {
    const origin = createMemoryOrigin();
    expect(createTwins(origin.openTab()).finish('text')).toEqual({ kind: 'written' });
    expect(Object.fromEntries(origin.entries)).toEqual({ one: 'text', other: 'text' });
  });

  it('a cancelled change leaves nothing to finish', { tags: ['STO-3'] }, () => {
    const origin = createMemoryOrigin();
    const journal = createTwins(origin.openTab());
    journal.begin('text');
    journal.end();
    expect(journal.finish()).toEqual({ kind: 'written' });
    expect(origin.entries.size).toBe(0);
  });
});
