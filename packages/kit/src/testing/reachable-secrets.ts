import { Secret } from '../secret.ts';

const entriesOf = (value: object): readonly (readonly [string, unknown])[] => {
  if (value instanceof Map)
    return [...value].flatMap(
      ([key, one], at) =>
        [
          [`key ${at}`, key],
          [`value ${at}`, one],
        ] as const,
    );
  if (value instanceof Set) return [...value].map((one, at) => [String(at), one] as const);
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Reflect.getOwnPropertyDescriptor(value, key);
    // A getter computes: what it computes from is reachable by itself.
    return property && 'value' in property ? [[String(key), property.value] as const] : [];
  });
};

/**
 * The paths to every `Secret` that is reachable from a value through own properties, arrays, maps and sets. A search of
 * texts cannot find one: a secret prints and serialises as nothing (STO-5).
 */
export const reachableSecrets = (value: unknown): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<object>();
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, one] = next;
    if (one instanceof Secret) found.push(path);
    else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one);
      for (const [key, inner] of entriesOf(one)) open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return found;
};
