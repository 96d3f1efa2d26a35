import { toReference } from '@loomwright/contact';
import { fieldTexts } from '@loomwright/contact/testing';
import { fieldsOf } from '@loomwright/form';
import { type FieldFacts, type FormFacts, forms, isBlank, type SentForm } from '@loomwright/kit';
import { events, type Generated, oneOf, outcomes, plain, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { match } from 'ts-pattern';
import { type AttemptOutcome, DELIVERY_STATUSES, type Delivery, type RetrySchedule } from '../delivery.ts';
import { MESSAGE_KINDS, type Message, type MessageKind } from '../message.ts';
import { readMessage } from '../read-message.ts';
import { createMessageEnvironment, SENT_AT, sampleProducts } from './environment.ts';

export type Body = Readonly<Record<string, unknown>>;
export interface SentBody {
  readonly kind: MessageKind;
  readonly body: Body;
}

export const formOf = (kind: MessageKind): SentForm => (kind === 'quote' ? 'contact' : kind);

export const references = fc.integer({ min: 0, max: 2 ** 40 - 1 }).map(toReference);
export const numbers = fc.tuple(oneOf('', 'M-', 'S-', 'Q-', 'W-'), references).map((parts) => parts.join(''));

const emails = oneOf<string>(
  'ada@example.com',
  ' Ada@Example.COM ',
  'ädä@bücher.example',
  '"ada"@example.com',
  "o'hara+loom@mail.example.co.uk",
  'x>,<y@mail.example',
  '<b>@x.example',
);

// Text up to the maximum length of the field; a required field gets visible characters.
const goodText = ({ choices = [], isOptional, kind }: FieldFacts): fc.Arbitrary<string> => {
  const most = kind === 'message' ? 10_000 : 200;
  return match(kind)
    .with('email', () => emails)
    .with('choice', () => fc.constantFrom(...choices))
    .with('line', 'message', 'custom', () =>
      fieldTexts
        .map((text) => [...text].slice(0, most).join(''))
        .map((text) => (isOptional || !isBlank(text) ? text : 'Ada Byron')),
    )
    .exhaustive();
};

const textsOf = (form: SentForm, textFor: (facts: FieldFacts) => fc.Arbitrary<string>) => {
  const { fields }: FormFacts = forms[form];
  return plain<Record<string, string>>(
    Object.fromEntries(
      fieldsOf(form)
        .map(String)
        .filter((field) => field !== 'slot')
        .map((field) => [field, textFor(fields[field] as FieldFacts)]),
    ),
  );
};

const lines = fc.uniqueArray(
  plain({
    id: fc.constantFrom(...sampleProducts.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ id }) => id },
);
// Monday to Friday for five weeks, 9:00 to 17:30 in India.
const startTimes = fc
  .tuple(fc.nat(4), fc.nat(4), fc.nat(17))
  .map(([week, day, half]) =>
    new Date(Date.UTC(2026, 10, 30, 3, 30) + (week * 7 + day) * 86_400_000 + half * 1_800_000).toISOString(),
  );

const extrasOf = (kind: MessageKind): fc.Arbitrary<Body> =>
  match(kind)
    .returnType<fc.Arbitrary<Body>>()
    .with('contact', 'support', () => fc.constant({}))
    .with('quote', () => plain({ lines }))
    .with('demo', () => plain({ startsAt: startTimes, timeZone: oneOf('Europe/Berlin', 'Asia/Kolkata', '') }))
    .with('waiting', () => plain({ product: fc.constantFrom(...sampleProducts.map(({ name }) => name)) }))
    .exhaustive();

const bodiesWith = (kind: MessageKind, textFor: typeof goodText): fc.Arbitrary<SentBody> =>
  fc
    .tuple(
      textsOf(formOf(kind), textFor),
      extrasOf(kind),
      plain({ number: numbers, copy: oneOf('on', '') }, []),
    )
    .map(([texts, extras, more]) => ({ kind, body: { ...texts, ...extras, ...more } }));

/** Bodies of the given kinds, or of any kind: hostile, but without errors in `createMessageEnvironment()`. */
export const goodBodies = (...kinds: readonly MessageKind[]): fc.Arbitrary<SentBody> =>
  fc.oneof(...(kinds.length > 0 ? kinds : MESSAGE_KINDS).map((kind) => bodiesWith(kind, goodText)));
/** Bodies with arbitrary text; most have errors. */
export const anyBodies: fc.Arbitrary<SentBody> = fc.oneof(
  ...MESSAGE_KINDS.map((kind) => bodiesWith(kind, () => fieldTexts)),
);

const readGood = ({ body, kind }: SentBody): Message => {
  const read = readMessage(kind, body, createMessageEnvironment());
  if (!read) throw new Error('A good body could not be read.');
  return read.message;
};
export const messages = (...kinds: readonly MessageKind[]): fc.Arbitrary<Message> =>
  goodBodies(...kinds).map(readGood);

/** Epoch milliseconds, mostly near `SENT_AT`; some from a wrong clock. */
export const times = weighted(
  [8, fc.integer({ min: -20 * 86_400_000, max: 20 * 86_400_000 }).map((ms) => SENT_AT + ms)],
  [1, fc.constantFrom(0, -1, 8_640_000_000_000_000, -8_640_000_000_000_000)],
);

const reasons = oneOf('the mail server answered 451', 'the mail server did not answer', 'it answered 550');

export const attemptOutcomes: fc.Arbitrary<AttemptOutcome> = weighted<AttemptOutcome>(
  [1, fc.constant({ kind: 'sent' })],
  [4, plain({ kind: fc.constant('deferred' as const), reason: reasons })],
  [1, plain({ kind: fc.constant('refused' as const), reason: reasons })],
);

/** Deliveries as stored under any schedule. */
export const deliveries: fc.Arbitrary<Delivery> = plain({
  id: fc.tuple(numbers, oneOf('', '', '.copy')).map((parts) => parts.join('')),
  status: fc.constantFrom(...DELIVERY_STATUSES),
  attempts: fc.nat(50),
  acceptedAt: times,
  dueAt: times,
  reason: weighted([3, reasons], [1, fc.constant('')]),
});

export const retrySchedules: fc.Arbitrary<RetrySchedule> = plain({
  firstMs: fc.integer({ min: 1, max: 60_000 }),
  longestMs: fc.integer({ min: 1, max: 600_000 }),
  maxAttempts: fc.integer({ min: 1, max: 12 }),
});

/** Steps of the outbox, mail server, store, operator and clock, plus crashes. */
export const deliverySteps = events({
  'turn.granted': 8,
  'delivery.retry': 2,
  'delivery.drop': 1,
  ...outcomes({ deliver: [8, attemptOutcomes, 1] }),
  'done.store': 8,
  'error.store': 2,
  wait: [4, { ms: weighted([1, fc.nat(700_000)], [1, fc.nat(10_000)]) }],
  clock: [1, { ms: fc.integer({ min: -1e9, max: 1e9 }) }],
  crash: 2,
});
export type DeliveryStep = Generated<typeof deliverySteps>;
