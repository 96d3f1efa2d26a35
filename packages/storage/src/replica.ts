import type { RefusalReason } from './key-value-store.ts';

/** `value` is `stored` with the applied commands on top, so a change by another tab undoes no command. */
export interface Replica<T, C> {
  /** The value last read from storage or written to it. */
  readonly stored: T;
  /** Oldest first. */
  readonly pending: readonly Pending<C>[];
  readonly value: T;
}

/** A command with an `ask` is answered once it is stored, and is not shown before. */
export interface Pending<C> {
  readonly command: C;
  readonly ask?: Ask | undefined;
}

export interface Ask {
  readonly id: number;
  /** An aborted command is not stored. */
  readonly signal: AbortSignal;
  /** Whether the command stays pending if storage refuses it. */
  readonly isKept: boolean;
}

export type Answer<T> =
  | { readonly id: number; readonly change: Change<T> }
  | { readonly id: number; readonly error: unknown };

export interface Change<T> {
  readonly before: T;
  /** The same reference as `before` if nothing changed. */
  readonly after: T;
  /** Why storage refused; `after` is then in memory only. */
  readonly refused: RefusalReason | undefined;
}

export interface TurnInput<T, C> {
  /** Used if storage cannot be read. */
  readonly known: T;
  readonly taken: readonly Pending<C>[];
}

export interface Turn<T, C> {
  readonly taken: readonly Pending<C>[];
  readonly stored: T;
  /** Refused commands that stay pending. */
  readonly unstored: readonly Pending<C>[];
  readonly answers: readonly Answer<T>[];
  readonly refused: RefusalReason | undefined;
}

/** Returns the same reference if nothing changes. Must be total and pure. */
export type Reduce<T, C> = (value: T, command: C) => T;

const show = <T, C>(stored: T, pending: readonly Pending<C>[], reduce: Reduce<T, C>): Replica<T, C> => ({
  stored,
  pending,
  value: pending.reduce((value, { command, ask }) => (ask ? value : reduce(value, command)), stored),
});

export const createReplica = <T, C>(stored: T): Replica<T, C> => ({ stored, pending: [], value: stored });

export const addPending = <T, C>(
  { stored, pending, value }: Replica<T, C>,
  added: Pending<C>,
  reduce: Reduce<T, C>,
): Replica<T, C> => ({
  stored,
  pending: [...pending, added],
  value: added.ask ? value : reduce(value, added.command),
});

export const followStored = <T, C>({ pending }: Replica<T, C>, stored: T, reduce: Reduce<T, C>) =>
  show(stored, pending, reduce);

export const dropPending = <T, C>(
  { pending, stored }: Replica<T, C>,
  dropped: readonly Pending<C>[],
  reduce: Reduce<T, C>,
): Replica<T, C> =>
  show(
    stored,
    pending.filter((one) => !dropped.includes(one)),
    reduce,
  );

export const followTurn = <T, C>(
  { pending }: Replica<T, C>,
  { taken, stored, unstored }: Turn<T, C>,
  reduce: Reduce<T, C>,
): Replica<T, C> => show(stored, [...unstored, ...pending.filter((one) => !taken.includes(one))], reduce);

/** Applies the commands. If storage refused, they stay pending, except requests without `isKept`. */
export const takeTurn = <T, C>(
  found: T,
  taken: readonly Pending<C>[],
  reduce: Reduce<T, C>,
  refused?: RefusalReason,
): Turn<T, C> => {
  const unstored: Pending<C>[] = [];
  const answers: Answer<T>[] = [];
  let value = found;
  for (const { command, ask } of taken) {
    if (ask?.signal.aborted) {
      answers.push({ id: ask.id, error: new Error('aborted') });
      continue;
    }
    const before = value;
    if (!refused || !ask || ask.isKept) value = reduce(before, command);
    if (refused && (!ask || ask.isKept)) unstored.push({ command });
    if (ask) answers.push({ id: ask.id, change: { before, after: value, refused } });
  }
  return { taken, stored: refused ? found : value, unstored, answers, refused };
};

/** Answers requests with the error; applied commands stay pending. */
export const failTurn = <T, C>(stored: T, taken: readonly Pending<C>[], error: unknown): Turn<T, C> => ({
  taken,
  stored,
  unstored: taken.filter(({ ask }) => !ask),
  answers: taken.flatMap(({ ask }) => (ask ? [{ id: ask.id, error }] : [])),
  refused: 'blocked',
});

/** For a deleted owner: answers requests with an error, and drops the rest. */
export const abandonTurn = <T, C>(stored: T, taken: readonly Pending<C>[]): Turn<T, C> => ({
  ...failTurn(stored, taken, new Error('This account was deleted.')),
  unstored: [],
});
