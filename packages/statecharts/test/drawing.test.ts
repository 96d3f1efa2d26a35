import { transitionKeys } from '@loomwright/machine-testing/stepper';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { isFromDot } from '../src/drawing/drawing.ts';
import { unionStyle } from '../src/drawing/union-style.ts';
import { type Chart, type Drawing, extractChart, keyToken, toSvg, toSvgElement } from '../src/index.ts';
import { faultsOf, isClean, layOut } from '../src/layout.ts';
import { drawnCharts as charts, drawings, drawnMachines as machines, measure } from './foreign-drawings.ts';

const [good = { id: '', states: [] }] = charts;
const wideOf = (chart: Chart): Drawing => drawings.wide[charts.indexOf(chart)] as Drawing;
const cases = charts.map((chart, index) => ({ id: chart.id, chart, index }));

describe.each(['wide', 'narrow'] as const)('a %s drawing', { tags: ['LAB-1'] }, (shape) => {
  it.each(cases)('of $id has no overlaps, and every arrow can be followed', ({ chart, index }) => {
    const drawing = drawings[shape][index] as Drawing;
    expect(isClean(faultsOf(drawing)), JSON.stringify(faultsOf(drawing))).toBe(true);
    expect(drawing.boxes.map(({ path }) => path).sort()).toEqual(chart.states.map(({ path }) => path).sort());
  });

  it('uses whole pixels, turns at each bend, and survives a JSON round trip', () => {
    for (const { index } of cases) {
      const drawing = drawings[shape][index] as Drawing;
      expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing);
      const places = drawing.edges.flatMap(({ points }) => points.flat());
      expect([
        ...places,
        ...drawing.boxes.flatMap(({ height, width, x, y }) => [x, y, width, height]),
      ]).toSatisfy((numbers: readonly number[]) => numbers.every(Number.isInteger));
      for (const { points } of drawing.edges) {
        const ways = points.slice(1).map(([x], at) => x === points[at]?.[0]);
        expect(ways.some((isUpright, at) => at > 0 && isUpright === ways[at - 1])).toBe(false);
      }
    }
  });

  it('is the same each time', async () => {
    for (const { chart, index } of cases.slice(0, 1))
      expect(await layOut(chart, measure, shape)).toEqual(drawings[shape][index]);
  });
});

describe('an SVG', { tags: ['LAB-1'] }, () => {
  it('names every state and every transition', () => {
    for (const [index, chart] of charts.entries()) {
      const svg = toSvg(wideOf(chart), chart.id, 'light');
      const states = [...svg.matchAll(/data-state="([^"]*)"/g)].map(([, path]) => path);
      const keys = new Set(
        [...svg.matchAll(/data-keys="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
      );
      expect([...new Set(states)].sort()).toEqual(chart.states.map(({ path }) => path).sort());
      expect([...keys].sort()).toEqual(
        transitionKeys(machines[index] as AnyStateMachine)
          .map(keyToken)
          .sort(),
      );
    }
  });

  it('distinguishes transitions whose keys differ only in a space', () => {
    const keys = ['m|a|go on|0', 'm|a|go_on|0', 'm|a|go\ton|0', 'm|a|go%20on|0'];
    expect(new Set(keys.map(keyToken)).size).toBe(keys.length);
    for (const key of keys) expect(keyToken(key)).not.toMatch(/\s/);
  });

  it('has an arrow for each pair of states, whatever their names', async () => {
    const states = { a: { on: { X: 'b>c' } }, 'b>c': {}, 'a>b': { on: { Y: 'c' } }, c: {} };
    const chart = extractChart(createMachine({ id: 'm', initial: 'a', states }));
    const { edges } = await layOut(chart, measure, 'wide');
    const pairs = edges
      .filter((edge) => !isFromDot(edge))
      .map(({ source, target }) => `${source} to ${target}`);
    expect(pairs.sort()).toEqual(['a to b>c', 'a>b to c']);
  });

  it('of two revisions is valid XML whatever the names of the states', { tags: ['LAB-3'] }, () => {
    const chart = extractChart(createMachine({ id: 'm', initial: 'a', states: { a: {}, '<"&\n': {} } }));
    const states = chart.states.map((state) => ({ ...state, change: 'added' as const }));
    expect(unionStyle({ ...chart, states }, 'light')).toContain('[data-state="\\3c \\22 \\26 \\a "]');
  });

  it('escapes any name', async () => {
    const name = `<script>"&'</script>`;
    const chart = extractChart(
      createMachine({
        id: name,
        description: name,
        initial: 'a',
        states: { a: { on: { [name]: 'b' } }, b: {} },
      }),
    );
    const svg = toSvg(await layOut(chart, measure, 'wide'), chart.id, 'follows');
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;');
  });

  it('shows initial actions', async () => {
    const initial = { target: 'a', actions: 'wind' };
    const chart = extractChart(createMachine({ id: 'clock', initial, states: { a: {} } } as never));
    const svg = toSvg(await layOut(chart, measure, 'wide'), chart.id, 'follows');
    expect(svg.replace(/<[^>]*>/g, '')).toContain('initial / wind');
  });

  it('sets lines at their measured width, unless the page has the font', () => {
    const drawing = wideOf(good);
    const textOf = (hasFont: boolean) => JSON.stringify(toSvgElement(drawing, { title: 'good', hasFont }));
    expect(textOf(false)).toContain('"textLength":');
    expect(textOf(true)).not.toContain('textLength');
  });

  it('has the colours of its theme', () => {
    const drawing = wideOf(good);
    const pictures = (['light', 'dark', 'follows'] as const).map((theme) => toSvg(drawing, 'good', theme));
    expect(pictures.map((svg) => svg.includes('--paper:#faf6ee'))).toEqual([true, false, true]);
    expect(pictures.map((svg) => svg.includes('--paper:#0f1222'))).toEqual([false, true, true]);
  });
});
