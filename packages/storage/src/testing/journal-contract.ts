import { contract } from '@loomwright/machine-testing';
import type { Journal } from '../journal.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { createMemoryOrigin, type MemoryOrigin } from '../memory-store.ts';
import { createFaultyStore, type Fault, TabCrash } from './faulty-store.ts';

export interface JournalExample<N> {
  readonly createJournal: (store: KeyValueStore) => Journal<N>;
  /** The note of a change, stored under `key`. */
  readonly note: N;
  readonly key: string;
  readonly prepare?: (origin: MemoryOrigin) => void;
  /** Whether the whole change has taken effect. */
  readonly isDone: (origin: MemoryOrigin) => boolean;
}

const kinds = ['refusedOnce', 'refusedOn', 'crashed'] as const;

/** Cases that every journal must pass: a change is finished wherever it was interrupted (STO-3). */
export const journalContract = <N>({
  createJournal,
  isDone,
  key,
  note,
  prepare = () => {},
}: JournalExample<N>) => {
  const interrupt = (origin: MemoryOrigin, fault: Fault): boolean => {
    const { operations, store, arm } = createFaultyStore(origin.openTab());
    const journal = createJournal(store);
    arm(fault);
    try {
      if (journal.begin(note).kind === 'written') journal.finish();
    } catch (error) {
      if (!(error instanceof TabCrash)) throw error;
    }
    return operations() >= fault.at;
  };
  const openPrepared = () => {
    const origin = createMemoryOrigin();
    prepare(origin);
    return origin;
  };

  return contract('journal', (check) => ({
    'a change that is begun and finished has taken effect, and its note is removed': () => {
      const origin = openPrepared();
      const journal = createJournal(origin.openTab());
      check(journal.isEmpty(), 'is not empty at first');
      check(journal.begin(note).kind === 'written', 'cannot begin');
      check(!journal.isEmpty() && JSON.stringify(journal.read()) === JSON.stringify(note), 'loses its note');
      check(journal.finish().kind === 'written' && isDone(origin), 'does not finish');
      check(journal.isEmpty() && !origin.entries.has(key), 'leaves its note');
    },
    'a change is finished later, wherever storage refused or the tab crashed': () => {
      for (const kind of kinds)
        for (let at = 1; ; at += 1) {
          const origin = openPrepared();
          if (!interrupt(origin, { kind, at })) break;
          const isBegun = origin.entries.has(key);
          check(createJournal(origin.openTab()).finish().kind === 'written', `cannot finish: ${kind} ${at}`);
          check(!isBegun || isDone(origin), `does not finish: ${kind} ${at}`);
          check(!origin.entries.has(key), `leaves its note: ${kind} ${at}`);
        }
    },
    'finishing again changes nothing': () => {
      const origin = openPrepared();
      const journal = createJournal(origin.openTab());
      journal.begin(note);
      journal.finish();
      const before = JSON.stringify([...origin.entries]);
      check(journal.finish().kind === 'written', 'cannot finish nothing');
      check(JSON.stringify([...origin.entries]) === before, 'changes something twice');
    },
  }));
};
