import { expect, it } from 'vitest';
import { canonicalText } from '../src/checker/index.ts';
import { Secret } from './secret.ts';

it('each kind of value has a text', { tags: ['TST-2'] }, () => {
  const parts: readonly (readonly [value: unknown, text: string])[] = [
    ['a"b', '"a\\"b"'],
    [undefined, 'undefined'],
    [null, 'null'],
    [-0.5, '-0.5'],
    [true, 'true'],
    [new Secret('x'), 'secret "x"'],
    [{ id: 'child', send: () => {} }, '@"child"'],
    [AbortSignal.abort(), 'signal true'],
    [new RangeError('too far'), 'error "too far"'],
    [Object.assign([1], { 2: 'b' }), '[1,undefined,"b"]'],
    [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    [{ c: 3, a: 1, b: 2 }, '{"a":1,"b":2,"c":3}'],
    [{ b: 2, c: 3, a: 1 }, '{"a":1,"b":2,"c":3}'],
  ];
  for (const [value, text] of parts) expect(canonicalText(value)).toBe(text);
});

it('forty levels of nesting have a text, one more counts as endless', { tags: ['TST-2'] }, () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);
  expect(canonicalText(nested(40))).toContain('"end"');
  expect(() => canonicalText(nested(41))).toThrow('nested without end');
  expect(() => canonicalText({ a: Object.create({ own: 1 }) })).toThrow('"state.a"');
});

it('a class instance is refused by its name at any depth', { tags: ['TST-2'] }, () => {
  expect(() => canonicalText({ list: [new Date(0)] })).toThrow(
    '"state.list.0" cannot be written as text: it is a Date. Substitute it with "replace".',
  );
  const replaced = canonicalText({ list: [new Date(0)], at: 1 }, 'context', (value, path) =>
    value instanceof Date ? `${path} ${value.getTime()}` : value,
  );
  expect(replaced).toBe('{"at":1,"list":["context.list.0 0"]}');
});
