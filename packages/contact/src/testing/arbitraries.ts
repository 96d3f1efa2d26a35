import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '../contact-form.ts';
import type { QuotableLine } from '../quote-request.ts';
import type { SendOutcome } from '../sending.ts';
import { SUPPORT_FIELDS, type SupportField, type SupportValues } from '../support-form.ts';

/** Anything a person, a program or a mistake may put into a field. */
export const fieldTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hostileStrings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'Ada Lovelace', 'ada@example.com', 'A loom of our own.') },
);

/** Contact values that are in order. */
export const goodContact: ContactValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message: 'A loom of our own.',
};

/** Support values that are in order. */
export const goodSupport: SupportValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'The shuttle is stuck',
  priority: 'high',
  message: 'It does not come back.',
};

const valuesOf = <F extends string>(fields: readonly F[], good: Readonly<Record<F, string>>) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(good) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(...fields.map(() => fieldTexts))
        .map((texts) => Object.fromEntries(fields.map((field, i) => [field, texts[i]])) as typeof good),
    },
  );

export const contactValues: fc.Arbitrary<ContactValues> = valuesOf<ContactField>(CONTACT_FIELDS, goodContact);
export const supportValues: fc.Arbitrary<SupportValues> = valuesOf<SupportField>(SUPPORT_FIELDS, goodSupport);

/** Everything sending may come to, undefined for something that broke on this side. */
export const sendOutcomes: fc.Arbitrary<SendOutcome | undefined> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<SendOutcome>({ kind: 'sent' }) },
  fc.integer({ min: 100, max: 599 }).map((status): SendOutcome => ({ kind: 'refused', status })),
  fc.constantFrom<SendOutcome | undefined>(
    { kind: 'misdirected' },
    { kind: 'unreachable' },
    { kind: 'tooLong' },
    undefined,
  ),
);

/** Carts: up to six products, some of them gone; names that hold what `replace` takes for a pattern among them. */
export const quotableLines: fc.Arbitrary<readonly QuotableLine[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.constantFrom('AI Chatbot', 'Neural Network API', 'Portfolio $& Generator', '$$ and $1'),
    priceCents: fc.constantFrom(0, 1, 2999, 4999, 100_000_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    isAvailable: fc.boolean(),
  }),
  { maxLength: 6, selector: ({ id }) => id },
);

/** What happens to a form: a person types, leaves, submits and goes on; the world answers. */
export type FormStep<V, F> =
  | { readonly by: 'submit'; readonly values: V; readonly hasRequest: boolean }
  | { readonly by: 'edit'; readonly field: F }
  | { readonly by: 'leave'; readonly field: F; readonly values: V }
  | { readonly by: 'answer'; readonly outcome: SendOutcome | undefined }
  | { readonly by: 'file'; readonly outcome: 'listed' | 'notKept' | 'guest' | undefined }
  | { readonly by: 'another' };

const stepsOf = <V, F extends string>(
  fields: readonly F[],
  values: fc.Arbitrary<V>,
): fc.Arbitrary<FormStep<V, F>> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ by: fc.constant('submit' as const), values, hasRequest: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ by: fc.constant('edit' as const), field: fc.constantFrom(...fields) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ by: fc.constant('leave' as const), field: fc.constantFrom(...fields), values }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ by: fc.constant('answer' as const), outcome: sendOutcomes }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        by: fc.constant('file' as const),
        outcome: fc.constantFrom('listed' as const, 'notKept' as const, 'guest' as const, undefined),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ by: 'another' } as const) },
  );

export const contactSteps = stepsOf<ContactValues, ContactField>(CONTACT_FIELDS, contactValues);
export const supportSteps = stepsOf<SupportValues, SupportField>(SUPPORT_FIELDS, supportValues);
