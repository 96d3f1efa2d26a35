import fc from 'fast-check';
import { ACTIVITY_KINDS, type Activity, type ActivityCommand, type ActivityEntry } from '../activity.ts';
import type { OrdersQuery } from '../orders-query.ts';
import { ORDER_STATUSES } from '../orders-query.ts';
import { MAX_QUOTES, type NewQuote, type QuoteLine, type Quotes } from '../quote.ts';

const productNames = [
  'AI Chatbot Integration',
  'Predictive Analytics Suite',
  'Café 2000',
  'Neural Network API',
  '',
];

/** Times as storage may hold them, near one another most often. */
export const times: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(3 * 60_000).map((ms) => Date.UTC(2026, 10, 20, 23, 58) + ms) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 4e12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 8.64e15) },
);

/** Prices to the cent, free ones included. */
const prices = fc.oneof(
  fc.constantFrom(0, 29.99, 49.99, 0.01, 1_000_000),
  fc.nat(1e8).map((cents) => cents / 100),
);

/** Lines of requests, with and without the unit of their price. */
export const quoteLines: fc.Arbitrary<QuoteLine> = fc.record(
  {
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.oneof(fc.constantFrom(...productNames), fc.string({ maxLength: 200 })),
    price: prices,
    quantity: fc.integer({ min: 1, max: 99 }),
    unit: fc.constant('workspaceMonth' as const),
  },
  { requiredKeys: ['id', 'name', 'price', 'quantity'] },
);

const statuses = fc.constantFrom('sent' as const, 'kept' as const);

const demoRequests: fc.Arbitrary<NewQuote> = fc.record({
  at: times,
  lines: fc.constant([]),
  totalCents: fc.constant(0),
  status: statuses,
  demo: fc.record({ reference: fc.string({ maxLength: 20 }), startsAt: times }),
});

/** Requests as the contact page and the demo page add them. */
export const newQuotes: fc.Arbitrary<NewQuote> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        at: times,
        lines: fc.array(quoteLines, { maxLength: 4 }),
        totalCents: fc.nat(1e9),
        status: statuses,
        number: fc.constantFrom('Q-7K3M-P2XD', ''),
      },
      { requiredKeys: ['at', 'lines', 'totalCents', 'status'] },
    ),
  },
  { weight: 1, arbitrary: demoRequests },
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
const activityTexts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...productNames), fc.integer({ min: 1, max: 99 }))
      .map(([name, quantity]) => `${name}: quantity ${quantity}.`),
  },
  { weight: 3, arbitrary: fc.constantFrom('Logged in.', 'Logged out.', 'Added Café 2000 to your cart.') },
  { weight: 1, arbitrary: fc.string({ maxLength: 600 }) },
);

/** Entries as they are added; their text may be too long to be stored. */
export const activityEntries: fc.Arbitrary<ActivityEntry> = fc.record({
  kind: fc.constantFrom('cart', 'cart', 'cart', ...ACTIVITY_KINDS),
  text: activityTexts,
  at: times,
});

/** Entries as storage may hold them. */
export const activityLists: fc.Arbitrary<Activity> = fc
  .array(activityEntries, { maxLength: 20 })
  .map((entries) => entries.map((entry) => ({ ...entry, text: entry.text.slice(0, 500) })));

/** Every command of stored entries. */
export const activityCommands: fc.Arbitrary<ActivityCommand> = fc.oneof(
  { weight: 5, arbitrary: activityEntries.map((entry) => ({ kind: 'note' as const, entry })) },
  { weight: 1, arbitrary: activityLists.map((entries) => ({ kind: 'clear' as const, entries })) },
  { weight: 1, arbitrary: activityLists.map((entries) => ({ kind: 'restore' as const, entries })) },
);

export const ordersQueries: fc.Arbitrary<OrdersQuery> = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  text: fc.oneof(fc.constant(''), fc.constantFrom('CAFE', 'chat  ai', 'zebra'), fc.string({ maxLength: 30 })),
});
