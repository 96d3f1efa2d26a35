import fc from 'fast-check';
import { carts } from './arbitraries.ts';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const jsonUnit = fc.constantFrom(...'{}[]":,.-+eE0123456789tfn\\u '.split(''));

interface Edit {
  readonly at: number;
  readonly cut: number;
  readonly insert: string;
}

// Positions are fractions of the length: an edit then fits a text of any length.
const edits: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(6),
  insert: fc.string({ unit: fc.oneof(jsonUnit, anyUnit), maxLength: 3 }),
});

const applyEdit = (text: string, { at, cut, insert }: Edit): string => {
  const index = Math.floor(at * text.length);
  return text.slice(0, index) + insert + text.slice(index + cut);
};

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown[]>(0, -1, 0.5, 100, 1e308, -1e-308, 2 ** 53, '', '1', null, true, [], {}, [[]]),
);

const fields = fc.constantFrom(
  'id',
  'name',
  'price',
  'image',
  'quantity',
  '__proto__',
  'constructor',
  'extra',
);

/** `__proto__` written as a key of its own, which no object literal can do. */
const withField = (json: string, field: string, value: unknown): string =>
  json.replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`);

/** Stored carts a person, an older version or a broken disk has been at; few of them are still carts. */
export const mutatedCartTexts: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(carts, fc.array(edits, { minLength: 1, maxLength: 4 }))
    .map(([cart, list]) => list.reduce(applyEdit, JSON.stringify(cart))),
  // One field of every item is of another type, or out of range.
  fc
    .tuple(carts, fields, oddValues)
    .map(([cart, field, value]) => JSON.stringify(cart.map((item) => ({ ...item, [field]: value })))),
  // One field too many, or written twice.
  fc
    .tuple(carts, fields, oddValues)
    .map(([cart, field, value]) => withField(JSON.stringify(cart), field, value)),
  // One field too few.
  fc
    .tuple(carts, fields)
    .map(([cart, field]) => JSON.stringify(cart.map((item) => ({ ...item, [field]: undefined })))),
  // The same product on several lines.
  carts.map((cart) => JSON.stringify([...cart, ...cart, ...cart])),
  fc.json(),
  fc.string({ unit: fc.oneof(jsonUnit, anyUnit), maxLength: 40 }),
);
