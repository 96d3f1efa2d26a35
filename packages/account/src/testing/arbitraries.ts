import { commands, events, oneOf, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { ACTIVITY_KINDS, type Activity } from '../activity.ts';
import type { ChartFigure, StatFigure, Unit } from '../figures.ts';
import { toReadIds } from '../notification.ts';
import { ORDER_KINDS, type OrdersQuery } from '../orders-query.ts';
import { MAX_QUOTES, type NewQuote, type Quotes } from '../quote.ts';
import { sampleMessages } from '../sample-messages.ts';

/** The ids of all sample notifications, and 999, which is unknown. */
const notificationIds = oneOf(
  ...[...sampleMessages(false, 0), ...sampleMessages(true, 0)].map(({ id }) => id),
  999,
);

export const readIdLists = fc
  .array(weighted([4, notificationIds], [1, fc.integer({ min: 1 })]), { maxLength: 12 })
  .map(toReadIds);

export const readIdsCommands = commands({
  markRead: [1, { ids: fc.array(notificationIds, { maxLength: 5 }) }],
});

export const notificationsEvents = events({
  'notification.markRead': [6, { id: notificationIds }],
  'notification.markAllRead': 1,
});

export const chartValues = fc.oneof(
  fc.nat(5000),
  oneOf(0, 1, 99.97, 1e-5, 2 ** 53 - 1),
  fc.double({ min: 1e-5, max: 1e12, noNaN: true }),
);

/** Includes values that a chart should never get. */
export const oddValues = fc.oneof(
  chartValues,
  fc.double(),
  oneOf(Number.NaN, Number.POSITIVE_INFINITY, -1, 5e-324, 1e308),
);

export const seriesOf = (values: fc.Arbitrary<number>): fc.Arbitrary<readonly (readonly number[])[]> =>
  fc.tuple(fc.nat(14), fc.integer({ min: 1, max: 2 })).chain(([length, count]) => {
    const series = fc.array(values, { minLength: length, maxLength: length });
    return fc.array(series, { minLength: count, maxLength: count });
  });

const units = oneOf<Unit>('count', 'dollars', 'percent');

export const chartFigures: fc.Arbitrary<ChartFigure> = fc
  .record({ kind: oneOf('bar', 'line'), unit: units, values: seriesOf(chartValues) })
  .map(({ kind, unit, values }) => ({
    id: 'chart',
    title: 'Chart',
    kind,
    unit,
    valueTitle: 'Count',
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

const productNames = oneOf(
  ...['AI Chatbot Integration', 'Predictive Analytics Suite', 'Café 2000', 'Neural Network API', ''],
);

/** Most times are close together. */
export const times = weighted<number>(
  [6, fc.nat(3 * 60_000).map((ms) => Date.UTC(2026, 10, 20, 23, 58) + ms)],
  [2, fc.integer({ min: 0, max: 4e12 })],
  [1, oneOf(0, 0.5, 8.64e15)],
);

const quoteLines = fc.record(
  {
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.oneof(productNames, fc.string({ maxLength: 200 })),
    price: weighted(
      [1, oneOf(0, 29.99, 49.99, 0.01, 1_000_000)],
      [1, fc.nat(1e8).map((cents) => cents / 100)],
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    unit: oneOf('workspaceMonth'),
  },
  { requiredKeys: ['id', 'name', 'price', 'quantity'] },
);

const status = oneOf('sent', 'kept');
const contactQuotes = fc.record(
  {
    at: times,
    lines: fc.array(quoteLines, { maxLength: 4 }),
    totalCents: fc.nat(1e9),
    status,
    number: oneOf('Q-7K3M-P2XD', ''),
  },
  { requiredKeys: ['at', 'lines', 'totalCents', 'status'] },
);
const demoQuotes = fc.record({
  at: times,
  lines: fc.constant([]),
  totalCents: fc.constant(0),
  status,
  demo: fc.record({ reference: fc.string({ maxLength: 20 }), startsAt: times }),
});

export const newQuotes = weighted<NewQuote>([4, contactQuotes], [1, demoQuotes]);

export const quoteLists: fc.Arbitrary<Quotes> = fc
  .tuple(fc.array(newQuotes, { maxLength: 5 }), fc.oneof(fc.nat(1000), fc.constant(1e12 - 5)), fc.nat(9))
  .map(([quotes, first, fill]) => {
    const many = fill === 0 && quotes.length > 0 ? Math.ceil(MAX_QUOTES / quotes.length) : 1;
    const all = Array.from({ length: many }, () => quotes).flat();
    const lastId = Math.min(first, 1e12 - MAX_QUOTES);
    return all.slice(0, MAX_QUOTES).map((quote, index) => ({ ...quote, id: lastId + index + 1 }));
  });

const changes = fc.tuple(productNames, fc.integer({ min: 1, max: 99 }));
const activityTexts = weighted<string>(
  [4, changes.map(([name, quantity]) => `${name}: quantity ${quantity}.`)],
  [3, oneOf('Logged in.', 'Logged out.', 'Added Café 2000 to your cart.')],
  [1, fc.string({ maxLength: 600 })],
);

/** Some texts are longer than MAX_ACTIVITY_TEXT. */
export const activityEntries = fc.record({
  kind: oneOf('cart', 'cart', 'cart', ...ACTIVITY_KINDS),
  text: activityTexts,
  at: times,
});

export const activityLists: fc.Arbitrary<Activity> = fc
  .array(activityEntries, { maxLength: 20 })
  .map((entries) => entries.map((entry) => ({ ...entry, text: entry.text.slice(0, 500) })));

export const activityCommands = commands({
  note: [5, { entry: activityEntries }],
  clear: [1, { entries: activityLists }],
  restore: [1, { entries: activityLists }],
});

export const ordersQueries: fc.Arbitrary<OrdersQuery> = fc.record({
  kind: oneOf(...ORDER_KINDS),
  text: fc.oneof(fc.constant(''), oneOf('CAFE', 'chat  ai', 'zebra'), fc.string({ maxLength: 30 })),
});
