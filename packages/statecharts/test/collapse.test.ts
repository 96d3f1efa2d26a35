import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { roughWidth } from '../src/drawing/rough-width.ts';
import { textsOf } from '../src/drawing/texts.ts';
import { type Chart, collapseDrawing, type Drawing, extractChart } from '../src/index.ts';
import { layOut } from '../src/layout.ts';
import { shownPath } from '../src/paths.ts';
import { collapseProblems, coveringToggles, type Drawn } from './collapse-problems.ts';
import { drawings, drawnCharts, measure } from './foreign-drawings.ts';

const foreign = Object.values(drawings).flatMap((all) =>
  all.map((drawing, index) => ({ drawing, chart: drawnCharts[index] as Chart })),
);
const folder = fileURLToPath(new URL('../../machines/charts/', import.meta.url));
const stored = readdirSync(folder)
  .filter((name) => name !== 'list.json')
  .flatMap((name): readonly Drawn[] => {
    const { chart, narrow, wide } = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
    return [
      { chart, drawing: wide },
      { chart, drawing: narrow },
    ];
  });
const outerPaths = ({ drawing: { boxes } }: Drawn) =>
  boxes.filter(({ isOuter }) => isOuter).map(({ path }) => path);

describe('a drawing with collapsed states', { tags: ['LAB-1'] }, () => {
  it.each([
    ['a third party', foreign],
    ['the site', stored],
  ])('of a machine from %s adds no overlap, and is no larger', (_, all) => {
    const anyCase = fc
      .constantFrom(...all)
      .chain((each) => fc.record({ each: fc.constant(each), paths: fc.shuffledSubarray(outerPaths(each)) }));
    let collapsedCount = 0;
    fc.assert(
      fc.property(anyCase, ({ each, paths }) => {
        collapsedCount += paths.length;
        expect(collapseProblems(each, paths)).toEqual([]);
        const once = collapseDrawing(each.drawing, each.chart, paths);
        expect(collapseDrawing(each.drawing, each.chart, [...paths].reverse())).toEqual(once);
      }),
      runs(100),
    );
    expect(collapsedCount).toBeGreaterThan(30);
  });

  it('has no new faults with any one of its states collapsed', () => {
    for (const each of [...foreign, ...stored])
      for (const path of outerPaths(each)) expect(collapseProblems(each, [path]), each.chart.id).toEqual([]);
  });

  it('has toggles that cover neither title nor arrow', () => {
    for (const each of [...foreign, ...stored]) expect(coveringToggles(each), each.chart.id).toEqual([]);
  });
});

const chart = extractChart(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: {
        description: 'It is light.',
        initial: 'dim',
        on: { dim: '.dim' },
        states: { dim: { on: { press: 'bright' } }, bright: { on: { press: '#lamp.off' } } },
      },
    },
  }),
);
const page = await layOut(chart, measure, 'wide');
const wordsOf = (drawing: Drawing, path: string) =>
  drawing.boxes
    .find((box) => box.path === path)
    ?.head.lines.map(({ runs: texts }) => texts.map(({ text }) => text).join(' '));
const arrowsOf = ({ edges }: Drawing) => edges.map(({ source, target }) => `${source}>${target}`);

describe('a collapsed state', { tags: ['LAB-1'] }, () => {
  const collapsed = collapseDrawing(page, chart, ['on']);

  it('keeps title and description, and says how many states are inside', () => {
    expect(wordsOf(collapsed, 'on')).toEqual(['on', 'It is light.', '2 states inside']);
    expect(arrowsOf(page)).toEqual([
      '>off',
      'on>on.dim',
      'off>on',
      'on>on.dim',
      'on.dim>on.bright',
      'on.bright>off',
    ]);
    expect(arrowsOf(collapsed)).toEqual(['>off', 'off>on', 'on>off']);
    expect(collapsed.edges.map(({ label }) => label?.lines[0]?.runs[0]?.text)).toEqual([
      undefined,
      'press',
      'press',
    ]);
    expect(collapsed.dots.map(({ path }) => path)).toEqual(['']);
  });

  it('frees its space for the states around it', () => {
    expect(collapsed.height).toBeLessThan(page.height - 100);
    expect(collapseDrawing(page, chart, [''])).toMatchObject({ edges: [], dots: [] });
  });

  it('includes collapsed inner states; collapsing a leaf changes nothing', () => {
    for (const paths of [[], ['off'], ['on.dim'], ['nowhere', '__proto__']])
      expect(collapseDrawing(page, chart, paths)).toBe(page);
    expect(collapseDrawing(page, chart, ['on', ''])).toEqual(collapseDrawing(page, chart, ['']));
    expect(shownPath('on.dim', ['on', ''])).toBe('');
    expect(shownPath('on.dim', ['on', 'on.dim', 'o'])).toBe('on');
  });

  it('counts the labels of outer arrows that were inside it', () => {
    const within = page.boxes.find(({ path }) => path === 'on');
    const edges = page.edges.map((edge) =>
      edge.source === 'on.bright' && edge.label && within
        ? { ...edge, label: { ...edge.label, x: within.x + 30, y: within.y + within.height - 40 } }
        : edge,
    );
    const drawing = collapseDrawing({ ...page, edges }, chart, ['on']);
    expect(wordsOf(drawing, 'on')?.at(-1)).toBe('2 states inside, 1 label hidden');
    expect(arrowsOf(drawing)).toEqual(arrowsOf(collapsed));
    expect(drawing.edges.filter(({ label }) => label)).toHaveLength(1);
  });
});

it('the estimated width of a text is never too small, and only slightly too large', {
  tags: ['LAB-1'],
}, () => {
  const texts = foreign
    .flatMap((each) => each.chart.states.map((state) => textsOf(each.chart).headOf(state)))
    .flatMap(({ title, description, groups }) => [title, description, ...groups.flat()])
    .flatMap(({ words }) => words);
  for (const { style, text } of texts) {
    expect(roughWidth(text, style), text).toBeGreaterThanOrEqual(measure(text, style));
  }
  const sum = (widthOf: typeof measure) =>
    texts.reduce((all, { style, text }) => all + widthOf(text, style), 0);
  expect(sum(roughWidth) / sum(measure)).toBeLessThan(1.35);
});
