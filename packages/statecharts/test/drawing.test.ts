import { runs } from '@loomwright/machine-testing';
import { transitionKeys } from '@loomwright/machine-testing/stepper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { isFromDot, type Point } from '../src/drawing/drawing.ts';
import { type Drawing, keyToken, packDrawing, toSvg, unpackDrawing } from '../src/drawing/index.ts';
import { unionStyle } from '../src/drawing/union-style.ts';
import { type Chart, extractChart } from '../src/index.ts';
import { createFontMeasure, faultsOf, isClean, layOut } from '../src/layout.ts';
import { foreignMachines } from './foreign-machines.ts';
import { eventsOf, excessMove, renameEvent } from './renamed-event.ts';
import { createBadMachine, createGoodMachine } from './toy-machines.ts';

const measure = await createFontMeasure();
const machines = [createGoodMachine(), createBadMachine(), ...foreignMachines] as readonly AnyStateMachine[];
const charts = machines.map(extractChart);
const [good = { id: '', states: [] }] = charts;

const drawings = {
  wide: await Promise.all(charts.map((chart) => layOut(chart, measure, 'wide'))),
  narrow: await Promise.all(charts.map((chart) => layOut(chart, measure, 'narrow'))),
};
const wideOf = (chart: Chart): Drawing => drawings.wide[charts.indexOf(chart)] as Drawing;
const cases = charts.map((chart, index) => ({ id: chart.id, chart, index }));

describe.each(['wide', 'narrow'] as const)('a %s drawing', (shape) => {
  it.each(cases)('[LAB-1] of $id covers nothing, and every arrow can be followed', ({ chart, index }) => {
    const drawing = drawings[shape][index] as Drawing;
    expect(isClean(faultsOf(drawing)), JSON.stringify(faultsOf(drawing))).toBe(true);
    expect(drawing.boxes.map(({ path }) => path).sort()).toEqual(chart.states.map(({ path }) => path).sort());
  });

  it('[LAB-1] is in whole pixels, and survives being packed', () => {
    for (const { chart, index } of cases) {
      const drawing = drawings[shape][index] as Drawing;
      const packed = packDrawing(chart, drawing);
      expect(packed).toMatch(/^[\w-]+$/);
      const again = unpackDrawing(chart, JSON.parse(JSON.stringify(packed)), measure);
      expect(packDrawing(chart, again)).toEqual(packed);
      expect(again).toEqual(drawing);
    }
  });

  it('[LAB-1] survives being packed wherever its arrows begin and end', () => {
    const shift = fc.constantFrom(-7, -1, 0, 1, 7);
    fc.assert(
      fc.property(fc.constantFrom(...cases), shift, shift, ({ chart, index }, before, after) => {
        const drawing = drawings[shape][index] as Drawing;
        const farther = ([x, y]: Point, [otherX]: Point, by: number): Point =>
          x === otherX ? [x, y + by] : [x + by, y];
        const edges = drawing.edges.map((edge) => {
          const [first, second, ...others] = [...edge.points];
          if (!first || !second) return edge;
          const start = farther(first, second, before);
          const rest = [second, ...others];
          const end = farther(rest.at(-1) ?? second, rest.at(-2) ?? start, after);
          return { ...edge, points: [start, ...rest.slice(0, -1), end] };
        });
        const isSteady = edges.every(({ points }) => new Set(points.map(String)).size === points.length);
        fc.pre(isSteady);
        const moved = { ...drawing, edges };
        expect(unpackDrawing(chart, packDrawing(chart, moved), measure)).toEqual(moved);
      }),
      runs(100),
    );
  });

  it('[LAB-1] is the same each time', async () => {
    for (const { chart, index } of cases.slice(0, 4))
      expect(await layOut(chart, measure, shape)).toEqual(drawings[shape][index]);
  });
});

