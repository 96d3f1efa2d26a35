/** The names of the invariants that do not hold of a value; empty when all do. */
export const brokenOf = <T>(
  invariants: Readonly<Record<string, (value: T) => boolean>>,
  value: T,
): readonly string[] => Object.entries(invariants).flatMap(([name, holds]) => (holds(value) ? [] : [name]));
