/** A rule of the product, as its list has it. */
export interface UpheldRule {
  readonly id: string;
  /** What it asks for; undefined where the list does not have it. */
  readonly requirement: string | undefined;
}

/** The rule ids in a text, in their order and each once; `CHT-1 to CHT-3` are three. */
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

/** The requirements by rule id, in a table in Markdown whose first two columns they are. */
const requirementsIn = (table: string): ReadonlyMap<string, string> =>
  new Map(
    [...table.matchAll(/^\| *([A-Z][A-Z0-9]{1,2}-\d+) *\| *([^|]*?) *\|/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );

/** The rules that the comment at the head of a machine's source names. */
export const upheldRules = (source: string, table: string): readonly UpheldRule[] => {
  const head = /^\s*\/\*\*[\s\S]*?\*\/|^(?:\s*\/\/.*\n)+/.exec(source)?.[0] ?? '';
  const requirements = requirementsIn(table);
  // A line of a comment may end within a range.
  return ruleIdsIn(head.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')).map((id) => ({
    id,
    requirement: requirements.get(id),
  }));
};
