import { fieldsOf } from '@loomwright/form';
import { type FieldOf, MAX_QUANTITY, type PriceUnit, recordOf, type SentForm } from '@loomwright/kit';
import * as z from 'zod/mini';

/** The `kind` in `POST /forms/{kind}`. `quote` is a contact message with a quote request. */
export const MESSAGE_KINDS = ['contact', 'support', 'quote', 'demo', 'waiting'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const textsSchema = <N extends SentForm>(form: N) =>
  z.object(recordOf<Record<FieldOf<N>, z.ZodMiniString>>(fieldsOf(form), () => z.string()));

/** A reference, with a prefix for every kind except demos. */
export const messageNumber = z
  .string()
  .check(z.regex(/^(?:[A-Z]-)?[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/));

const common = {
  number: messageNumber,
  /** Digest of the content: two messages with the same number are the same message if their digests match. */
  digest: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  acceptedAt: z.int(),
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

/** A message as stored until it is delivered. */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('contact'), texts: textsSchema('contact') }),
  z.object({ ...common, kind: z.literal('support'), texts: textsSchema('support') }),
  z.object({
    ...common,
    kind: z.literal('quote'),
    texts: textsSchema('contact'),
    /** Names and prices come from the catalogue, not the request. */
    lines: z.array(quoteLine).check(z.minLength(1)),
  }),
  z.object({
    ...common,
    kind: z.literal('demo'),
    /** `slot` is the start in epoch milliseconds. */
    texts: textsSchema('demo'),
    /** The visitor's IANA time zone; empty if unknown. */
    timeZone: z.string(),
  }),
  z.object({ ...common, kind: z.literal('waiting'), texts: textsSchema('waiting'), product: z.string() }),
]);

/** All `texts` are trimmed; one without visible characters is empty. */
export type Message = Readonly<z.output<typeof messageSchema>>;
