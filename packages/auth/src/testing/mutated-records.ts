import fc from 'fast-check';
import { accountLists } from './arbitraries.ts';

/** What is stored under `user` and `users`, `undefined` for nothing, and what was done to it. */
export interface MutatedRecords {
  readonly user: string | undefined;
  readonly users: string | undefined;
  readonly kinds: readonly string[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Records {
  readonly user: string | undefined;
  readonly users: string | undefined;
}
/** A place in a tree: the object or array, and the key in it. */
interface Place {
  readonly holder: Record<string, Json> | Json[];
  readonly key: string;
}

const placesIn = (tree: Json): Place[] =>
  typeof tree !== 'object' || tree === null
    ? []
    : Object.keys(tree).flatMap((key) => [
        { holder: tree, key },
        ...placesIn((tree as Record<string, Json>)[key] ?? null),
      ]);

// `holder[key] = …` would set the prototype for one of the keys that are tried.
const put = ({ holder, key }: Place, value: Json) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
const valueAt = ({ holder, key }: Place): Json => (holder as Record<string, Json>)[key] ?? null;

/** Changes one place of a tree, chosen by a fraction among those that are fit. */
const atPlace =
  (isFit: (place: Place) => boolean, change: (place: Place, value: Json) => void) =>
  (text: string, where: number): string => {
    const tree = JSON.parse(text) as Json;
    const places = placesIn(tree).filter(isFit);
    const place = places[Math.floor(where * places.length)];
    if (place) change(place, valueAt(place));
    return JSON.stringify(tree);
  };

const anywhere = () => true;
const isKey =
  (...keys: readonly string[]) =>
  ({ key }: Place) =>
    keys.includes(key);
const isObjectAt = (place: Place) => {
  const value = valueAt(place);
  return typeof value === 'object' && value !== null;
};
const isNumberAt = (place: Place) => typeof valueAt(place) === 'number';
const isTextAt = (place: Place) => typeof valueAt(place) === 'string';
const isAccount = (place: Place) => Array.isArray(place.holder);
const power: Json = { role: 'admin', id: 2, email: 'admin@loomwright.example', name: 'Ada Admin' };
const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const from = <T>(...values: readonly T[]) => fc.constantFrom(...values);
type Mutation = (text: string, where: number) => string;

const putAt = (isFit: (place: Place) => boolean, values: fc.Arbitrary<Json>): fc.Arbitrary<Mutation> =>
  values.map((value) => atPlace(isFit, (place) => put(place, value)));

const addKey = (key: string, values: fc.Arbitrary<Json>): fc.Arbitrary<Mutation> =>
  values.map((value) => (text, where) => {
    const tree = JSON.parse(text) as Json;
    const objects = [{ holder: [tree], key: '0' }, ...placesIn(tree)].filter(isObjectAt);
    const place = objects[Math.floor(where * objects.length)];
    if (place) put({ holder: valueAt(place) as Record<string, Json>, key }, value);
    return JSON.stringify(tree);
  });

const again = (change: Json): Mutation =>
  atPlace(isAccount, ({ holder, key }, account) => {
    const copy = { ...(account as object), ...(change as object) } as Json;
    (holder as Json[]).splice(Number(key) % 2 ? 0 : (holder as Json[]).length, 0, copy);
  });

/** Each way somebody, or something, has been at a stored text; all take a text that is JSON. */
const mutations: Readonly<Record<string, fc.Arbitrary<Mutation>>> = {
  'another role': putAt(
    isKey('role'),
    from<Json>('admin', 'user', 'Admin', 'ADMIN', ' admin', '', 'root', null, true, 1, ['admin'], {
      admin: 1,
    }),
  ),
  'a role where there was none': addKey('role', from<Json>('admin', ['admin'], 'user')),
  'a __proto__ key': addKey('__proto__', from<Json>(power, [power], 'admin', null)),
  'a constructor key': addKey('constructor', from<Json>({ prototype: power }, power, 'Object')),
  'a prototype in a prototype': addKey(
    '__proto__',
    from<Json>({ ['__proto__' as string]: power, accounts: [power] }),
  ),
  'isAdmin and friends': addKey('isAdmin', from<Json>(true, 'true')),
  'a key in another case': fc.constant(
    atPlace(anywhere, (place, value) => {
      if (Array.isArray(place.holder)) return;
      delete place.holder[place.key];
      put({ ...place, key: otherCase(place.key) }, value);
    }),
  ),
  'a text in another case': fc.constant(
    atPlace(isTextAt, (place, value) => put(place, otherCase(String(value)))),
  ),
  'an object in an array': fc.constant(atPlace(isObjectAt, (place, value) => put(place, [value]))),
  'an array as an object': fc.constant(
    atPlace(isObjectAt, (place, value) => put(place, { ...(value as object), length: 1 })),
  ),
  'a value in an object': fc.constant(atPlace(anywhere, (place, value) => put(place, { valueOf: value }))),
  'another id': putAt(
    isKey('id', 'nextId'),
    from<Json>(1, 2, 3, 0, -1, -0, 1.5, 4, 1e15, 1e15 + 1, 2 ** 53, 1e21, 1e308, null, true, [2], { id: 2 }),
  ),
  'a text for a number': fc.constant(atPlace(isNumberAt, (place, value) => put(place, String(value)))),
  'a huge number': putAt(isNumberAt, from<Json>(1e300, Number.MAX_SAFE_INTEGER, -1e300)),
  'another address': putAt(
    isKey('email'),
    from<Json>('admin@loomwright.example', ' ADMIN@loomwright.example', '', 'x'.repeat(300), 7),
  ),
  'an id twice': from<Json>({ role: 'admin', email: 'x@y.z' }, { role: 'user', email: 'x@y.z' }).map(again),
  'an address twice': from<Json>({ id: 40, role: 'admin' }, { id: 41, role: 'user' }).map(again),
  'a key gone': fc.constant(
    atPlace(anywhere, ({ holder, key }) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    }),
  ),
  'a key twice': from('"role":"admin"', '"role":"user"', '"id":2', '"accounts":[]').map(
    (pair) => (text) => text.replace(/\}(?=[^}]*$)/, `,${pair}}`),
  ),
  'a number in other words': from('.0', 'e0', '.5', 'e400').map((tail) => (text, where) => {
    const numbers = [...text.matchAll(/(?<=:)\d+/g)];
    const { index = 0, 0: digits = '' } = numbers[Math.floor(where * numbers.length)] ?? {};
    return text.slice(0, index + digits.length) + (digits && tail) + text.slice(index + digits.length);
  }),
  'nested deep': from(3, 200, 20_000).map((depth) => (text) => '['.repeat(depth) + text + ']'.repeat(depth)),
  'in a wrapper': from('data', 'accounts', '__proto__').map((key) => (text) => `{"${key}":${text}}`),
  'cut short': fc.constant((text, where) => text.slice(0, Math.floor(where * text.length))),
  'a text with something in it': fc
    .string({ unit: from(...'{}[]":,0\\u \0é'.split('')), minLength: 1, maxLength: 3 })
    .map((piece) => (text, where) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + piece + text.slice(at + piece.length - 1);
    }),
  'something else': fc.json().map((text) => () => text),
};

