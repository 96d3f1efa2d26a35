import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChartView } from '../src/chart.view.ts';
import type { ChartFigure } from '../src/figures.ts';
import { toFiguresView } from '../src/index.ts';
import { chartFigures, statFigures } from '../src/testing/index.ts';

const figure: ChartFigure = {
  id: 'tea',
  title: 'Cups of tea by day',
  kind: 'bar',
  unit: 'count',
  valueTitle: 'Runs',
  labelTitle: 'Day',
  labels: [
    { short: 'Mon', whole: 'Monday' },
    { short: 'Tue', whole: 'Tuesday' },
  ],
  series: [
    { name: 'Green', values: [3, 1] },
    { name: 'Black', values: [0, 4] },
  ],
};

describe('a chart', { tags: ['DSH-1'] }, () => {
  it('has a summary for screen readers', { tags: ['A11-1'] }, () => {
    expect(toChartView(figure).summaryText).toBe(
      'Bar chart: Cups of tea by day. Green: lowest 1 (Tuesday), highest 3 (Monday). Black: lowest 0 (Monday), highest 4 (Tuesday).',
    );
    const empty = { ...figure, kind: 'line' as const, labels: [], series: [{ name: 'Green', values: [] }] };
    expect(toChartView(empty).summaryText).toBe('Line chart: Cups of tea by day. Green: no figures yet.');
  });

  it('has a table with the same numbers', { tags: ['A11-1'] }, () => {
    expect(toChartView(figure).table).toEqual({
      head: ['Day', 'Green', 'Black'],
      rows: [
        { label: 'Monday', cells: ['3', '0'] },
        { label: 'Tuesday', cells: ['1', '4'] },
      ],
    });
  });

  it('has labels below, at the side and for each column', () => {
    const { columns, ticks } = toChartView(figure);
    expect(columns).toEqual([
      { label: 'Mon', readText: 'Monday: 3 and 0' },
      { label: 'Tue', readText: 'Tuesday: 1 and 4' },
    ]);
    expect(ticks.map(({ text }) => text)).toEqual(['4', '3', '2', '1', '0']);
  });

  it('draws bars or lines, and no line without an area and dots', () => {
    const bars = toChartView(figure).series[0];
    expect([bars?.path, bars?.area, bars?.dots]).toEqual([
      'M71.04 50h73.92v150h-73.92zM371.04 150h73.92v50h-73.92z',
      '',
      '',
    ]);
    const line = toChartView({ ...figure, kind: 'line' }).series[1];
    expect(line?.path).toBe('M150 200L450 0');
    expect(line?.area).toBe('M150 200L450 0L450 200L150 200z');
    expect(line?.dots).toBe('M150 200h0M450 0h0');
  });

  it('always has one row per column and evenly spaced ticks down to 0', {
    tags: ['A11-1'],
  }, () => {
    fc.assert(
      fc.property(chartFigures, (any) => {
        const { box, columns, series, table, ticks } = toChartView(any);
        expect(table.rows.length).toBe(columns.length);
        expect(table.rows.every(({ cells }) => cells.length === table.head.length - 1)).toBe(true);
        expect(series.map(({ name }) => name)).toEqual(table.head.slice(1));
        for (const [index, { y }] of ticks.entries())
          expect(y).toBeCloseTo((index * box.height) / (ticks.length - 1), 1);
        expect(ticks.at(-1)?.text).toMatch(/^\$?0%?$/);
        expect(JSON.stringify(toChartView(any))).not.toMatch(/NaN|Infinity|undefined|null/);
      }),
      runs(1000),
    );
  });
});

describe('a key figure', () => {
  it('has a text and a path without gaps for any trend', { tags: ['DSH-1'] }, () => {
    fc.assert(
      fc.property(statFigures, (stat) => {
        const figures = { spanText: 'Now', stats: [stat], charts: [], activity: [] };
        const text = JSON.stringify(toFiguresView(figures));
        expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
        const [view] = toFiguresView(figures).stats;
        expect(
          view?.changeText.toLowerCase().startsWith(view.direction === 'flat' ? 'no change' : view.direction),
        ).toBe(true);
      }),
      runs(1000),
    );
  });
});
