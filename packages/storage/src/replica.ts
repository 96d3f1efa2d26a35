import type { RefusalReason } from './key-value-store.ts';

/**
 * What one tab knows of a stored record: the value last seen in storage, and the commands given here since that are
 * not stored yet. The site shows the one applied to the other, so a command shows at once and a change made in another
 * tab never undoes it.
 */
export interface Replica<T, C> {
  /** As last seen in storage. */
  readonly stored: T;
  /** Commands given in this tab and not stored yet, oldest first. */
  readonly pending: readonly Pending<C>[];
  /** `stored` with the pending commands applied: the shown value. */
  readonly value: T;
}

/** A command that waits to be stored; one with an `ask` is answered once it is stored, and not shown before. */
export interface Pending<C> {
  readonly command: C;
  readonly ask?: Ask | undefined;
}

export interface Ask {
  /** Distinguishes the answers of a record. */
  readonly id: number;
  /** Once it is aborted the command is not stored. */
  readonly signal: AbortSignal;
  /** Whether the command is kept in memory and stored later when storage refuses it. */
  readonly isKept: boolean;
}

/** The result of an asked command, or the error that kept it from its turn. */
export type Answer<T> =
  | { readonly id: number; readonly change: Change<T> }
  | { readonly id: number; readonly error: unknown };

export interface Change<T> {
  /** The value when the command had its turn, with the changes of all tabs before. */
  readonly before: T;
  /** The same reference as `before` when the command changed nothing. */
  readonly after: T;
  /** Why storage would not keep it: `after` lives in memory then. */
  readonly refused: RefusalReason | undefined;
}

/** What a turn stores. */
export interface TurnInput<T, C> {
  /** Takes the place of a value that storage will not show. */
  readonly known: T;
  readonly taken: readonly Pending<C>[];
}

/** What storing some pending commands resulted in. */
export interface Turn<T, C> {
  readonly taken: readonly Pending<C>[];
  /** As it is in storage now, as far as this tab knows. */
  readonly stored: T;
  /** Of those taken, the ones that storage refused and this tab keeps. */
  readonly unstored: readonly Pending<C>[];
  readonly answers: readonly Answer<T>[];
  readonly refused: RefusalReason | undefined;
}

/** Applies one command; returns the same reference when nothing changes. Must be total and pure. */
export type Reduce<T, C> = (value: T, command: C) => T;

const show = <T, C>(stored: T, pending: readonly Pending<C>[], reduce: Reduce<T, C>): Replica<T, C> => ({
  stored,
  pending,
  value: pending.reduce((value, { command, ask }) => (ask ? value : reduce(value, command)), stored),
});

/** A replica that has seen `stored` and was given nothing. */
export const createReplica = <T, C>(stored: T): Replica<T, C> => ({ stored, pending: [], value: stored });

/** A command given here: stored later, and shown at once unless it is asked for. */
export const addPending = <T, C>(
  { stored, pending, value }: Replica<T, C>,
  added: Pending<C>,
  reduce: Reduce<T, C>,
): Replica<T, C> => ({
  stored,
  pending: [...pending, added],
  value: added.ask ? value : reduce(value, added.command),
});

/** Storage holds `stored`; pending commands stay on top of it. */
export const followStored = <T, C>({ pending }: Replica<T, C>, stored: T, reduce: Reduce<T, C>) =>
  show(stored, pending, reduce);

/** Some pending commands took effect elsewhere. */
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

/** Some pending commands had their turn. */
export const followTurn = <T, C>(
  { pending }: Replica<T, C>,
  { taken, stored, unstored }: Turn<T, C>,
  reduce: Reduce<T, C>,
): Replica<T, C> => show(stored, [...unstored, ...pending.filter((one) => !taken.includes(one))], reduce);

/**
 * The turn of some pending commands at the value found in storage, which takes the result or refuses it. A refused
 * command stays pending in memory, unless it was asked for and is not to be kept: then nothing has changed.
 */
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

/** A turn that an error ended: asked commands are answered with it, the rest stays pending. */
export const failTurn = <T, C>(stored: T, taken: readonly Pending<C>[], error: unknown): Turn<T, C> => ({
  taken,
  stored,
  unstored: taken.filter(({ ask }) => !ask),
  answers: taken.flatMap(({ ask }) => (ask ? [{ id: ask.id, error }] : [])),
  refused: 'blocked',
});

/** A turn at a record whose subject was deleted: asked commands are answered with an error, and nothing stays pending. */
export const giveUpTurn = <T, C>(stored: T, taken: readonly Pending<C>[]): Turn<T, C> => ({
  ...failTurn(stored, taken, new Error('gone')),
  unstored: [],
});
