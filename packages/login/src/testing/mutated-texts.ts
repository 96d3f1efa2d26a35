import fc from 'fast-check';
import { lockouts } from './arbitraries.ts';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const jsonUnit = fc.constantFrom(...'{}[]":,.-+eE0123456789tfn\\u '.split(''));
const units = fc.oneof(jsonUnit, anyUnit);

const texts = lockouts.map((lockout) => JSON.stringify(lockout));

/** A text with a piece cut out and another put in, somewhere. */
const edited = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.nat(80), fc.nat(6), fc.string({ unit: units, maxLength: 3 }))
    .map(([from, at, cut, insert]) => from.slice(0, at) + insert + from.slice(at + cut));

const fields = fc.constantFrom('failures', 'locks', 'lockedUntil', '__proto__', 'constructor', 'extra');

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown[]>(0, -1, 0.5, 1, 2, 3, 4, 1000, 1001, 1e308, 2 ** 53, '3', '', null, true, [], {}),
);

/** Stored lockouts a person, an older version or a broken disk has been at; some of them are still lockouts. */
export const mutatedLockoutTexts: fc.Arbitrary<string> = fc.oneof(
  edited(texts),
  edited(edited(texts)),
  // One field of another type, or out of range, or at odds with the others.
  fc
    .tuple(lockouts, fields, oddValues)
    .map(([lockout, field, value]) => JSON.stringify({ ...lockout, [field]: value })),
  // One field too many, or written twice; `__proto__` as a key of its own, which no literal can do.
  fc
    .tuple(texts, fields, oddValues)
    .map(([text, field, value]) => text.replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`)),
  // Numbers only JSON can write.
  fc
    .tuple(texts, fc.constantFrom('1e999', '-1e999', '-0', '3e0', '1E400', '0.1e1'))
    .map(([text, number]) => text.replace(/\d+/, number)),
  fc.json(),
  fc.string({ unit: units, maxLength: 40 }),
);
