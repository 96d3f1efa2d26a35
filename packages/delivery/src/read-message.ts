import { type OfficeWeek, slotProblem, toReference } from '@loomwright/contact';
import { checkTexts, fieldsOf, toSentTexts } from '@loomwright/form';
import {
  type FieldErrors,
  hasFieldErrors,
  MAX_QUANTITY,
  normalizeEmail,
  type PriceUnit,
  recordOf,
  type SentForm,
  type TextsOf,
  toFieldErrors,
} from '@loomwright/kit';
import { match } from 'ts-pattern';
import * as z from 'zod/mini';
import { type Message, type MessageKind, messageNumber } from './message.ts';

export interface OfferedProduct {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly unit?: PriceUnit | undefined;
}

export interface MessageEnvironment {
  readonly at: number;
  readonly office: OfficeWeek;
  readonly products: readonly OfferedProduct[];
  /** A cryptographic hash as at least 32 lower-case hexadecimal digits. */
  readonly toDigest: (text: string) => string;
}

export interface ReadMessage {
  readonly message: Message;
  /** The number of the same content an hour earlier; undefined if the number does not depend on the time. */
  readonly earlierNumber: string | undefined;
  /** By field, for the visitor. A message with errors must not be accepted. */
  readonly errors: FieldErrors<string>;
}

const HOUR_MS = 3_600_000;

const text = z._default(z.string(), '');

const bodySchema = z.looseObject({
  number: z.optional(messageNumber),
  copy: z.optional(z.string()),
  startsAt: text,
  timeZone: text,
  product: text,
  lines: z._default(
    z
      .array(z.object({ id: z.int(), quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)) }))
      .check(z.maxLength(100)),
    [],
  ),
});
type Body = z.output<typeof bodySchema>;

const readTexts = <N extends SentForm>(form: N, body: Body): TextsOf<N> =>
  recordOf<TextsOf<N>>(fieldsOf(form), (field) => {
    const value: unknown = body[field];
    return typeof value === 'string' ? value : '';
  });

// Only the syntax is checked, because `toVisitorSlot` handles unknown time zones.
const readTimeZone = (name: string): string => (/^[A-Za-z][\w+/-]{0,63}$/.test(name) ? name : '');

// A time zone is required: otherwise `Date.parse` would use the server's.
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const toSlot = (startsAt: string): string => {
  const instant = INSTANT.test(startsAt) ? Date.parse(startsAt) : Number.NaN;
  return Number.isNaN(instant) ? '' : String(instant);
};

type Content = Message extends infer M ? (M extends Message ? Omit<M, Common> : never) : never;
type Common = 'number' | 'digest' | 'acceptedAt' | 'wantsCopy';
interface Read {
  readonly content: Content;
  readonly problems: FieldErrors<string>;
}

const readContact = (body: Body) => {
  const typed = readTexts('contact', body);
  return { texts: toSentTexts('contact', typed), problems: checkTexts('contact', typed) };
};

const readContent = (kind: MessageKind, body: Body, { at, office, products }: MessageEnvironment): Read =>
  match(kind)
    .returnType<Read>()
    .with('contact', () => {
      const { problems, texts } = readContact(body);
      return { content: { kind: 'contact', texts }, problems };
    })
    .with('support', () => {
      const typed = readTexts('support', body);
      return {
        content: { kind: 'support', texts: toSentTexts('support', typed) },
        problems: checkTexts('support', typed),
      };
    })
    .with('quote', () => {
      const { problems, texts } = readContact(body);
      const lines = body.lines.flatMap(({ id, quantity }) => {
        const product = products.find((one) => one.id === id);
        if (!product) return [];
        const { name, priceCents, unit } = product;
        return [{ id, name, priceCents, unit, quantity }];
      });
      const isKnown = lines.length > 0 && lines.length === body.lines.length;
      return {
        content: { kind: 'quote', texts, lines },
        problems: isKnown ? problems : { ...problems, lines: 'Choose products of the catalogue' },
      };
    })
    .with('demo', () => {
      const typed = { ...readTexts('demo', body), slot: toSlot(body.startsAt) };
      const { slot } = typed;
      return {
        content: {
          kind: 'demo',
          texts: toSentTexts('demo', typed),
          timeZone: readTimeZone(body.timeZone),
        },
        problems: toFieldErrors({
          ...checkTexts('demo', typed),
          slot: slotProblem(office, { at, slot, booked: [] }),
        }),
      };
    })
    .with('waiting', () => {
      const typed = readTexts('waiting', body);
      const problems = checkTexts('waiting', typed);
      const isKnown = products.some(({ name }) => name === body.product);
      return {
        content: { kind: 'waiting', texts: toSentTexts('waiting', typed), product: body.product },
        problems: isKnown ? problems : { ...problems, product: 'Choose a product of the catalogue' },
      };
    })
    .exhaustive();

const letters = {
  contact: 'M-',
  support: 'S-',
  quote: 'Q-',
  demo: '',
  waiting: 'W-',
} as const satisfies Record<MessageKind, string>;

// Ten hexadecimal digits are the forty bits that a reference encodes.
const toNumber = (kind: MessageKind, digest: string): string =>
  `${letters[kind]}${toReference(Number.parseInt(digest.slice(0, 10), 16))}`;

// The text that number and digest are computed from: without the copy option, and for a waiting list only product and address (WTL-1).
const toSaid = (content: Content): string =>
  JSON.stringify(
    content.kind === 'waiting'
      ? [content.kind, content.product, normalizeEmail(content.texts.email)]
      : content,
  );

/** The number depends on the clock hour; `earlierNumber` is that of the hour before. A waiting-list number never changes. */
const numbersOf = (kind: MessageKind, said: string, { at, toDigest }: MessageEnvironment) => {
  const numberFor = (more: string) => toNumber(kind, toDigest(`${said}\n${more}`));
  if (kind === 'waiting') return { number: numberFor(''), earlierNumber: undefined };
  const hour = Math.floor(at / HOUR_MS);
  return { number: numberFor(String(hour)), earlierNumber: numberFor(String(hour - 1)) };
};

/** Applies the form's checks (FRM-3). Returns undefined for a body that no form sends. */
export const readMessage = (
  kind: MessageKind,
  body: unknown,
  environment: MessageEnvironment,
): ReadMessage | undefined => {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return undefined;
  const { content, problems } = readContent(kind, parsed.data, environment);
  const said = toSaid(content);
  const { earlierNumber, number } = parsed.data.number
    ? { number: parsed.data.number, earlierNumber: undefined }
    : numbersOf(kind, said, environment);
  return {
    message: {
      ...content,
      number,
      digest: environment.toDigest(said).slice(0, 32),
      acceptedAt: environment.at,
      wantsCopy: kind !== 'waiting' && Boolean(parsed.data.copy),
    },
    earlierNumber,
    errors: problems,
  };
};

export const isAcceptable = ({ errors }: ReadMessage): boolean => !hasFieldErrors(errors);
