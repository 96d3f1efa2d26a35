import { createStepper, runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractChart } from '../src/index.ts';
import {
  type ChartViewEvent,
  createChartViewMachine,
  foundText,
  SCALES,
  searchChart,
  toChartView,
  zoomStep,
} from '../src/lab/index.ts';

const events = fc.oneof(
  fc.record({ type: fc.constant('chart.zoom' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constantFrom('chart.fit' as const, 'chart.showActualSize' as const) }),
);

describe('the size of a chart', () => {
  it('[LAB-1] is always one of those to choose from, or that of its frame; a button is off where it would do nothing', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (history: readonly ChartViewEvent[]) => {
        const stepper = createStepper(createChartViewMachine());
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
      runs(500),
    );
  });

  it('[LAB-1] grows and shrinks step by step between its ends', () => {
    const stepper = createStepper(createChartViewMachine());
    for (const _ of SCALES) stepper.send({ type: 'chart.zoom', by: 1 });
    expect(toChartView(stepper.snapshot)).toMatchObject({ scale: 2, sizeText: '200 %', canZoomIn: false });
    for (const _ of SCALES) stepper.send({ type: 'chart.zoom', by: -1 });
    expect(toChartView(stepper.snapshot)).toMatchObject({ scale: 0.5, canZoomOut: false });
    stepper.send({ type: 'chart.fit' });
    expect(toChartView(stepper.snapshot).sizeText).toBe('Fitted');
  });
});

describe('a search in a chart', () => {
  const chart = extractChart(createChartViewMachine());

  it('[LAB-1] finds states and transitions by each of their names, in capitals or not', () => {
    const stepper = createStepper(createChartViewMachine());
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

  it('[LAB-1] finds nothing for a blank text, and says so where nothing is like it', () => {
    for (const text of ['', '  ']) {
      expect(searchChart(chart, text)).toEqual({ states: [], keys: [] });
      expect(foundText(searchChart(chart, text), text)).toBe('');
    }
    expect(foundText(searchChart(chart, 'nothing like it'), 'nothing like it')).toBe('Nothing found');
  });
});

it('[LAB-1] two fingers ask for a step of size each time they are a fifth further apart, or closer', () => {
  expect([1, 1.19, 0.84, 0].map(zoomStep)).toEqual([0, 0, 0, 0]);
  expect([1.2, 4].map(zoomStep)).toEqual([1, 1]);
  expect([0.83, 0.1].map(zoomStep)).toEqual([-1, -1]);
  for (const ratio of [Number.NaN, Number.POSITIVE_INFINITY, -1]) expect(zoomStep(ratio)).toBe(0);
});
