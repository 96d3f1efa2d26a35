import { Secret } from '../secret.ts';

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => {
  if (value instanceof Map || value instanceof Set)
    return [...value.entries()].map((entry, at) => [String(at), entry] as const);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    // A getter computes: what it computes from is reachable by itself.
    return property && 'value' in property ? [[String(key), property.value] as const] : [];
  });
};

/**
 * The paths to every `Secret` that is reachable from a value through own properties, functions, arrays, maps and sets; and
 * to every text that has `canary` in it, if one is given. A search of texts alone cannot find a secret, which prints and
 * serialises as nothing (STO-5).
 */
export const reachableSecrets = (value: unknown, canary?: string): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, one] = next;
    if (one instanceof Secret || (typeof one === 'string' && canary !== undefined && one.includes(canary)))
      found.push(path);
    else if ((typeof one === 'object' || typeof one === 'function') && one !== null && !seen.has(one)) {
      seen.add(one);
      for (const [key, inner] of entriesOf(one)) open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return found;
};
