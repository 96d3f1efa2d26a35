import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Chart, ChartState } from '../src/chart.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../src/layout.ts';

const measure = await createFontMeasure();

const plain = {
  tags: [],
  initial: undefined,
  history: undefined,
  historyDefault: undefined,
  entry: [],
  exit: [],
  invokes: [],
  description: undefined,
} as const;

const toMap = (sizes: readonly number[], arrows: readonly (readonly [from: number, to: number])[]): Chart => {
  const paths = sizes.flatMap((count, at) => Array.from({ length: count }, (_, index) => `p${at}.m${index}`));
  const targetsOf = (path: string) => [
    ...new Set(
      arrows
        .map(([from, to]) => [paths[from % paths.length], paths[to % paths.length]] as const)
        .filter(([from, to]) => from === path && to !== undefined && paths.indexOf(to) > paths.indexOf(path))
        .map(([, to]) => to ?? ''),
    ),
  ];
  const outer = (path: string): ChartState => ({
    ...plain,
    path,
    key: path || 'map',
    type: 'compound',
    transitions: [],
  });
  const inner = (path: string): ChartState => ({
    ...plain,
    path,
    key: path.split('.')[1] ?? '',
    type: 'atomic',
    transitions: targetsOf(path).map((target, index) => ({
      key: `map|${path}|sends|${index}`,
      event: 'sends',
      kind: 'event',
      guard: undefined,
      targets: [target],
      actions: [],
      reenter: false,
      description: undefined,
    })),
  });
  return {
    id: 'map',
    states: [
      outer(''),
      ...sizes.flatMap((_, at) => [
        outer(`p${at}`),
        ...paths.filter((path) => path.startsWith(`p${at}.`)).map(inner),
      ]),
    ],
  };
};

it('a map of any packages has each of them once, without overlaps', { tags: ['LAB-1'] }, async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
  const arrows = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(sizes, arrows, fc.constantFrom('wide', 'narrow'), async (packages, ends, shape) => {
      const chart = toMap(packages, ends);
      const drawing = await layOut(chart, measure, shape);
      expect(isClean(faultsOf(drawing)), JSON.stringify(faultsOf(drawing))).toBe(true);
      expect(drawing.boxes.map(({ path }) => path)).toEqual(chart.states.map(({ path }) => path));
    }),
    runs(4, 300),
  );
});
