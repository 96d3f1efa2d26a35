import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resultOf, scoreIn, thresholds, withResult } from './mutation.mjs';

const document = readFileSync(new URL('../../../docs/mutants.md', import.meta.url), 'utf8');
const mutant = (status: string, line = 2) => ({
  status,
  mutatorName: 'Arithmetic',
  replacement: 'a - b',
  location: { start: { line } },
});

describe('mutation scores', { tags: ['TST-3'] }, () => {
  it.each(Object.entries(thresholds))('of %s are at least %i percent, if measured', (name, least) => {
    const { killed, mutants, percent } = scoreIn(document, name) ?? {
      killed: 1,
      mutants: 1,
      percent: '100.0',
    };
    expect(percent).toBe(((100 * killed) / mutants).toFixed(1));
    expect(Number(percent)).toBeGreaterThanOrEqual(least);
  });

  it('list each survivor with its line, and do not count ignored mutants', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'Ignored'].map((status) => mutant(status));
    expect(resultOf({ files: { 'packages/a/src/sum.ts': { source: 'sum =\n  a + b;', mutants } } })).toEqual({
      lines: ['packages/a/src/sum.ts:2 Survived Arithmetic\n    a + b;\n    → a - b'],
      result: { mutants: 3, killed: 2, alive: { 'sum.ts': 1 } },
    });
  });

  it('list files with unexplained survivors', () => {
    const result = { mutants: 4, killed: 2, alive: { 'sum.ts': 1, 'zero.ts': 1 } };
    const before = '| kit | not measured | | | |\n\n## kit\n\n| `zero.ts` | nothing |\n';
    expect(withResult(before, 'kit', result)).toContain('| kit | 4 | 2 | 50.0 % | sum.ts |\n');
  });
});
