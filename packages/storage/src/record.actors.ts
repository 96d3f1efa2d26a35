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
import { abandonTurn, failTurn, type Reduce, type Turn, type TurnInput, takeTurn } from './replica.ts';
import { inTurns } from './turns.ts';

export interface RecordDescription<T, C> {
  readonly codec: RecordCodec<T>;
  readonly reduce: Reduce<T, C>;
  /** For a record that changes together with others. */
  readonly journal?: { readonly isEmpty: () => boolean; readonly finish: () => WriteOutcome };
  /** The locks that a change takes, in this order; by default only the lock of the record. */
  readonly turns?: readonly string[];
  readonly change?: (input: TurnInput<T, C>) => Turn<T, C>;
}

export interface RecordPorts<T, C> extends RecordDescription<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  /** Whether the owner of a key was deleted. Commands for such a key are dropped. */
  readonly isOwnerDeleted?: ((key: string) => boolean) | undefined;
}

export const createRecordActors = <T, C>(ports: RecordPorts<T, C>) => {
  const { codec, isOwnerDeleted, journal, log, reduce, store, turns = [codec.key] } = ports;
  const load = () => loadRecord(store, codec, log);
  const { change = (input: TurnInput<T, C>) => changeRecord(store, codec, reduce, input, log) } = ports;
  const changeIn = (input: TurnInput<T, C>): Turn<T, C> =>
    isOwnerDeleted?.(codec.key) ? abandonTurn(input.known, input.taken) : change(input);
  const hasNoInterruptedMove = () => journal?.isEmpty() ?? true;
  return {
    readRecord: fromPromise<RecordOutcome<T>>(async ({ signal }) => {
      const found = peekRecord(store, codec);
      if (found && hasNoInterruptedMove()) return found;
      // Needs the lock: it writes, and two tabs may start at the same time.
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
    // Writes without an `await`, because a hidden page may get no further events.
    flushRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input }) =>
      hasNoInterruptedMove() ? changeIn(input) : takeTurn(input.known, [], reduce),
    ),
    watchRecord: fromCallback<RecordEvent<T, C>>(({ sendBack }) =>
      store.watch(codec.key, () => sendBack({ type: 'record.changedExternally', outcome: load() })),
    ),
  };
};
