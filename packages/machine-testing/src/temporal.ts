import { type Broken, invariants } from './invariants.ts';

/** A property of a whole history, given as its states in order, including the initial one. */
export type Temporal<S> = (history: readonly S[]) => boolean;

/** Holds in every state. `before` is undefined for the initial one. */
export const always =
  <S>(holds: (state: S, before: S | undefined) => boolean): Temporal<S> =>
  (history) =>
    history.every((state, index) => holds(state, history[index - 1]));
/** Holds in at least one state. */
export const eventually =
  <S>(holds: (state: S) => boolean): Temporal<S> =>
  (history) =>
    history.some(holds);
/** Each cause is followed by an effect, in the same state or later. Histories must end at rest. */
export const leadsTo =
  <S>(cause: (state: S) => boolean, effect: (state: S) => boolean): Temporal<S> =>
  (history) =>
    history.map(cause).lastIndexOf(true) <= history.map(effect).lastIndexOf(true);

/** Combines named properties into one function that returns the names of those a history breaks. */
export const temporal = <S>(named: Readonly<Record<string, Temporal<S>>>): Broken<[readonly S[]]> =>
  invariants(named);
