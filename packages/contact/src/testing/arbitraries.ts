import type { TextsOf } from '@loomwright/kit';
import { hostileStrings } from '@loomwright/kit/testing';
import { oneOf, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { BookingValues } from '../booking-form.ts';
import { type QuoteRequest, toQuoteRequest } from '../quote-request.ts';
import type { OfficeWeek, OffsetAt } from '../slots.ts';

export const fieldTexts = weighted(
  [2, fc.constantFrom(...hostileStrings)],
  [1, fc.string({ unit: 'binary' })],
  [2, oneOf<string>('', ' ', 'Ada Lovelace', 'ada@example.com', 'A loom of our own.')],
);

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };

export const goodContact: TextsOf<'contact'> = {
  ...ada,
  company: '',
  phone: '',
  message: 'A loom of our own.',
};

export const goodSupport: TextsOf<'support'> = {
  ...ada,
  subject: 'The shuttle is stuck',
  priority: 'high',
  message: 'It does not come back.',
};

/** Monday, 30 November 2026, 9:00 in India, requested on the Wednesday before. */
export const goodBooking: BookingValues = {
  slot: String(Date.UTC(2026, 10, 30, 3, 30)),
  ...ada,
  note: 'Our inbox.',
  at: Date.UTC(2026, 10, 25, 10),
  booked: [],
};

/** Carts of up to six products, some of them unavailable, some with `replace` patterns in their names. */
export const quotableLines = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    name: oneOf('AI Chatbot', 'Neural Network API', 'Portfolio $& Generator', '$$ and $1'),
    priceCents: oneOf(0, 1, 2999, 4999, 100_000_000),
    priceUnit: oneOf('workspaceMonth', undefined),
    quantity: fc.integer({ min: 1, max: 99 }),
    isAvailable: fc.boolean(),
  }),
  { maxLength: 6, selector: ({ id }) => id },
);

const line = { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, quantity: 2, isAvailable: true };
export const sampleRequest = toQuoteRequest([{ ...line, priceUnit: 'workspaceMonth' }]) as QuoteRequest;

const DAY_MS = 86_400_000;

/** Business hours in India: Mon–Fri 9–18, Sat 10–16. */
export const sampleOffice: OfficeWeek = {
  offsetMinutes: 330,
  days: [undefined, ...Array(5).fill({ opens: 540, closes: 1080 }), { opens: 600, closes: 960 }],
};

const minutes = fc.integer({ min: 0, max: 1440 });
const hours = fc.record({ opens: minutes, closes: minutes });
export const officeWeeks: fc.Arbitrary<OfficeWeek> = fc.record({
  offsetMinutes: oneOf(0, 330, 345, -210, 525, 840, -720),
  days: fc.array(fc.option(hours, { nil: undefined }), { minLength: 7, maxLength: 7 }),
});

/** Times from 2026 to 2029, mostly on or near a half hour. */
export const instants = fc
  .tuple(fc.integer({ min: 0, max: 3 * 365 * 48 }), oneOf(0, 1, -1, 899_999, 1_700_000))
  .map(([halfHours, more]) => Date.UTC(2026, 10, 25) + halfHours * 1_800_000 + more);

export const jumpingClocks: fc.Arbitrary<{ readonly jumpsAt: number; readonly offsetAt: OffsetAt }> = fc
  .record({
    before: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
    jump: oneOf(-120, -60, -30, 0, 30, 60, 120),
    inDays: fc.integer({ min: 0, max: 45 * 96 }),
    from: instants,
  })
  .map(({ before, from, inDays, jump }) => {
    const jumpsAt = from + (inDays * DAY_MS) / 96;
    return { jumpsAt, offsetAt: (instant) => (instant < jumpsAt ? before : before + jump) };
  });
