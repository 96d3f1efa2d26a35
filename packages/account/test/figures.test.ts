import { describe, expect, it } from 'vitest';
import { toChangeText, toFigureText, toTickText } from '../src/figure-text.ts';
import { changeOf } from '../src/figures.ts';
import { adminFigures, memberFigures, SAMPLE_NOTE, toFiguresView } from '../src/index.ts';

const dashboards = [
  ['member', memberFigures],
  ['admin', adminFigures],
] as const;

describe.each(dashboards)('the sample figures of the %s dashboard', { tags: ['DSH-1'] }, (_, figures) => {
  it('are complete: key figures, charts and activity with unique names', () => {
    expect([figures.stats.length, figures.charts.length]).toEqual([4, 2]);
    expect(figures.activity.length).toBeGreaterThanOrEqual(5);
    for (const list of [figures.stats, figures.charts, figures.activity])
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('have a value of at least 0 for every label, and trends of twelve steps', () => {
    for (const { labels, series } of figures.charts) {
      expect([1, 2]).toContain(series.length);
      for (const { values } of series) {
        expect(values.length).toBe(labels.length);
        expect(values.every((value) => value >= 0)).toBe(true);
      }
    }
    for (const { trend } of figures.stats) expect(trend.length).toBe(12);
  });

  it('have no empty texts, and number weeks and months from 1', () => {
    expect(JSON.stringify(figures)).not.toContain('""');
    for (const { labels, labelTitle } of figures.charts) {
      expect(labels.every(({ short, whole }) => short !== undefined && whole.includes(short))).toBe(true);
      if (labelTitle !== 'Category')
        expect(labels.map(({ whole }) => whole)).toEqual(
          Array.from({ length: 12 }, (_, index) => `${labelTitle}\u00a0${index + 1}`),
        );
    }
  });

  it('have no times in the activity', () => {
    for (const { text } of figures.activity) expect(text).not.toMatch(/\bago\b|yesterday|today|\d{4}/i);
  });

  it('contain no month names, because a named month could be in the future', () => {
    const labels = figures.charts.flatMap((chart) => chart.labels.map(({ whole }) => whole));
    expect(labels.join(' ')).not.toMatch(/January|December/);
  });

  it('show the same numbers in a key figure and in its chart', () => {
    const trends = new Map(figures.stats.map(({ id, trend }) => [id, trend]));
    const shared = figures.charts.filter(({ id }) => trends.has(id));
    expect(shared.length).toBeGreaterThan(0);
    for (const { id, series } of shared) expect(series[0]?.values).toEqual(trends.get(id));
  });
});

describe('the dashboards', { tags: ['DSH-1'] }, () => {
  it('are labelled as samples', () => {
    expect(SAMPLE_NOTE).toMatch(/samples/);
  });

  it('show key figures in words', () => {
    const words = (figures: typeof memberFigures) =>
      toFiguresView(figures).stats.map(({ changeText, label, valueText }) => [label, valueText, changeText]);
    expect(words(memberFigures)).toEqual([
      ['Automations run', '1,249', 'Up 6% on last week'],
      ['Hours saved', '84', 'Up 6% on last week'],
      ['Chatbot conversations', '3,520', 'Up 3% on last week'],
      ['API requests', '51,060', 'Down 2% on last week'],
    ]);
    expect(words(adminFigures)).toEqual([
      ['Accounts', '1,846', 'Up 4% on last month'],
      ['Open quote requests', '23', 'Down 18% on last month'],
      ['Conversations', '38,500', 'Up 3% on last month'],
      ['Uptime', '99.97%', 'No change on last month'],
    ]);
  });
});

describe('the trend of a key figure', () => {
  const viewOf = (...trend: readonly number[]) => {
    const stat = {
      id: 'tea',
      label: 'Tea',
      measure: 'latest',
      period: 'week',
      trend,
      unit: 'count',
    } as const;
    return toFiguresView({ spanText: '', stats: [stat], charts: [], activity: [] }).stats[0];
  };

  it('spans its box, and ends in the direction of its last step', {
    tags: ['DSH-1'],
  }, () => {
    const view = viewOf(3, 1, 2);
    expect(view?.direction).toBe('up');
    expect(viewOf(1, 2, 1)?.direction).toBe('down');
    expect(viewOf(1, 1)?.direction).toBe('flat');
    const { box, end, path } = view?.trend ?? {};
    expect(box).toEqual({ width: 120, height: 32 });
    expect(path).toMatch(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+){2}$/);
    const [, last] = /L([\d.]+ [\d.]+)$/.exec(path ?? '') ?? [];
    expect(end).toBe(`M${last}h0`);
  });
});

describe('a change', () => {
  it.each([
    [[], 'No change on last week'],
    [[7], 'No change on last week'],
    [[7, 7], 'No change on last week'],
    [[0, 0], 'No change on last week'],
    [[0, 3], 'Up from 0 on last week'],
    [[3, 0], 'Down 100% on last week'],
    [[1, 200, 100], 'Down 50% on last week'],
    [[100, 250], 'Up 150% on last week'],
    [[1000, 1001], 'Up less than 1% on last week'],
    [[1000, 999], 'Down less than 1% on last week'],
  ])('of %j reads “%s”', { tags: ['DSH-1'] }, (trend, text) => {
    expect(toChangeText(changeOf(trend), 'week')).toBe(text);
  });
});

describe('a figure', () => {
  it('has separators and a unit, and is shorter on an axis', { tags: ['DSH-1'] }, () => {
    expect([toFigureText(51060, 'count'), toTickText(40000, 'count')]).toEqual(['51,060', '40K']);
    expect([toFigureText(48200, 'dollars'), toTickText(2500, 'dollars')]).toEqual(['$48,200', '$2.5K']);
    expect([toFigureText(99.97, 'percent'), toTickText(0.25, 'percent')]).toEqual(['99.97%', '0.25%']);
    expect([toFigureText(1234.567, 'count'), toTickText(-0, 'count')]).toEqual(['1,234.57', '0']);
    expect(toFigureText(-0, 'count')).toBe('0');
  });
});
