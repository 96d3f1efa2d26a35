import { familyOf } from '../reading/families.ts';

const PART = 0.35;
const PAIR = 0.8;
const FAMILY = 0.7;

/** A unit vector of words, their families and prefixes, and word pairs. */
export const featuresOf = (tokens: readonly string[]): ReadonlyMap<string, number> => {
  const values = new Map<string, number>();
  const add = (feature: string, value: number) =>
    values.set(feature, Math.max(values.get(feature) ?? 0, value));
  let products = 0;
  tokens.forEach((token, place) => {
    if (token === '@p') products += 1;
    add(token, 1);
    const family = familyOf(token);
    if (family) add(family, FAMILY);
    add(`${tokens[place - 1] ?? '^'} ${token}`, PAIR);
    if (place === tokens.length - 1) add(`${token} $`, PAIR);
    if (token.length > 4 && !token.startsWith('@')) add(`~${token.slice(0, 4)}`, PART);
  });
  if (products > 1) add('@@p', 1);
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0));
  for (const [feature, value] of values) values.set(feature, value / length);
  return values;
};
