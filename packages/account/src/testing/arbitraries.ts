import { commands, events, oneOf, weighted } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { ChartFigure, StatFigure, Unit } from '../figures.ts';
import { toReadIds } from '../notification.ts';
import { sampleMessages } from '../sample-messages.ts';

/** Ids of the sample notifications, and of one that never was. */
const notificationIds = oneOf(
  ...[...sampleMessages(false, 0), ...sampleMessages(true, 0)].map(({ id }) => id),
  999,
);

/** Ids as storage may hold them. */
export const readIdLists = fc
  .array(weighted([4, notificationIds], [1, fc.integer({ min: 1 })]), { maxLength: 12 })
  .map(toReadIds);

/** Every command of the stored ids. */
export const readIdsCommands = commands({
  markRead: [1, { ids: fc.array(notificationIds, { maxLength: 5 }) }],
});

/** Everything members do with notifications, marking one most often. */
export const notificationsEvents = events({
  'notification.markRead': [6, { id: notificationIds }],
  'notification.markAllRead': 1,
});

/** Values as charts show them: whole and broken, tiny and huge, 0 often. */
export const chartValues = fc.oneof(
  fc.nat(5000),
  oneOf(0, 1, 99.97, 1e-5, 2 ** 53 - 1),
  fc.double({ min: 1e-5, max: 1e12, noNaN: true }),
);

/** Values that no chart should get. */
export const oddValues = fc.oneof(
  chartValues,
  fc.double(),
  oneOf(Number.NaN, Number.POSITIVE_INFINITY, -1, 5e-324, 1e308),
);

/** One series or two of the same length, 0 to 14 values long. */
export const seriesOf = (values: fc.Arbitrary<number>): fc.Arbitrary<readonly (readonly number[])[]> =>
  fc.tuple(fc.nat(14), fc.integer({ min: 1, max: 2 })).chain(([length, count]) =>
    fc.array(fc.array(values, { minLength: length, maxLength: length }), {
      minLength: count,
      maxLength: count,
    }),
  );

const units = oneOf<Unit>('count', 'dollars', 'percent');

/** Charts of every kind, the empty one included. */
export const chartFigures: fc.Arbitrary<ChartFigure> = fc
  .record({ kind: oneOf('bar', 'line'), unit: units, values: seriesOf(chartValues) })
  .map(({ kind, unit, values }) => ({
    id: 'chart',
    title: 'Chart',
    kind,
    unit,
    labelTitle: 'Step',
    labels: (values[0] ?? []).map((_, index) => ({ short: `${index + 1}`, whole: `Step ${index + 1}` })),
    series: values.map((own, index) => ({ name: `Series ${index + 1}`, values: own })),
  }));

export const statFigures: fc.Arbitrary<StatFigure> = fc.record({
  id: fc.constant('stat'),
  label: fc.constant('Stat'),
  unit: units,
  measure: oneOf('sum', 'latest'),
  trend: fc.array(chartValues, { maxLength: 14 }),
  period: oneOf('week', 'month'),
});
