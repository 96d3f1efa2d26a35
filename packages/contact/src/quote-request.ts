import {
  addParagraph,
  formatCents,
  formatPrice,
  isBlank,
  type PriceUnit,
  sumUnitOf,
  toCents,
  toCountText,
} from '@loomwright/kit';

export interface QuotableLine {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly priceUnit: PriceUnit | undefined;
  /** 1 to 99. */
  readonly quantity: number;
  readonly isAvailable: boolean;
}

export interface QuoteRequest {
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    /** In US dollars, per item. */
    readonly price: number;
    /** Missing in requests from earlier versions. */
    readonly unit?: PriceUnit | undefined;
    readonly quantity: number;
  }[];
  readonly totalCents: number;
}

export interface AttachedRequest extends QuoteRequest {
  readonly block: string;
  /** For example `Q-7K3M-P2XD`; missing in drafts from earlier versions. */
  readonly number?: string | undefined;
}

export interface MessageWithRequest {
  readonly message: string;
  readonly request: AttachedRequest | undefined;
}

/** Undefined if no line is available (CRT-10). */
export const toQuoteRequest = (lines: readonly QuotableLine[]): QuoteRequest | undefined => {
  const available = lines.filter((line) => line.isAvailable);
  if (available.length === 0) return undefined;
  return {
    lines: available.map(({ id, name, priceCents, priceUnit, quantity }) => ({
      id,
      name,
      price: priceCents / 100,
      ...(priceUnit && { unit: priceUnit }),
      quantity,
    })),
    totalCents: available.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
  };
};

const toLineText = ({ name, price, quantity, unit }: QuoteRequest['lines'][number]): string =>
  `- ${quantity} × ${name}, ${formatPrice(toCents(price), unit)}`;

/** The total with its unit, for example `$59.98 per month` (PRD-1). */
export const toTotalText = ({ lines, totalCents }: QuoteRequest): string =>
  `${formatCents(totalCents)} ${sumUnitOf(lines.map(({ price, unit }) => ({ cents: toCents(price), unit })))}`.trim();

const toBlock = (request: QuoteRequest): string =>
  ['I’d like a quote for:', ...request.lines.map(toLineText), `Total: ${toTotalText(request)}`].join('\n');

interface Counted {
  readonly lines: readonly { readonly quantity: number }[];
}

export const toItemsText = ({ lines }: Counted): string =>
  toCountText(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'item',
  );

export const toQuoteActivityText = (request: Counted): string =>
  `Requested a quote for ${toItemsText(request)}.`;

// `String.replace` would interpret patterns such as `$&` in `to`.
const swap = (message: string, from: string, to: string): string => {
  const at = message.indexOf(from);
  return message.slice(0, at) + to + message.slice(at + from.length);
};

/** Adds or replaces a request (CRT-10). A repeated request is a no-op unless the message is blank. */
export const attachRequest = (
  { message, request: earlier }: MessageWithRequest,
  request: QuoteRequest,
  number?: string,
): MessageWithRequest => {
  const block = toBlock(request);
  const attached = { ...request, block, ...(number !== undefined && { number }) };
  if (earlier?.block === block) return { message: isBlank(message) ? block : message, request: earlier };
  if (earlier && message.includes(earlier.block))
    return { message: swap(message, earlier.block, block), request: attached };
  return { message: addParagraph(message, block), request: attached };
};

/** Appends a question the assistant could not answer, or a topic, unless the message already contains it. */
export const attachQuestion = (letter: MessageWithRequest, question: string): MessageWithRequest =>
  `\n\n${letter.message}\n\n`.includes(`\n\n${question}\n\n`)
    ? letter
    : { ...letter, message: addParagraph(letter.message, question) };

/** Removes the request, and its text if that was not edited. */
export const detachRequest = ({ message, request }: MessageWithRequest): MessageWithRequest => {
  if (!request || !message.includes(request.block)) return { message, request: undefined };
  const at = message.indexOf(request.block);
  const before = message.slice(0, at).trimEnd();
  const after = message.slice(at + request.block.length).trimStart();
  return { message: before && after ? `${before}\n\n${after}` : before + after, request: undefined };
};
