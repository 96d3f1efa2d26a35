// `npm run test:mutation` measures the scores that docs/mutants.md states, which takes too long for each run.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Reasons, type Result, resultOf, thresholds, toDocument } from './mutation.mjs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const results: Record<string, Result> = JSON.parse(read('results.json'));
const reasons: Record<string, Reasons> = JSON.parse(read('reasons.json'));
const mutant = (status: string, line = 2) => ({
  status,
  mutatorName: 'Arithmetic',
  replacement: 'a - b',
  location: { start: { line } },
});

describe('mutation scores', { tags: ['TST-3'] }, () => {
  it('are those of docs/mutants.md', () => {
    expect(read('../../../docs/mutants.md')).toBe(toDocument(read('intro.md'), results, reasons));
  });

  it.each(Object.entries(thresholds))(
    'of %s are at least %i percent, where it is measured',
    (name, least) => {
      const { killed, mutants } = results[name] ?? { killed: 1, mutants: 1 };
      expect((100 * killed) / mutants).toBeGreaterThanOrEqual(least);
    },
  );

  it('name each survivor with its line, and do not count what cannot run', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'Ignored'].map((status) => mutant(status));
    expect(resultOf({ files: { 'packages/a/src/sum.ts': { source: 'sum =\n  a + b;', mutants } } })).toEqual({
      lines: ['packages/a/src/sum.ts:2 Survived Arithmetic\n    a + b;\n    → a - b'],
      result: { mutants: 3, killed: 2, alive: { 'sum.ts': 1 } },
    });
  });

  it('list a file with survivors that has no reason', () => {
    const text = toDocument('# Mutants', { kit: { mutants: 2, killed: 1, alive: { 'sum.ts': 1 } } }, {});
    expect(text).toContain('| kit | 2 | 1 | 50.0 % |');
    expect(text).toContain('| `sum.ts` (1) | not looked at |');
  });
});
