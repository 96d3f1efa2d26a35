export interface NamedRule {
  readonly id: string;
  readonly requirement: string | undefined;
}

/** Rule ids in order, without duplicates. `CHT-1 to CHT-3` is expanded. */
export const ruleIdsIn = (text: string): readonly string[] => {
  const found = [...text.matchAll(/\b([A-Z][A-Z0-9]{1,2})-(\d+)(?: to \1-(\d+))?/g)].flatMap(
    ([, group, first, last = first]) =>
      Array.from(
        { length: Math.max(Math.min(Number(last), 99) - Number(first) + 1, 0) },
        (_, index) => `${group}-${Number(first) + index}`,
      ),
  );
  return [...new Set(found)];
};

const requirementsIn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    [...table.matchAll(/^\| *([A-Z][A-Z0-9]{1,2}-\d+) *\| *([^|]*?) *\|/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );

/** The rules named in the comment at the head of a machine's source. */
export const namedRules = (source: string, table: string): readonly NamedRule[] => {
  const head = /^\s*\/\*\*[\s\S]*?\*\/|^(?:\s*\/\/.*\n)+/.exec(source)?.[0] ?? '';
  const requirements = requirementsIn(table);
  // A range may be split between two comment lines.
  return ruleIdsIn(head.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')).map((id) => ({
    id,
    requirement: requirements.get(id),
  }));
};
