/** What the owner of a stored record invokes: reading, storing in a turn, storing at once, watching (STO-2, STO-3, STO-4). */
import { fromCallback, fromPromise } from 'xstate';
import type { KeyValueStore } from './key-value-store.ts';
import { changeRecord, type Log, loadRecord, type RecordCodec, type RecordOutcome } from './record.ts';
import type { RecordEvent } from './record-events.ts';
import { failTurn, giveUpTurn, type Pending, type Reduce, type Turn, takeTurn } from './replica.ts';

/** One record: how its text is read and written, and what its commands mean. */
export interface RecordPorts<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly codec: RecordCodec<T>;
  readonly reduce: Reduce<T, C>;
  /** False while a change of several keys is unfinished, which a turn finishes first. */
  readonly isInOrder?: (() => boolean) | undefined;
  /** Whether what a key belongs to was deleted: commands are given up then. */
  readonly isGone?: ((key: string) => boolean | undefined) | undefined;
  /** Its last known value, for storage that cannot be read. */
  readonly known?: T | undefined;
}

/** Which record it is: the key of its codec. */
export interface RecordInput {
  readonly key: string;
}

interface TurnInput<T, C> extends RecordInput {
  readonly known: T;
  readonly taken: readonly Pending<C>[];
}

const change = <T, C>({ store, log, codec, reduce, isGone }: RecordPorts<T, C>, input: TurnInput<T, C>) =>
  isGone?.(codec.key) ? giveUpTurn(input.known, input.taken) : changeRecord(store, codec, reduce, input, log);

/** The actors of the records whose ports `portsOf` gives by key. */
export const createRecordActors = <T, C>(portsOf: (key: string) => RecordPorts<T, C>) => ({
  readRecord: fromPromise<RecordOutcome<T>, RecordInput>(async ({ input: { key }, signal }) => {
    const { store, codec, log } = portsOf(key);
    const found = store.read(key);
    if (found.kind !== 'found') return loadRecord(store, codec, log);
    // Moving unreadable data writes: two tabs that start together must not both do it.
    return codec.decode(found.text) === undefined
      ? store.exclusively(key, () => loadRecord(store, codec, log), signal)
      : loadRecord(store, codec, log);
  }),
  writeRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input, signal }) => {
    const ports = portsOf(input.key);
    try {
      return await ports.store.exclusively(input.key, () => change(ports, input), signal);
    } catch (error) {
      return failTurn(input.known, input.taken, error);
    }
  }),
  // Within the event that asks for it: there may be no other.
  flushRecord: fromPromise<Turn<T, C>, TurnInput<T, C>>(async ({ input }) => {
    const ports = portsOf(input.key);
    const { isInOrder = () => true, reduce } = ports;
    return isInOrder() ? change(ports, input) : takeTurn(input.known, [], reduce);
  }),
  watchRecord: fromCallback<RecordEvent<T, C>, RecordInput>(({ input: { key }, sendBack }) => {
    const { store, codec, log } = portsOf(key);
    return store.watch(key, () =>
      sendBack({ type: 'record.changedElsewhere', outcome: loadRecord(store, codec, log) }),
    );
  }),
});
