import { beforeAll, describe, expect, it } from 'vitest';
import { plantedBugs } from './planted-bugs.ts';
import { loadChunks } from './shop.ts';

beforeAll(loadChunks);

const clock = () => performance.now();

describe('race bugs, planted one by one', () => {
  it.each(plantedBugs.map((bug) => [bug.name, bug] as const))(
    '[TST-2] the checker finds it in at most 20 steps: %s',
    async (_, { scope }) => {
      const found = scope();
      const { violations } = await found.check({ states: 20_000, seconds: 120, clock, isFirstEnough: true });
      expect(violations).not.toEqual([]);
      const [{ property, trace } = { property: '', trace: [] }] = violations;
      expect(trace.length).toBeLessThanOrEqual(20);
      expect(await found.broken(trace)).toContain(property);
    },
  );
});
