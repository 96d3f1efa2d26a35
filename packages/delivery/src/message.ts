import { fieldsOf } from '@loomwright/form';
import { type FieldOf, MAX_QUANTITY, type PriceUnit, recordOf, type SentForm } from '@loomwright/kit';
import * as z from 'zod/mini';

/** What is sent to `POST /forms/{kind}`: the forms, and a contact message that requests a quote. */
export const MESSAGE_KINDS = ['contact', 'support', 'quote', 'demo', 'waiting'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const textsSchema = <N extends SentForm>(form: N) =>
  z.object(recordOf<Record<FieldOf<N>, z.ZodMiniString>>(fieldsOf(form), () => z.string()));

/** A reference, with a letter of its kind but for a demo. */
export const messageNumber = z
  .string()
  .check(z.regex(/^(?:[A-Z]-)?[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

const common = {
  /** As the visitor sees it: `Q-7K3M-P2XD`. */
  number: messageNumber,
  /** Of the content: two messages of one number are the same if their digests are. */
  digest: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Epoch milliseconds. */
  acceptedAt: z.int(),
  /** Whether the visitor wants a copy. */
  wantsCopy: z.boolean(),
};

const priceUnit: z.ZodMiniType<PriceUnit> = z.enum(['workspaceMonth']);

const quoteLine = z.object({
  id: z.int(),
  name: z.string(),
  priceCents: z.int().check(z.gte(0)),
  unit: z.optional(priceUnit),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
});

/** A message as it is stored until it is delivered. */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('contact'), texts: textsSchema('contact') }),
  z.object({ ...common, kind: z.literal('support'), texts: textsSchema('support') }),
  z.object({
    ...common,
    kind: z.literal('quote'),
    texts: textsSchema('contact'),
    /** Names and prices are those of the catalogue, not of the request. */
    lines: z.array(quoteLine).check(z.minLength(1)),
  }),
  z.object({
    ...common,
    kind: z.literal('demo'),
    /** `slot` is the instant at which it begins, in epoch milliseconds. */
    texts: textsSchema('demo'),
    /** Of the visitor, as `Europe/Berlin`; empty when it is not known. */
    timeZone: z.string(),
  }),
  z.object({ ...common, kind: z.literal('waiting'), texts: textsSchema('waiting'), product: z.string() }),
]);

/** A message that a visitor has sent: texts without white space around them, empty where they show nothing. */
export type Message = Readonly<z.output<typeof messageSchema>>;