describe('the places of a drawing', () => {
  it('[LAB-1] stay where they are when an event is renamed, but for what its labels have grown', async () => {
    const names = fc.stringMatching(/^[A-Za-z.]{1,40}$/);
    await fc.assert(
      fc.asyncProperty(fc.nat(charts.length - 1), fc.nat(), names, async (index, which, name) => {
        const chart = charts[index] as Chart;
        const drawing = wideOf(chart);
        const events = eventsOf(chart);
        // Another event of that name would join the transitions of both.
        fc.pre(!events.includes(name));
        const event = events[which % events.length] ?? '';
        const changed = renameEvent(chart, event, name);
        const next = await layOut(changed, measure, 'wide', { chart, drawing });
        expect(isClean(faultsOf(next))).toBe(true);
        expect(excessMove(drawing, next)).toBeLessThanOrEqual(0);
        expect(toSvg(next, chart.id, 'light')).toContain(name);
      }),
      runs(100),
    );
  });

  it('[LAB-1] are new where a state is new, and kept where nothing is', async () => {
    const chartOf = (states: Record<string, object>) =>
      extractChart(createMachine({ id: 'm', initial: 'a', states }));
    const before = chartOf({ a: { on: { go: 'b' } }, b: {} });
    const drawing = await layOut(before, measure, 'wide');
    const after = chartOf({ a: { on: { go: 'b' } }, b: { on: { go: 'c' } }, c: {} });
    expect(await layOut(before, measure, 'wide', { chart: before, drawing })).toEqual(drawing);
    const next = await layOut(after, measure, 'wide', { chart: before, drawing });
    expect(next).toEqual(await layOut(after, measure, 'wide'));
  });

  it('[LAB-1] of a drawing of another chart are refused, by the name of the machine', () => {
    const packed = packDrawing(good, wideOf(good));
    for (const chart of charts.slice(1))
      expect(() => unpackDrawing({ ...chart, id: 'other' }, packed)).toThrow('machine "other"');
  });
});

describe('an SVG', () => {
  it('[LAB-1] names every state and every transition', () => {
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

  it('[LAB-1] tells transitions apart whose keys differ in a blank only', () => {
    const keys = ['m|a|go on|0', 'm|a|go_on|0', 'm|a|go\ton|0', 'm|a|go%20on|0'];
    expect(new Set(keys.map(keyToken)).size).toBe(keys.length);
    for (const key of keys) expect(keyToken(key)).not.toMatch(/\s/);
  });

  it('[LAB-1] has an arrow for each pair of states, whatever they are called', async () => {
    const states = { a: { on: { X: 'b>c' } }, 'b>c': {}, 'a>b': { on: { Y: 'c' } }, c: {} };
    const chart = extractChart(createMachine({ id: 'm', initial: 'a', states }));
    const { edges } = await layOut(chart, measure, 'wide');
    const pairs = edges
      .filter((edge) => !isFromDot(edge))
      .map(({ source, target }) => `${source} to ${target}`);
    expect(pairs.sort()).toEqual(['a to b>c', 'a>b to c']);
  });

  it('[LAB-1] [LAB-3] of two revisions is XML whatever its states are called', () => {
    const chart = extractChart(createMachine({ id: 'm', initial: 'a', states: { a: {}, '<"&\n': {} } }));
    const states = chart.states.map((state) => ({ ...state, change: 'added' as const }));
    expect(unionStyle({ ...chart, states }, 'light')).toContain('[data-state="\\3c \\22 \\26 \\a "]');
  });

  it('[LAB-1] shows any name as text', async () => {
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

  it('[LAB-1] says what is done on the way into an initial state', async () => {
    const initial = { target: 'a', actions: 'wind' };
    const chart = extractChart(createMachine({ id: 'clock', initial, states: { a: {} } } as never));
    const svg = toSvg(await layOut(chart, measure, 'wide'), chart.id, 'follows');
    expect(svg.replace(/<[^>]*>/g, '')).toContain('initial / wind');
  });

  it('[LAB-1] has the colours of its theme', () => {
    const drawing = wideOf(good);
    const pictures = (['light', 'dark', 'follows'] as const).map((theme) => toSvg(drawing, 'good', theme));
    expect(pictures.map((svg) => svg.includes('--paper:#faf6ee'))).toEqual([true, false, true]);
    expect(pictures.map((svg) => svg.includes('--paper:#0f1222'))).toEqual([false, true, true]);
  });
});
