import { commands, oneOf, weighted } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { ACTIVITY_KINDS, type Activity } from '../activity.ts';
import { ORDER_STATUSES, type OrdersQuery } from '../orders-query.ts';
import { MAX_QUOTES, type NewQuote, type Quotes } from '../quote.ts';

const productNames = oneOf(
  ...['AI Chatbot Integration', 'Predictive Analytics Suite', 'Café 2000', 'Neural Network API', ''],
);

/** Times as storage may hold them, near one another most often. */
export const times = weighted<number>(
  [6, fc.nat(3 * 60_000).map((ms) => Date.UTC(2026, 10, 20, 23, 58) + ms)],
  [2, fc.integer({ min: 0, max: 4e12 })],
  [1, oneOf(0, 0.5, 8.64e15)],
);

/** Lines of requests, with and without the unit of their price; prices to the cent, free ones included. */
const quoteLines = fc.record(
  {
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.oneof(productNames, fc.string({ maxLength: 200 })),
    price: fc.oneof(
      oneOf(0, 29.99, 49.99, 0.01, 1_000_000),
      fc.nat(1e8).map((cents) => cents / 100),
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    unit: oneOf('workspaceMonth'),
  },
  { requiredKeys: ['id', 'name', 'price', 'quantity'] },
);

const status = oneOf('sent', 'kept');

/** Requests as the contact page and the demo page add them. */
export const newQuotes = weighted<NewQuote>(
  [
    4,
    fc.record(
      {
        at: times,
        lines: fc.array(quoteLines, { maxLength: 4 }),
        totalCents: fc.nat(1e9),
        status,
        number: oneOf('Q-7K3M-P2XD', ''),
      },
      { requiredKeys: ['at', 'lines', 'totalCents', 'status'] },
    ),
  ],
  [
    1,
    fc.record({
      at: times,
      lines: fc.constant([]),
      totalCents: fc.constant(0),
      status,
      demo: fc.record({ reference: fc.string({ maxLength: 20 }), startsAt: times }),
    }),
  ],
);

/** Requests as storage may hold them: none, some, and as many as there can be. */
export const quoteLists: fc.Arbitrary<Quotes> = fc
  .tuple(fc.array(newQuotes, { maxLength: 5 }), fc.oneof(fc.nat(1000), fc.constant(1e12 - 5)), fc.nat(9))
  .map(([quotes, first, fill]) => {
    const many = fill === 0 && quotes.length > 0 ? Math.ceil(MAX_QUOTES / quotes.length) : 1;
    return Array.from({ length: many }, () => quotes)
      .flat()
      .slice(0, MAX_QUOTES)
      .map((quote, index) => ({ ...quote, id: Math.min(first, 1e12 - MAX_QUOTES) + index + 1 }));
  });

/** Texts of every kind of entry; those that end in a number most often. */
const activityTexts = weighted<string>(
  [
    4,
    fc
      .tuple(productNames, fc.integer({ min: 1, max: 99 }))
      .map(([name, quantity]) => `${name}: quantity ${quantity}.`),
  ],
  [3, oneOf('Logged in.', 'Logged out.', 'Added Café 2000 to your cart.')],
  [1, fc.string({ maxLength: 600 })],
);

/** Entries as they are added; their text may be too long to be stored. */
export const activityEntries = fc.record({
  kind: oneOf('cart', 'cart', 'cart', ...ACTIVITY_KINDS),
  text: activityTexts,
  at: times,
});

/** Entries as storage may hold them. */
export const activityLists: fc.Arbitrary<Activity> = fc
  .array(activityEntries, { maxLength: 20 })
  .map((entries) => entries.map((entry) => ({ ...entry, text: entry.text.slice(0, 500) })));

/** Every command of stored entries. */
export const activityCommands = commands({
  note: [5, { entry: activityEntries }],
  clear: [1, { entries: activityLists }],
  restore: [1, { entries: activityLists }],
});

export const ordersQueries: fc.Arbitrary<OrdersQuery> = fc.record({
  status: oneOf(...ORDER_STATUSES),
  text: fc.oneof(fc.constant(''), oneOf('CAFE', 'chat  ai', 'zebra'), fc.string({ maxLength: 30 })),
});
