import fc from 'fast-check';

/** Keys and values that the record under test uses. */
export interface MutationHints {
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
}

type Place = readonly [holder: object, key: string];
type Mutation = (text: string, where: number, what: number) => string;

const oddKeys = ['__proto__', 'constructor', 'prototype', 'extra'];
const oddValues: readonly unknown[] = [
  ...[0, -0, -1, 0.5, 1, 2, 3, 4, 1000, 1001, 1e15, 1e15 + 1, 2 ** 53, 1e21, 1e308, -1e308],
  ...['', '3', 'x', 'x'.repeat(300), null, true, false, [], {}, [[]], { length: 1 }],
];
const pieces = ['{', '}', '[', ']', '"', ':', ',', '0', '-', 'e', '\\u', ' ', '\0', 'é', '\ud800'];

const pick = <T>(list: readonly T[], at: number): T | undefined => list[Math.floor(at * list.length)];
const placesIn = (tree: unknown, found: Place[] = []): readonly Place[] => {
  if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree)) {
      found.push([tree, key]);
      placesIn(value, found);
    }
  return found;
};
const valueAt = ([holder, key]: Place): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value;
// Assigning to `__proto__` would set the prototype.
const put = ([holder, key]: Place, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const atPlace =
  (isFit: (place: Place) => boolean, change: (place: Place, what: number) => void): Mutation =>
  (text, where, what) => {
    try {
      const root = [JSON.parse(text) as unknown];
      const place = pick(placesIn(root).filter(isFit), where);
      if (place) change(place, what);
      return JSON.stringify(root[0]) ?? text;
    } catch {
      return text;
    }
  };
const anywhere = () => true;
const isIn = ([holder]: Place) => Array.isArray(holder);
const isField = (place: Place) => !isIn(place);
const isText = (place: Place) => typeof valueAt(place) === 'string';
const isObject = (place: Place) => typeof valueAt(place) === 'object' && valueAt(place) !== null;
const isObjectInList = (place: Place) => isIn(place) && isObject(place);

const mutationsFor = ({ keys = [], values = [] }: MutationHints): readonly Mutation[] => {
  const allKeys = [...oddKeys, ...keys];
  const allValues = [...oddValues, ...values];
  const tails = ['.0', 'e0', '.5', 'e400', '0'];
  return [
    atPlace(anywhere, (place, what) => put(place, pick(allValues, what))),
    // The record's own values find the most bugs.
    atPlace(anywhere, (place, what) => put(place, pick(values.length > 0 ? values : allValues, what))),
    atPlace(isObject, (place, what) => {
      const key = pick(allKeys, (what * allValues.length) % 1);
      put([valueAt(place) as object, String(key)], pick(allValues, what));
    }),
    atPlace(anywhere, (place, what) =>
      put(place, pick([[valueAt(place)], { value: valueAt(place) }, String(valueAt(place))], what)),
    ),
    atPlace(isObject, (place) => put(place, { ...(valueAt(place) as object), length: 1 })),
    atPlace(anywhere, ([holder, key]) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else Reflect.deleteProperty(holder, key);
    }),
    atPlace(isField, (place) => {
      put([place[0], otherCase(place[1])], valueAt(place));
      Reflect.deleteProperty(...place);
    }),
    atPlace(isText, (place) => put(place, otherCase(String(valueAt(place))))),
    // Duplicates an element with one field changed.
    atPlace(isObjectInList, (place, what) => {
      const copy = { ...(valueAt(place) as object) };
      const own = pick(Object.keys(copy), (what * allValues.length) % 1);
      if (own !== undefined) put([copy, own], pick(allValues, what));
      const list = place[0] as unknown[];
      list.splice(what < 0.5 ? 0 : list.length, 0, copy);
    }),
    (text, _, what) => text.replace(/\}(?=[^}]*$)/, `,"${pick(allKeys, what)}":0}`),
    (text, where, what) => {
      const { index = 0, 0: digits = '' } = pick([...text.matchAll(/(?<=[:[])\d+/g)], where) ?? {};
      const end = index + digits.length;
      return digits === '' ? text : text.slice(0, end) + pick(tails, what) + text.slice(end);
    },
    (text, _, what) => {
      const depth = pick([1, 200, 2000], what) ?? 1;
      return '['.repeat(depth) + text + ']'.repeat(depth);
    },
    (text, _, what) => `{"${pick(allKeys, what)}":${text}}`,
    (text, where) => text.slice(0, Math.floor(where * text.length)),
    (text, where, what) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + pick(pieces, what) + text.slice(at + Math.floor(what * 3));
    },
  ];
};

/** Up to three edits of the kind that a user, another version or a broken disk could make (STO-2). */
export const textMutations = (hints: MutationHints = {}): fc.Arbitrary<(text: string) => string> => {
  // `fc.double` favours values near 0.
  const part = fc.nat(9999).map((number) => number / 10_000);
  const edit = fc.tuple(fc.constantFrom(...mutationsFor(hints)), part, part).map(
    ([mutate, where, what]) =>
      (text: string) =>
        text.length > 10_000 ? text : mutate(text, where, what),
  );
  const edits = fc.array(edit, { maxLength: 3 });
  const others = fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 40 }));
  return fc.oneof(
    {
      weight: 19,
      arbitrary: edits.map((list) => (text: string) => list.reduce((now, mutate) => mutate(now), text)),
    },
    { weight: 1, arbitrary: others.map((other) => () => other) },
  );
};

export const mutatedTexts = (values: fc.Arbitrary<unknown>, hints?: MutationHints): fc.Arbitrary<string> =>
  fc.tuple(values, textMutations(hints)).map(([value, mutate]) => mutate(JSON.stringify(value)));
