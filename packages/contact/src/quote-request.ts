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

/** A line of a cart, with what a quote needs of it. */
export interface QuotableLine {
  /** The product's. */
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly priceUnit: PriceUnit | undefined;
  /** 1 to 99. */
  readonly quantity: number;
  readonly isAvailable: boolean;
}

/** The products that a quote is requested for (CRT-10). */
export interface QuoteRequest {
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    /** Dollars for one. */
    readonly price: number;
    /** What the price is for one of; missing in requests of earlier versions. */
    readonly unit?: PriceUnit | undefined;
    readonly quantity: number;
  }[];
  /** Whole cents. */
  readonly totalCents: number;
}

/** A request that goes with a message, and its text in the message, as it was inserted. */
export interface AttachedRequest extends QuoteRequest {
  readonly block: string;
  /** `Q-7K3M-P2XD`; missing in drafts of earlier versions. */
  readonly number?: string | undefined;
}

/** A message and what goes with it. */
export interface Letter {
  readonly message: string;
  readonly request: AttachedRequest | undefined;
}

/** The request for these lines; nothing for a cart without an available one. */
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

/** `$59.98 per month`: the total with its unit (PRD-1). */
export const toTotalText = ({ lines, totalCents }: QuoteRequest): string =>
  `${formatCents(totalCents)} ${sumUnitOf(lines.map(({ price, unit }) => ({ cents: toCents(price), unit })))}`.trim();

/** The text of a request in a message. */
const toBlock = (request: QuoteRequest): string =>
  ['I’d like a quote for:', ...request.lines.map(toLineText), `Total: ${toTotalText(request)}`].join('\n');

interface Counted {
  readonly lines: readonly { readonly quantity: number }[];
}

/** As `3 items`. */
export const toItemsText = ({ lines }: Counted): string =>
  toCountText(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'item',
  );

/** A sent request as an entry of the member's activity. */
export const toQuoteActivityText = (request: Counted): string =>
  `Requested a quote for ${toItemsText(request)}.`;

// By index, not by `replace`: a block may hold what `replace` takes for a pattern of its own, such as `$&`.
const swap = (message: string, from: string, to: string): string => {
  const at = message.indexOf(from);
  return message.slice(0, at) + to + message.slice(at + from.length);
};

/**
 * Adds a request to a message and keeps what was written (CRT-10). It replaces an earlier one whose text was not edited;
 * the same one again changes nothing, even when its text was edited, unless nothing is left of the message.
 */
export const attachRequest = (
  { message, request: earlier }: Letter,
  request: QuoteRequest,
  number?: string,
): Letter => {
  const block = toBlock(request);
  const attached = { ...request, block, ...(number !== undefined && { number }) };
  if (earlier?.block === block) return { message: isBlank(message) ? block : message, request: earlier };
  if (earlier && message.includes(earlier.block))
    return { message: swap(message, earlier.block, block), request: attached };
  return { message: addParagraph(message, block), request: attached };
};

/** Adds a question that the assistant could not answer below the message, unless it is a paragraph of it already. */
export const attachQuestion = (letter: Letter, question: string): Letter =>
  `\n\n${letter.message}\n\n`.includes(`\n\n${question}\n\n`)
    ? letter
    : { ...letter, message: addParagraph(letter.message, question) };

/** Removes the request, and its text where it was not edited. */
export const detachRequest = ({ message, request }: Letter): Letter => {
  if (!request || !message.includes(request.block)) return { message, request: undefined };
  const at = message.indexOf(request.block);
  const before = message.slice(0, at).trimEnd();
  const after = message.slice(at + request.block.length).trimStart();
  return { message: before && after ? `${before}\n\n${after}` : before + after, request: undefined };
};
