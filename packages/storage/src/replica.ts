/**
 * What one tab knows of a stored record: the value last seen in storage, and the commands given here since that are
 * not stored yet. What a person sees is the one applied to the other, so a command shows at once and a change made
 * in another tab never undoes it.
 */
export interface Replica<T, C> {
  /** As last seen in storage. */
  readonly stored: T;
  /** Given here, not yet stored, oldest first. */
  readonly pending: readonly C[];
  /** `stored` with `pending` applied: what is shown. */
  readonly value: T;
}

/** Applies one command; returns the same reference when nothing changes. Must be total and pure. */
export type Reduce<T, C> = (value: T, command: C) => T;

/** A replica that has seen `stored` and been told nothing. */
export const createReplica = <T, C>(stored: T): Replica<T, C> => ({ stored, pending: [], value: stored });

/** A command given here: shown at once, stored later. */
export const applyCommand = <T, C>(
  replica: Replica<T, C>,
  command: C,
  reduce: Reduce<T, C>,
): Replica<T, C> => ({
  stored: replica.stored,
  pending: [...replica.pending, command],
  value: reduce(replica.value, command),
});

/** Storage was seen to hold `stored`, with the first `settled` pending commands in it. */
export const followStored = <T, C>(
  replica: Replica<T, C>,
  stored: T,
  settled: number,
  reduce: Reduce<T, C>,
): Replica<T, C> => {
  const pending = replica.pending.slice(settled);
  return { stored, pending, value: pending.reduce(reduce, stored) };
};