/** The names of all ways a record is mutated. */
export const mutationKinds: readonly string[] = [
  ...Object.keys(mutations),
  'user gone',
  'users gone',
  'changed places',
  'nothing',
];

interface NamedMutation {
  readonly kind: string;
  readonly key: 'user' | 'users';
  readonly where: number;
  readonly mutate: Mutation;
}

const namedMutations: fc.Arbitrary<NamedMutation> = fc.oneof(
  ...Object.entries(mutations).map(([kind, arbitrary]) =>
    fc.record({
      kind: fc.constant(kind),
      key: from('user' as const, 'users' as const),
      where: fc.double({ min: 0, max: 0.999, noNaN: true }),
      mutate: arbitrary,
    }),
  ),
);

// What is no JSON any more is left as it is.
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const apply = (records: Records, { key, mutate, where }: NamedMutation): Records => {
  const text = records[key];
  return text === undefined || !isJson(text) || text.length > 10_000
    ? records
    : { ...records, [key]: mutate(text, where) };
};
const ends: Readonly<Record<string, (records: Records) => Records>> = {
  'user gone': (records) => ({ ...records, user: undefined }),
  'users gone': (records) => ({ ...records, users: undefined }),
  'changed places': ({ user, users }) => ({ user: users, users: user }),
};

/**
 * A stored session with the list it belongs to, after nobody knows what: by hand, by an older version, by a broken
 * disk (AUT-5). Four in ten still name somebody.
 */
export const mutatedRecords: fc.Arbitrary<MutatedRecords> = fc
  .tuple(
    accountLists,
    fc.nat({ max: 5 }),
    fc.array(namedMutations, { maxLength: 3 }),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(ends)) },
    ),
  )
  .map(([list, index, changes, end]) => {
    const { accounts } = list;
    const { passwordHash: _, ...user } = accounts[index % accounts.length] ?? {
      id: 2,
      email: 'gone@loom.example',
      name: 'Gone',
      role: 'admin' as const,
      passwordHash: '',
    };
    const start: Records = { user: JSON.stringify(user), users: JSON.stringify(list) };
    const changed = changes.reduce(apply, start);
    const kinds = [...changes.map(({ kind }) => kind), ...(end ? [end] : [])];
    return {
      ...(end ? (ends[end]?.(changed) ?? changed) : changed),
      kinds: kinds.length === 0 ? ['nothing'] : kinds,
    };
  });
