import { Secret } from '../secret.ts';

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => {
  if (value instanceof Map || value instanceof Set)
    return [...value.entries()].map((entry, at) => [String(at), entry] as const);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    // Getters are skipped, because they compute from data that is searched anyway.
    return property && 'value' in property ? [[String(key), property.value] as const] : [];
  });
};

/** Paths to every `Secret`, which serialising hides, and to every string that contains `canary` (STO-5). */
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
