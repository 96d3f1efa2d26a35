import { describe, expect, it } from 'vitest';
import { filesBelow } from './cache.mjs';
import { createParts } from './parts.mjs';

const parts = createParts(2);
const inputsOf = (part: string) =>
  parts.find(({ name }) => name === part)?.pieces.flatMap(({ inputs }) => inputs) ?? [];

describe('the inputs of a part of the checks', () => {
  it.each([...new Set(parts.flatMap(({ pieces }) => pieces.flatMap(({ inputs }) => inputs)))])(
    'names files: %s',
    (input) => {
      expect(filesBelow([input])).not.toEqual([]);
    },
  );

  it.each(['build', 'size', 'lighthouse', 'adapters', 'e2e'])('has what the site is built of: %s', (part) => {
    const files = filesBelow(inputsOf(part));
    expect(files).toContain('packages/cart/src/cart.ts');
    expect(files).toContain('packages/machines/charts/cart.json');
    expect(files).toContain('site/src/main.tsx');
    expect(files).not.toContain('packages/cart/test/cart.test.ts');
  });
});
