import { hostileStrings, oneOf, weighted } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { BookingValues } from '../booking-form.ts';
import type { ContactValues } from '../contact-form.ts';
import { type QuoteRequest, toQuoteRequest } from '../quote-request.ts';
import type { SupportValues } from '../support-form.ts';

/** Anything a user, a program or a mistake may put into a field. */
export const fieldTexts = weighted(
  [2, fc.constantFrom(...hostileStrings)],
  [1, fc.string({ unit: 'binary' })],
  [2, oneOf<string>('', ' ', 'Ada Lovelace', 'ada@example.com', 'A loom of our own.')],
);

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** Contact values without an error. */
export const goodContact: ContactValues = {
  ...ada,
  company: '',
  phone: '',
  message: 'A loom of our own.',
};

/** Support values without an error. */
export const goodSupport: SupportValues = {
  ...ada,
  subject: 'The shuttle is stuck',
  priority: 'high',
  message: 'It does not come back.',
};

/** Booking values without an error: Monday, 30 November 2026, 9:00 in India, asked for on the Wednesday before. */
export const goodBooking: BookingValues = {
  slot: String(Date.UTC(2026, 10, 30, 3, 30)),
  ...ada,
  note: 'Our inbox.',
  at: Date.UTC(2026, 10, 25, 10),
  booked: [],
};

/** Carts: up to six products, some of them gone; names that hold what `replace` takes for a pattern among them. */
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
/** A request for two of a product. */
export const sampleRequest = toQuoteRequest([{ ...line, priceUnit: 'workspaceMonth' }]) as QuoteRequest;
