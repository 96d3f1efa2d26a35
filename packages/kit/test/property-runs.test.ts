import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '../src/testing/index.ts';

afterEach(() => vi.unstubAllEnvs());

const stub = (deep: string, seed: string) => {
  vi.stubEnv('LOOMWRIGHT_DEEP', deep);
  vi.stubEnv('LOOMWRIGHT_SEED', seed);
};

describe('the settings of properties', () => {
  it('[TST-1] are the same in every run unless the environment asks for more', () => {
    stub('', '');
    expect(runs(300)).toEqual(runs(300));
    expect(runs(300)).toMatchObject({ numRuns: 300, endOnFailure: false });
  });

  it('[TST-1] go deep on request, reducers a hundred times, machines about thirty', () => {
    stub('1', '');
    expect([runs(1000).numRuns, runs(300).numRuns, runs(300, 10_000).numRuns]).toEqual([
      100_000, 9900, 10_000,
    ]);
  });

  it('[TST-1] take another seed, and refuse one that is none', () => {
    stub('', '-42');
    expect(runs(10).seed).toBe(-42);
    stub('', 'banana');
    expect(() => runs(10)).toThrow('LOOMWRIGHT_SEED');
  });
});
