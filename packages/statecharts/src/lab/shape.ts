const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const inList = (value: readonly unknown[], examples: readonly unknown[], path: string): string | undefined =>
  examples.length === 0
    ? undefined
    : value
        .map((part, index) => shapeProblem(part, examples, at(path, index)))
        .find((problem) => problem !== undefined);

const inObject = (value: object, example: object, path: string): string | undefined => {
  const missing = Object.keys(example).find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${at(path, missing)} is missing`;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(example, key));
  if (unknown !== undefined) return `${at(path, unknown)} is not known`;
  return Object.entries(example)
    .map(([key, part]) => shapeProblem(value[key as keyof typeof value], [part], at(path, key)))
    .find((problem) => problem !== undefined);
};

const unlike = (value: unknown, example: unknown, path: string): string | undefined => {
  if (kindOf(value) !== kindOf(example))
    return `${path === '' ? 'it' : path} is ${kindOf(value)} instead of ${kindOf(example)}`;
  if (Array.isArray(value)) return inList(value, example as readonly unknown[], path);
  return typeof value === 'object' && value !== null ? inObject(value, example as object, path) : undefined;
};

/** Why a JSON value matches the shape of no example; undefined if it matches one. */
export const shapeProblem = (value: unknown, examples: readonly unknown[], path = ''): string | undefined => {
  const problems = examples.map((example) => unlike(value, example, path));
  return problems.includes(undefined)
    ? undefined
    : (problems[0] ?? `${path === '' ? 'it' : path} has no example`);
};
