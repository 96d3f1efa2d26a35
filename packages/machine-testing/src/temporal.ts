import { type Broken, invariants } from './invariants.ts';

/** What holds of a whole history: its states in order, the first one included. */
export type Temporal<S> = (history: readonly S[]) => boolean;

/** In every state, seen beside the one before it; the first has none. */
export const always =
  <S>(holds: (state: S, before: S | undefined) => boolean): Temporal<S> =>
  (history) =>
    history.every((state, index) => holds(state, history[index - 1]));
/** In some state. */
export const eventually =
  <S>(holds: (state: S) => boolean): Temporal<S> =>
  (history) =>
    history.some(holds);
/** Every state with the cause is, or comes before, one with the effect: let a history end only when nothing is under way. */
export const leadsTo =
  <S>(cause: (state: S) => boolean, effect: (state: S) => boolean): Temporal<S> =>
  (history) =>
    history.map(cause).lastIndexOf(true) <= history.map(effect).lastIndexOf(true);

/** Temporal properties by name, as one function that lists those that a history breaks. */
export const temporal = <S>(named: Readonly<Record<string, Temporal<S>>>): Broken<[readonly S[]]> =>
  invariants(named);
