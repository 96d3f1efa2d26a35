import { createStepper, runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { extractChart } from '../src/index.ts';
import {
  type ChartViewEvent,
  createChartViewMachine,
  foundText,
  SCALES,
  searchChart,
  shownFound,
  shownStates,
  toChartView,
  zoomStep,
} from '../src/lab/index.ts';

const nested = extractChart(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: 'lit' } },
      lit: {
        initial: 'dim',
        states: {
          dim: { initial: 'red', on: { press: 'bright' }, states: { red: {} } },
          bright: { on: { press: '#lamp.off' } },
        },
      },
    },
  }),
);

const events = fc.oneof(
  fc.record({ type: fc.constant('chart.zoom' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constantFrom('chart.fit' as const, 'chart.showActualSize' as const) }),
);

describe('the size of a chart', { tags: ['LAB-1'] }, () => {
  it('is always one of the choices, or fits the frame', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (history: readonly ChartViewEvent[]) => {
        const stepper = createStepper(createChartViewMachine(), { chart: nested });
        for (const event of history) {
          const before = toChartView(stepper.snapshot);
          stepper.send(event);
          const after = toChartView(stepper.snapshot);
          if (after.scale !== undefined) expect(SCALES).toContain(after.scale);
          const isOff = event.type === 'chart.zoom' && !(event.by > 0 ? before.canZoomIn : before.canZoomOut);
          if (isOff) expect(after).toEqual(before);
          if (event.type === 'chart.fit') expect(after.scale).toBeUndefined();
          if (event.type === 'chart.showActualSize') expect(after.scale).toBe(1);
        }
      }),
      runs(150),
    );
  });

  it('grows and shrinks in steps within its limits', () => {
    const stepper = createStepper(createChartViewMachine(), { chart: nested });
    for (const _ of SCALES) stepper.send({ type: 'chart.zoom', by: 1 });
    expect(toChartView(stepper.snapshot)).toMatchObject({ scale: 2, sizeText: '200%', canZoomIn: false });
    for (const _ of SCALES) stepper.send({ type: 'chart.zoom', by: -1 });
    expect(toChartView(stepper.snapshot)).toMatchObject({ scale: 0.5, canZoomOut: false });
    stepper.send({ type: 'chart.fit' });
    expect(toChartView(stepper.snapshot).sizeText).toBe('Fitted');
  });

  it('zooms from the size of a fitted chart', () => {
    const zoomed = (by: 1 | -1, from: number) => {
      const stepper = createStepper(createChartViewMachine(), { chart: nested });
      expect(toChartView(stepper.snapshot).scale).toBeUndefined();
      stepper.send({ type: 'chart.zoom', by, from });
      return toChartView(stepper.snapshot).scale;
    };
    expect([zoomed(1, 0.37), zoomed(1, 0.7), zoomed(-1, 0.7)]).toEqual([0.5, 0.8, 0.67]);
    expect(zoomed(-1, 0.37)).toBeUndefined();
  });
});

describe('a search in a chart', { tags: ['LAB-1'] }, () => {
  const chart = extractChart(createChartViewMachine());

  it('finds states and transitions by each of their names, ignoring case', () => {
    const stepper = createStepper(createChartViewMachine(), { chart: nested });
    stepper.send({ type: 'chart.search', text: ' Fit' });
    const { search } = toChartView(stepper.snapshot);
    expect(searchChart(chart, search)).toEqual({
      states: ['fitted'],
      keys: ['chartView|scaled|chart.fit|0'],
    });
    expect(searchChart(chart, 'CANZOOM').keys).toEqual(['chartView||chart.zoom|0']);
    expect(searchChart(chart, 'setSearch').keys).toEqual(['chartView||chart.search|0']);
    expect(foundText(searchChart(chart, search), search)).toBe('1 state, 1 transition');
  });

  it('finds nothing for a blank text, and reports when nothing matches', () => {
    for (const text of ['', '  ']) {
      expect(searchChart(chart, text)).toEqual({ states: [], keys: [] });
      expect(foundText(searchChart(chart, text), text)).toBe('');
    }
    expect(foundText(searchChart(chart, 'nothing like it'), 'nothing like it')).toBe('Nothing found');
  });
});

it('a pinch zooms one step each time the distance changes by a fifth', {
  tags: ['LAB-1'],
}, () => {
  expect([1, 1.19, 0.84, 0].map(zoomStep)).toEqual([0, 0, 0, 0]);
  expect([1.2, 4].map(zoomStep)).toEqual([1, 1]);
  expect([0.83, 0.1].map(zoomStep)).toEqual([-1, -1]);
  for (const ratio of [Number.NaN, Number.POSITIVE_INFINITY, -1]) expect(zoomStep(ratio)).toBe(0);
});

