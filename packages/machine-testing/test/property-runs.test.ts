import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs, samples } from '../src/index.ts';

afterEach(() => vi.unstubAllEnvs());

const stub = (deep: string, seed: string) => {
  vi.stubEnv('LOOMWRIGHT_DEEP', deep);
  vi.stubEnv('LOOMWRIGHT_SEED', seed);
  vi.stubEnv('LOOMWRIGHT_MUTANT', undefined);
};

describe('the settings of property tests', { tags: ['TST-1'] }, () => {
  it('are the same in every run unless the environment asks for more', () => {
    stub('', '');
    expect(runs(300)).toEqual(runs(300));
    expect(runs(300)).toMatchObject({ numRuns: 300, endOnFailure: false });
    expect(runs(300)).not.toHaveProperty('interruptAfterTimeLimit');
  });

  it('run a hundred times as many cases on request, or a given number', () => {
    stub('1', '');
    expect([runs(1000).numRuns, runs(100, 3000).numRuns]).toEqual([100_000, 3000]);
    expect(runs(10)).toHaveProperty('interruptAfterTimeLimit', 10_000);
  });

  it('samples are the first items of a list, or all of them on request', () => {
    stub('', '');
    expect([samples([1, 2, 3]), samples([1, 2, 3], 1), samples([], 4)]).toEqual([[1, 2], [1], []]);
    stub('1', '');
    expect(samples([1, 2, 3], 1)).toEqual([1, 2, 3]);
  });

  it('take another seed, and refuse an invalid one', () => {
    stub('', '-42');
    expect(runs(10).seed).toBe(-42);
    stub('', 'banana');
    expect(() => runs(10)).toThrow('LOOMWRIGHT_SEED');
  });
});
