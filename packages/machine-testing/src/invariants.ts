/** Returns the names of the invariants that do not hold. */
export type Broken<A extends readonly unknown[]> = (...values: A) => readonly string[];

/** Whether the value is an integer from `from` to `to`, inclusive. */
export const isWhole = (value: number, from = 1, to = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && value >= from && value <= to;
export const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** Whether the object has exactly these fields, in any order, and a plain prototype. */
export const hasOnly = (value: object, ...fields: readonly string[]): boolean =>
  Object.keys(value).sort().join() === [...fields].sort().join() &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Combines named invariants into one function that returns the names of those that do not hold. */
export const invariants =
  <A extends readonly unknown[]>(named: Readonly<Record<string, (...values: A) => boolean>>): Broken<A> =>
  (...values) =>
    Object.entries(named).flatMap(([name, holds]) => (holds(...values) ? [] : [name]));
/** Like `invariants`, for a machine: each invariant receives the view of a snapshot, then the snapshot. */
export const viewInvariants = <S, V>(
  toView: (snapshot: S) => V,
  named: Readonly<Record<string, (view: V, snapshot: S) => boolean>>,
): Broken<[S]> => {
  const broken = invariants<[V, S]>(named);
  return (snapshot) => broken(toView(snapshot), snapshot);
};
