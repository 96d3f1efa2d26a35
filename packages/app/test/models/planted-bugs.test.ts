import { describe, expect, it } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';

const clock = () => performance.now();
const limits = { states: 20_000, seconds: 120, clock, stopAtFirst: true };

describe('planted race bugs', { tags: ['TST-2'] }, () => {
  it.each(plantedBugs.map((bug) => [bug.name, bug] as const))(
    'the checker finds it in at most 20 steps: %s',
    async (_, { scope }) => {
      const found = scope();
      const { violations } = await found.check(limits);
      expect(violations).not.toEqual([]);
      const [{ property, trace } = { property: '', trace: [] }] = violations;
      expect(trace.length).toBeLessThanOrEqual(20);
      expect(await found.broken(trace)).toContain(property);
    },
  );

  it('there are more than twelve bugs, of many kinds', () => {
    expect(plantedBugs.length).toBeGreaterThan(12);
    expect(new Set(plantedBugs.map(({ kind }) => kind)).size).toBeGreaterThan(6);
  });

  it.each([
    ['the guest’s cart is not emptied once its lines have moved', "const scope = carts('', {"],
    ['a question overtakes the request to clear the session', '/statecharts/chat#steps='],
  ])('a violation is printed as events and as a test: %s', async (name, part) => {
    const scope = plantedBugs.find((bug) => bug.name === name)?.scope();
    const [violation] = (await scope?.check(limits))?.violations ?? [];
    const text = violation && (await scope?.print(violation));
    expect(text).toContain(`✗ ${scope?.name}: ${violation?.property} (`);
    expect(text).toContain(`  ${violation?.trace.length}. `);
    expect(text).toContain("import { expect, it } from 'vitest';");
    expect(text).toContain(part);
  });
});
