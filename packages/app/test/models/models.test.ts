import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullScopes, shortScopes } from './scopes.ts';

const scopes = shortScopes();
const limits = { states: 50_000, seconds: 120, clock: () => performance.now() };

describe('the models within small bounds', { tags: ['TST-2'] }, () => {
  it.each(scopes.map((scope) => [scope.name, scope] as const))(
    'every property holds in every state: %s',
    async (_, scope) => {
      const { endedBy, violations } = await scope.check(limits);
      const [first] = violations;
      expect(first && (await scope.print(first))).toBe(undefined);
      expect(endedBy).toBe(undefined);
    },
  );

  it('more than twenty properties have unique names and follow from rules', () => {
    const rules = readFileSync(fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url)), 'utf8');
    const named = new Map<string, readonly string[]>();
    for (const { properties } of [...scopes, ...fullScopes()])
      for (const { name, rules: ids } of properties) named.set(name, ids);
    expect(named.size).toBeGreaterThan(40);
    const unknown = [...named].filter(
      ([, ids]) => ids.length === 0 || ids.some((id) => !rules.includes(`| ${id} `)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the models match the code', () => {
  it.each(scopes.flatMap(({ conform, name }) => (conform ? [[name, conform] as const] : [])))(
    'random walks in the model match real pages over real storage: %s',
    { tags: ['TST-2'] },
    async (_, conform) => {
      const walks = fc.array(fc.nat(999), { minLength: 5, maxLength: 40, size: 'max' });
      await fc.assert(
        fc.asyncProperty(walks, async (walk) => {
          expect(await conform(walk)).toBe(undefined);
        }),
        runs(4),
      );
    },
  );
});
