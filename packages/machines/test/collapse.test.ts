// Every drawing of the site, with any of its states collapsed.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runs } from '@loomwright/machine-testing';
import { collapseDrawing, unpackDrawing } from '@loomwright/statecharts/drawing';
import { createFontMeasure } from '@loomwright/statecharts/layout';
import { collapseProblems, coveringToggles } from '@loomwright/statecharts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChartFile } from '../src/charts.ts';

const folder = fileURLToPath(new URL('../charts/', import.meta.url));
const measure = await createFontMeasure();
const drawn = readdirSync(folder)
  .filter((name) => name !== 'list.json')
  .flatMap((name) => {
    const file = readChartFile(
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(`${folder}${name}`, 'utf8')),
    );
    const { chart } = file;
    return (['wide', 'narrow'] as const).map((shape) => ({
      id: chart.id,
      shape,
      chart,
      page: unpackDrawing(chart, file[shape]),
      measured: unpackDrawing(chart, file[shape], measure),
    }));
  });

const outerPaths = ({ page }: (typeof drawn)[number]) =>
  page.boxes.filter(({ isOuter }) => isOuter).map(({ path }) => path);

describe.each(drawn)('the $shape drawing of $id', (each) => {
  it('[LAB-1] is as good as before with any one of its states collapsed', () => {
    const problems = outerPaths(each).map((path) => [path, ...collapseProblems(each, [path])]);
    expect(problems.filter(([, ...some]) => some.length > 0)).toEqual([]);
  });

  it('[LAB-1] has signs that cover neither title nor arrow', () => {
    expect(coveringToggles(each)).toEqual([]);
  });
});

it('[LAB-1] a drawing with any states collapsed is as good as before, whatever their order', () => {
  const several = drawn.filter((each) => outerPaths(each).length > 1);
  const anyCase = fc.nat(several.length - 1).chain((at) => {
    const paths = several[at]?.page.boxes.map(({ path }) => path) ?? [];
    return fc.record({ at: fc.constant(at), paths: fc.shuffledSubarray(paths) });
  });
  fc.assert(
    fc.property(anyCase, ({ at, paths }) => {
      const each = several[at];
      if (!each) return;
      expect(collapseProblems(each, paths)).toEqual([]);
      const { chart, page } = each;
      const drawing = collapseDrawing(page, chart, paths);
      expect(collapseDrawing(page, chart, [...paths].reverse())).toEqual(drawing);
    }),
    runs(150),
  );
});
