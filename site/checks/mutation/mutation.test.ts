// The mutation scores that docs/testing.md states: `npm run test:mutation` measures them, which takes too long for each run.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rowOf, thresholds, withoutSurvivors, withSurvivors } from './mutation.mjs';

const text = readFileSync(fileURLToPath(new URL('../../../docs/testing.md', import.meta.url)), 'utf8');
const section = text.slice(text.indexOf('## Mutation scores'));
const rows = [
  ...section.matchAll(/^\| (\w+) +\| +([\d ]+|not measured) +\| +([\d ]*) +\| +([\d.]*)(?: %)? +\|$/gm),
].map(([, name = '', all = '', killed = '', score = '']) => ({
  name,
  all: Number(all.replaceAll(' ', '')),
  killed: Number(killed.replaceAll(' ', '')),
  score: Number(score),
}));
const measured = rows.filter(({ all }) => all > 0);

it('the table of mutation scores names every logic package', { tags: ['TST-3'] }, () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(thresholds).sort());
});

it('a score in the table is what was counted, and holds its threshold', { tags: ['TST-3'] }, () => {
  for (const { all, killed, name, score } of measured) {
    expect(score, name).toBeCloseTo((killed / all) * 100, 0);
    const [, least = 100] = Object.entries(thresholds).find(([one]) => one === name) ?? [];
    expect(score, name).toBeGreaterThanOrEqual(least);
  }
});

it('a survivor is printed with its line, and what cannot run is not counted', { tags: ['TST-3'] }, () => {
  const mutant = (status: string) => ({
    status,
    mutatorName: 'Arithmetic',
    replacement: 'a - b',
    location: { start: { line: 2 } },
  });
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map(mutant);
  const report = { files: { 'src/sum.ts': { source: 'sum =\n  a + b;', mutants } } };
  expect(rowOf('sum', report).split('\n')).toEqual([
    'src/sum.ts:2 Survived Arithmetic',
    '    a + b;',
    '    → a - b',
    'src/sum.ts:2 NoCoverage Arithmetic',
    '    a + b;',
    '    → a - b',
    '| sum | 4 | 2 | 50.0 % |',
  ]);
});

it('what outlives a few runs of each property is run again, and what outlives all is kept', {
  tags: ['TST-3'],
}, () => {
  const mutant = (status: string, line: number) => ({
    status,
    mutatorName: 'Arithmetic',
    location: { start: { line } },
  });
  const file = (...mutants: ReturnType<typeof mutant>[]) => ({ source: '', mutants });
  const report = {
    files: {
      'src/sum.ts': file(mutant('Killed', 1), mutant('Survived', 2), mutant('NoCoverage', 2)),
      'src/product.ts': file(mutant('Survived', 3)),
    },
  };
  const first = withoutSurvivors(report, 'sum');
  expect(first.paths).toEqual(['src/sum.ts']);
  expect(first.report.files).toEqual({ ...report.files, 'src/sum.ts': file(mutant('Killed', 1)) });
  const measured = withSurvivors(report, first.paths);
  expect(withoutSurvivors(measured, 'sum')).toEqual({ report: measured, paths: [] });
  expect(withoutSurvivors(measured, '').paths).toEqual(['src/product.ts']);
});
