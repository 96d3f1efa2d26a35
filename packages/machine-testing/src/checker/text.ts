interface Odd {
  readonly reveal?: () => string;
  readonly send?: unknown;
  readonly id?: string;
  readonly aborted?: boolean;
}

/** Writes equal values as the same text, including secrets. Throws for functions and most class instances. */
export const canonicalText = (
  value: unknown,
  path = 'state',
  replace: (value: unknown, path: string) => unknown = (same) => same,
): string => {
  const part = replace(value, path);
  if (typeof part === 'string') return JSON.stringify(part);
  if (part === undefined || part === null || typeof part === 'number' || typeof part === 'boolean')
    return String(part);
  const fail = (what: string): never => {
    throw new Error(`"${path}" cannot be written as text: it is ${what}. Substitute it with "replace".`);
  };
  if (typeof part !== 'object') return fail(`a ${typeof part}`);
  if (path.split('.').length > 40) return fail('nested without end');
  const { reveal, send, id, aborted } = part as Odd;
  if (reveal) return `secret ${JSON.stringify((part as Required<Odd>).reveal())}`;
  if (send) return `@${JSON.stringify(id)}`;
  if (aborted !== undefined) return `signal ${aborted}`;
  if (part instanceof Error) return `error ${JSON.stringify(part.message)}`;
  const textAt = (one: unknown, key: string | number) => canonicalText(one, `${path}.${key}`, replace);
  // `Array.from` also visits holes.
  if (Array.isArray(part)) return `[${Array.from(part, textAt).join()}]`;
  const entries = Object.entries(part).map(([key, one]) => [key, textAt(one, key)]);
  const prototype: unknown = Object.getPrototypeOf(part);
  if (prototype !== null && prototype !== Object.prototype) return fail(`a ${part.constructor.name}`);
  return `{${entries
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`)
    .join()}}`;
};
