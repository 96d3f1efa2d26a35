/** The names of the invariants that do not hold of some values; empty when all do. */
export type Broken<A extends readonly unknown[]> = (...values: A) => readonly string[];

/** Invariants by name, as one function that lists those that do not hold. */
export const invariants =
  <A extends readonly unknown[]>(named: Readonly<Record<string, (...values: A) => boolean>>): Broken<A> =>
  (...values) =>
    Object.entries(named).flatMap(([name, holds]) => (holds(...values) ? [] : [name]));
