import fc from 'fast-check';
import type { ChartFigure, StatFigure, Unit } from '../figures.ts';
import { type ReadIds, type ReadIdsCommand, toReadIds } from '../notification.ts';
import type { NotificationsEvent } from '../notifications.machine.ts';
import { sampleMessages } from '../sample-messages.ts';

const sampleIds = [...sampleMessages(false, 0), ...sampleMessages(true, 0)].map(({ id }) => id);

/** Ids of the sample notifications, and of one that never was. */
export const notificationIds: fc.Arbitrary<number> = fc.constantFrom(...sampleIds, 999);

/** Ids as storage may hold them. */
export const readIdLists: fc.Arbitrary<ReadIds> = fc
  .array(fc.oneof({ weight: 4, arbitrary: notificationIds }, fc.integer({ min: 1 })), { maxLength: 12 })
  .map(toReadIds);

/** Every command of the stored ids. */
export const readIdsCommands: fc.Arbitrary<ReadIdsCommand> = fc.record({
  kind: fc.constant('markRead' as const),
  ids: fc.array(notificationIds, { maxLength: 5 }),
});

/** What members do with notifications: the machine's events that do not come from its record. */
export type NotificationsMemberEvent = Exclude<NotificationsEvent, { readonly type: `record.${string}` }>;

/** Everything members do with notifications, marking one most often. */
export const notificationsEvents: fc.Arbitrary<NotificationsMemberEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('notification.markRead' as const), id: notificationIds }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'notification.markAllRead' as const }) },
);

/** Values as charts show them: whole and broken, tiny and huge, 0 often. */
export const chartValues: fc.Arbitrary<number> = fc.oneof(
  fc.nat(5000),
  fc.constantFrom(0, 1, 99.97, 1e-5, 2 ** 53 - 1),
  fc.double({ min: 1e-5, max: 1e12, noNaN: true }),
);

/** Values that no chart should get. */
export const oddValues: fc.Arbitrary<number> = fc.oneof(
  chartValues,
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 5e-324, 1e308),
);

/** One series or two of the same length, 0 to 14 values long. */
export const seriesOf = (values: fc.Arbitrary<number>): fc.Arbitrary<readonly (readonly number[])[]> =>
  fc.tuple(fc.nat(14), fc.integer({ min: 1, max: 2 })).chain(([length, count]) =>
    fc.array(fc.array(values, { minLength: length, maxLength: length }), {
      minLength: count,
      maxLength: count,
    }),
  );

const units: fc.Arbitrary<Unit> = fc.constantFrom('count', 'dollars', 'percent');

/** Charts of every kind, the empty one included. */
export const chartFigures: fc.Arbitrary<ChartFigure> = fc
  .record({
    kind: fc.constantFrom('bar' as const, 'line' as const),
    unit: units,
    values: seriesOf(chartValues),
  })
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
  measure: fc.constantFrom('sum' as const, 'latest' as const),
  trend: fc.array(chartValues, { maxLength: 14 }),
  period: fc.constantFrom('week' as const, 'month' as const),
});