describe('collapsed states', { tags: ['LAB-1'] }, () => {
  const paths = nested.states.map(({ path }) => path);
  const anyPath = fc.constantFrom(...paths, 'nowhere', '__proto__');
  const changes: fc.Arbitrary<ChartViewEvent> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('chart.toggle' as const), path: anyPath }) },
    fc.record({ type: fc.constant('chart.reveal' as const), path: anyPath }),
    fc.record({ type: fc.constant('chart.expandAll' as const) }),
  );

  it('always contain states, and collapsing twice changes nothing', () => {
    let [most, revealed] = [0, 0];
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 20 }), (history) => {
        const stepper = createStepper(createChartViewMachine(), { chart: nested });
        for (const event of history) {
          const before = toChartView(stepper.snapshot).collapsed;
          stepper.send(event);
          const { canExpandAll, collapsed } = toChartView(stepper.snapshot);
          expect(collapsed.filter((path) => !['', 'lit', 'lit.dim'].includes(path))).toEqual([]);
          expect(new Set(collapsed).size).toBe(collapsed.length);
          expect(canExpandAll).toBe(collapsed.length > 0);
          most = Math.max(most, collapsed.length);
          if (event.type === 'chart.expandAll') expect(collapsed).toEqual([]);
          if (event.type === 'chart.toggle') {
            const others = (list: readonly string[]) => list.filter((path) => path !== event.path);
            expect(others(collapsed)).toEqual(others(before));
            if (collapsed === before) expect(['', 'lit', 'lit.dim']).not.toContain(event.path);
            else expect(collapsed.includes(event.path)).toBe(!before.includes(event.path));
          }
          if (event.type === 'chart.reveal' && paths.includes(event.path)) {
            expect(shownStates([event.path], collapsed)).toEqual([event.path]);
            if (collapsed !== before) revealed += 1;
          }
        }
        const last = toChartView(stepper.snapshot).collapsed;
        for (const path of paths) for (const _ of [1, 2]) stepper.send({ type: 'chart.toggle', path });
        expect([...toChartView(stepper.snapshot).collapsed].sort()).toEqual([...last].sort());
      }),
      runs(150),
    );
    expect([most, revealed > 0]).toEqual([3, true]);
  });

  it('are highlighted for hidden matches, which the search counts', () => {
    expect(shownStates(['lit', 'lit.dim', 'lit.dim.red', 'off'], ['lit.dim', 'lit'])).toEqual(['lit', 'off']);
    const found = searchChart(nested, 'i');
    expect(found.states).toEqual(['lit', 'lit.dim', 'lit.bright']);
    expect(shownFound(nested, found, [])).toEqual({ ...found, hiddenCount: 0 });
    const hidden = shownFound(nested, found, ['lit']);
    expect(hidden).toEqual({ states: ['lit'], keys: [], hiddenCount: 2 });
    expect(foundText(found, 'i', hidden.hiddenCount)).toBe(
      '3 states, 0 transitions, 2 of them in collapsed states',
    );
    const presses = searchChart(nested, 'press');
    expect(shownFound(nested, presses, ['lit'])).toEqual({
      states: ['lit'],
      keys: presses.keys,
      hiddenCount: 1,
    });
    expect(shownFound(nested, presses, ['']).hiddenCount).toBe(3);
  });
});

it('a changed chart keeps its size, search and collapsed states', {
  tags: ['LAB-5'],
}, () => {
  const stepper = createStepper(createChartViewMachine(), { chart: nested });
  stepper.send({ type: 'chart.zoom', by: 1 });
  stepper.send({ type: 'chart.search', text: 'press' });
  for (const path of ['lit.dim', 'lit']) stepper.send({ type: 'chart.toggle', path });
  const { scale } = toChartView(stepper.snapshot);
  const flat = { ...nested, states: nested.states.filter(({ path }) => path !== 'lit.dim.red') };
  stepper.send({ type: 'chart.replaced', chart: flat });
  expect(toChartView(stepper.snapshot)).toMatchObject({ scale, search: 'press', collapsed: ['lit'] });
  stepper.send({ type: 'chart.toggle', path: 'lit.dim' });
  expect(toChartView(stepper.snapshot).collapsed).toEqual(['lit']);
});
