import type { KeyValueStore, WriteOutcome } from './key-value-store.ts';
import { type Log, loadRecord, type RecordCodec } from './record.ts';

const WRITTEN: WriteOutcome = { kind: 'written' };

/**
 * Makes a change to several keys atomic: a note is stored first, so that an interrupted change can be
 * finished. Use it only under the locks of those keys.
 */
export interface Journal<N> {
  /** Whether no note is stored; false if storage refuses to read. */
  readonly isEmpty: () => boolean;
  readonly read: () => N | undefined;
  /** Once the note is stored, an interrupted change will be finished later. */
  readonly begin: (note: N) => WriteOutcome;
  /** Removes the note of a finished or cancelled change. */
  readonly end: () => WriteOutcome;
  /**
   * Finishes the change whose note is stored, or `begun`, whose note may not have fitted. The note stays if
   * storage refuses.
   */
  readonly finish: (begun?: N) => WriteOutcome;
}

export interface JournalPorts<N> {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly codec: RecordCodec<N | undefined>;
  /** Must be idempotent: the change may have been interrupted anywhere. */
  readonly redo: (note: N) => WriteOutcome;
}

export const createJournal = <N>({ store, log, codec, redo }: JournalPorts<N>): Journal<N> => {
  const load = () => loadRecord(store, codec, log);
  const end = () => store.remove(codec.key);
  return {
    isEmpty: () => store.read(codec.key).kind === 'missing',
    read: () => {
      const outcome = load();
      return outcome.kind === 'stored' ? outcome.value : undefined;
    },
    begin: (note) => store.write(codec.key, JSON.stringify(note)),
    end,
    finish: (begun) => {
      const outcome = begun === undefined ? load() : { kind: 'stored' as const, value: begun };
      if (outcome.kind === 'refused') return outcome;
      if (outcome.value === undefined) return WRITTEN;
      const redone = redo(outcome.value);
      if (redone.kind === 'written') return end();
      log(`Could not finish "${codec.key}": storage is ${redone.reason}.`);
      return redone;
    },
  };
};
