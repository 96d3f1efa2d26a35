/** The names of the invariants that do not hold of some values; empty when all do. */
export type Broken<A extends readonly unknown[]> = (...values: A) => readonly string[];

/** A whole number within bounds, both included. */
export const isWhole = (value: number, from = 1, to = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && value >= from && value <= to;
/** No value twice. */
export const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** These fields, in any order, no other ones, and a plain prototype. */
export const hasOnly = (value: object, ...fields: readonly string[]): boolean =>
  Object.keys(value).sort().join() === [...fields].sort().join() &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Invariants by name, as one function that lists those that do not hold. */
export const invariants =
  <A extends readonly unknown[]>(named: Readonly<Record<string, (...values: A) => boolean>>): Broken<A> =>
  (...values) =>
    Object.entries(named).flatMap(([name, holds]) => (holds(...values) ? [] : [name]));
/** The same of what a machine shows: each gets the view of a snapshot, and the snapshot. */
export const viewInvariants = <S, V>(
  toView: (snapshot: S) => V,
  named: Readonly<Record<string, (view: V, snapshot: S) => boolean>>,
): Broken<[S]> => {
  const broken = invariants<[V, S]>(named);
  return (snapshot) => broken(toView(snapshot), snapshot);
};
