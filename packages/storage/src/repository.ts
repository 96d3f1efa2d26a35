import type { KeyValueStore, RefusalReason } from './key-value-store.ts';
import { changeRecord, type Log, loadRecord, type RecordCodec } from './record.ts';
import type { Reduce } from './replica.ts';

/** What is known of a record; `refused` says why storage would not show it, and `value` is from memory then. */
export interface Reading<T> {
  readonly value: T;
  readonly refused: RefusalReason | undefined;
}

/** What a change came to; `refused` says why storage would not keep it, and `after` lives in memory then. */
export interface Change<T> {
  /** As it was when the change had its turn, whatever any tab did before. */
  readonly before: T;
  /** The same reference as `before` when the change changed nothing. */
  readonly after: T;
  readonly refused: RefusalReason | undefined;
}

/**
 * A stored record for those who decide by what a change came to: an account whose e-mail was free, an attempt that was
 * counted. Where a record actor shows first and stores later, this one answers when it is stored (STO-4). What storage
 * refuses is remembered, and goes with the next change.
 */
export interface Repository<T, C> {
  /** Brings the schema, and moves what nobody can read out of the way; `read` needs it. */
  readonly prepare: (signal: AbortSignal) => Promise<void>;
  readonly read: () => Reading<T>;
  /** Rejects only when the turn is called off by `signal`, or the schema cannot be had. */
  readonly change: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** As `change`, but what storage refuses is not remembered: nothing has changed then, and `after` is `before`. */
  readonly attempt: (command: C, signal: AbortSignal) => Promise<Change<T>>;
  /** Calls back after every change another tab made; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

export interface RepositoryPorts<T, C> {
  readonly store: KeyValueStore;
  readonly log: Log;
  readonly codec: RecordCodec<T>;
  readonly reduce: Reduce<T, C>;
}

export const createRepository = <T, C>({
  store,
  log,
  codec,
  reduce,
}: RepositoryPorts<T, C>): Repository<T, C> => {
  let stored = codec.initial;
  let pending: readonly C[] = [];

  const read = (): Reading<T> => {
    const outcome = loadRecord(store, codec, log);
    if (outcome.kind === 'stored') stored = outcome.value;
    return {
      value: pending.reduce(reduce, stored),
      refused: outcome.kind === 'refused' ? outcome.reason : undefined,
    };
  };
  const change = (command: C, isKept: boolean): Change<T> => {
    const { value: before, refused } = read();
    const commands = [...pending, command];
    const outcome = refused
      ? ({ kind: 'refused', reason: refused } as const)
      : changeRecord(store, codec, reduce, commands, log);
    if (outcome.kind === 'stored') stored = outcome.value;
    if (outcome.kind === 'stored') pending = [];
    else if (isKept) pending = commands;
    return {
      before,
      after: outcome.kind === 'stored' || isKept ? reduce(before, command) : before,
      refused: outcome.kind === 'refused' ? outcome.reason : undefined,
    };
  };
  const takeTurn = async (command: C, isKept: boolean, signal: AbortSignal) => {
    await codec.prepare();
    return store.exclusively(codec.key, () => change(command, isKept), signal);
  };
  return {
    prepare: async (signal) => {
      await codec.prepare();
      const found = store.read(codec.key);
      // Moving unreadable data writes: two tabs that start together must not both do it.
      if (found.kind === 'found' && codec.decode(found.text) === undefined)
        await store.exclusively(codec.key, read, signal);
    },
    read,
    change: (command, signal) => takeTurn(command, true, signal),
    attempt: (command, signal) => takeTurn(command, false, signal),
    watch: (onChange) => store.watch(codec.key, onChange),
  };
};
