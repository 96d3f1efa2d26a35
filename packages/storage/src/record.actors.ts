/** What the owner of a stored record invokes: reading, storing in a turn, storing at once, watching (STO-2, STO-3, STO-4). */
import { fromCallback, fromPromise } from 'xstate';
import type { KeyValueStore, WriteOutcome } from './key-value-store.ts';
import {
  changeRecord,
  type Log,
  loadRecord,
  peekRecord,
  type RecordCodec,
  type RecordOutcome,
} from './record.ts';
import type { RecordEvent } from './record-events.ts';
import { failTurn, giveUpTurn, type Reduce, type Turn, type TurnInput, takeTurn } from './replica.ts';
import { inTurns } from './turns.ts';

/** How the text of a record is read and written, and what its commands mean. */
export interface RecordDescription<T, C> {
  readonly codec: RecordCodec<T>;
  readonly reduce: Reduce<T, C>;
  /** Where its key is changed together with others: what was interrupted is finished before the record is read or changed. */
  readonly journal?: { readonly isEmpty: () => boolean; readonly finish: () => WriteOutcome };
  /** The keys whose turns a change takes, in this order; that of the record alone when missing. */
  readonly turns?: readonly string[];
  /** How a change is stored; as `changeRecord` does when missing. */
  readonly change?: (input: TurnInput<T, C>) => Turn<T, C>;
}

/** One record of a tab. */
export interface RecordPorts<T, C> extends RecordDescription<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Whether what a key belongs to was deleted: commands are given up then. */
  readonly isGone?: ((key: string) => boolean) | undefined;
}

export const createRecordActors = <T, C>(ports: RecordPorts<T, C>) => {
  const { codec, isGone, journal, log, reduce, store, turns = [codec.key] } = ports;
  const load = () => loadRecord(store, codec, log);
  const { change = (input: TurnInput<T, C>) => changeRecord(store, codec, reduce, input, log) } = ports;
  const changeIn = (input: TurnInput<T, C>): Turn<T, C> =>
    isGone?.(codec.key) ? giveUpTurn(input.known, input.taken) : change(input);
  const isInOrder = () => journal?.isEmpty() ?? true;
  return {
    readRecord: fromPromise<RecordOutcome<T>>(async ({ signal }) => {
      const found = peekRecord(store, codec);
      if (found && isInOrder()) return found;
      // This writes: two tabs that start together must not both do it.
      const finishAndLoad = () => {
        journal?.finish();
        return load();
      };
      const loaded = await inTurns(store, turns, finishAndLoad, signal);
      return loaded.kind === 'refused' && found ? found : loaded;
    }),
    writeRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input, signal }) => {
      const { known, taken } = input;
      const finishAndChange = () => {
        const finished = journal?.finish();
        return finished?.kind === 'refused'
          ? takeTurn(known, taken, reduce, finished.reason)
          : changeIn(input);
      };
      return inTurns(store, turns, finishAndChange, signal).catch((error: unknown) =>
        failTurn(known, taken, error),
      );
    }),
    // Within the event that asks for it: there may be no other.
    flushRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input }) =>
      isInOrder() ? changeIn(input) : takeTurn(input.known, [], reduce),
    ),
    watchRecord: fromCallback<RecordEvent<T, C>>(({ sendBack }) =>
      store.watch(codec.key, () => sendBack({ type: 'record.changedElsewhere', outcome: load() })),
    ),
  };
};
