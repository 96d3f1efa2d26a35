import type { KeyValueStore, WriteOutcome } from './key-value-store.ts';
import { type Log, loadRecord, type RecordCodec } from './record.ts';

const WRITTEN: WriteOutcome = { kind: 'written' };

/**
 * A change of several keys that must not stay half done: its note is stored first, and removed once everything that it says
 * has taken effect. Belongs in turns at the keys that it changes.
 */
export interface Journal<N> {
  /** Whether no change is unfinished; false also where storage refuses to say so. */
  readonly isEmpty: () => boolean;
  /** The change that is unfinished, if any. */
  readonly read: () => N | undefined;
  /** Stores the note: from here on the change will be finished. */
  readonly begin: (note: N) => WriteOutcome;
  /** Removes the note of a change that is finished, or that was not made. */
  readonly end: () => WriteOutcome;
  /**
   * Finishes the change that was interrupted, if any, or `begun`, whose note may have had no room; a refusal leaves the note
   * for the next call.
   */
  readonly finish: (begun?: N) => WriteOutcome;
}

export interface JournalPorts<N> {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Where the note is stored. */
  readonly codec: RecordCodec<N | undefined>;
  /** Brings a change to its end, wherever it was interrupted. Repeating it must change nothing more. */
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
