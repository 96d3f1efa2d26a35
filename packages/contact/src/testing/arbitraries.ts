import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { BookingValues } from '../booking-form.ts';
import type { ContactValues } from '../contact-form.ts';
import type { QuotableLine } from '../quote-request.ts';
import type { SupportValues } from '../support-form.ts';

/** Anything a user, a program or a mistake may put into a field. */
export const fieldTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostileStrings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'Ada Lovelace', 'ada@example.com', 'A loom of our own.') },
);

/** Contact values without an error. */
export const goodContact: ContactValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message: 'A loom of our own.',
};

/** Support values without an error. */
export const goodSupport: SupportValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'The shuttle is stuck',
  priority: 'high',
  message: 'It does not come back.',
};

/** Booking values without an error: Monday, 30 November 2026, 9:00 in India, asked for on the Wednesday before. */
export const goodBooking: BookingValues = {
  slot: String(Date.UTC(2026, 10, 30, 3, 30)),
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  note: 'Our inbox.',
  at: Date.UTC(2026, 10, 25, 10),
  booked: [],
};

/** Carts: up to six products, some of them gone; names that hold what `replace` takes for a pattern among them. */
export const quotableLines: fc.Arbitrary<readonly QuotableLine[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.constantFrom('AI Chatbot', 'Neural Network API', 'Portfolio $& Generator', '$$ and $1'),
    priceCents: fc.constantFrom(0, 1, 2999, 4999, 100_000_000),
    priceUnit: fc.constantFrom('workspaceMonth' as const, undefined),
    quantity: fc.integer({ min: 1, max: 99 }),
    isAvailable: fc.boolean(),
  }),
  { maxLength: 6, selector: ({ id }) => id },
);
