import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNumbers, createVisited } from '../src/checker/visited.ts';
import { runs } from '../src/index.ts';

it('a list of numbers keeps them all as it grows, and returns -1 where it has none', {
  tags: ['TST-2'],
}, () => {
  for (const [Kind, largest] of [
    [undefined, 2 ** 31 - 1],
    [Uint16Array, 2 ** 16 - 1],
    [Uint8Array, 2 ** 8 - 1],
  ] as const) {
    const numbers = createNumbers(Kind);
    expect([numbers.length, numbers.at(-1)]).toEqual([0, -1]);
    const count = 20_000;
    for (let value = 0; value < count; value += 1) numbers.push(value === 4096 ? largest : value % 256);
    expect(numbers.length).toBe(count);
    for (let index = 0; index < count; index += 1)
      if (numbers.at(index) !== (index === 4096 ? largest : index % 256)) expect.fail(`at ${index}`);
    expect(numbers.at(2 ** 20)).toBe(-1);
  }
});

it('texts are numbered in the order of their first appearance', { tags: ['TST-2'] }, () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 200 }), (some) => {
      const visited = createVisited();
      const known = new Map<string, number>();
      for (const text of some) {
        expect(visited.indexOrAdd(text)).toBe(known.get(text) ?? -1);
        if (!known.has(text)) known.set(text, known.size);
      }
    }),
    runs(100),
  );
});

it('thousands of texts that differ in one character or in order stay distinct', {
  tags: ['TST-2'],
}, () => {
  const visited = createVisited();
  const count = 60_000;
  const textOf = (number: number) => `{"a":${number % 245},"b":${Math.floor(number / 245)}}`;
  for (let number = 0; number < count; number += 1)
    if (visited.indexOrAdd(textOf(number)) !== -1) expect.fail(`${textOf(number)} was taken for another`);
  for (let number = 0; number < count; number += 1)
    if (visited.indexOrAdd(textOf(number)) !== number) expect.fail(`${textOf(number)} has another number`);
});
