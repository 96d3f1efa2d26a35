import type { PriceUnit } from '@loomwright/kit';

/** A line of a request for a quote, as the cart had it when it was sent. */
export interface QuoteLine {
  /** The id of the product. */
  readonly id: number;
  /** The name at that time; at most 200 UTF-16 units. */
  readonly name: string;
  /** Dollars for one. */
  readonly price: number;
  /** What the price was for one of; missing in requests of earlier versions. */
  readonly unit?: PriceUnit | undefined;
  /** 1 to MAX_QUANTITY. */
  readonly quantity: number;
}

/** A demo that was asked for, as a request keeps it (BOK-1). */
export interface QuoteDemo {
  /** At most 20 characters. */
  readonly reference: string;
  /** When it begins, in epoch milliseconds. */
  readonly startsAt: number;
}

/**
 * A request for a quote (CRT-10), or for a demo (BOK-1): one entry of the array stored under `quotes_{userId}` (STO-1). One
 * for a demo has no lines, so that a tab with an older version of the site can read it.
 */
export interface Quote {
  /** From 1, in the order they were sent. */
  readonly id: number;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number;
  /** At most MAX_QUOTE_LINES. */
  readonly lines: readonly QuoteLine[];
  /** Whole cents. */
  readonly totalCents: number;
  /** `sent` to the company, or `kept` in this browser because this demonstration sends nothing (FRM-1). */
  readonly status: 'sent' | 'kept';
  /** `Q-7K3M-P2XD`, as it was sent; missing in requests of earlier versions. */
  readonly number?: string | undefined;
  /** For a demo. */
  readonly demo?: QuoteDemo | undefined;
}

/** Ids ascend, each once. */
export type Quotes = readonly Quote[];

export type NewQuote = Omit<Quote, 'id'>;

export type QuotesCommand = { readonly kind: 'add'; readonly quote: NewQuote };

export const NO_QUOTES: Quotes = [];

/** The most requests that are kept; the oldest go first. */
export const MAX_QUOTES = 200;
/** The most lines of a request: as many as a cart has. */
export const MAX_QUOTE_LINES = 1000;
/** The highest id that can be read. Only edited storage reaches it: then the ids start again at 1. */
export const MAX_QUOTE_ID = 1e12;

const withNextId = (quotes: Quotes, quote: NewQuote): Quotes => {
  const id = (quotes.at(-1)?.id ?? 0) + 1;
  const before = id > MAX_QUOTE_ID ? quotes.map((one, index) => ({ ...one, id: index + 1 })) : quotes;
  return [...before, { ...quote, id: before === quotes ? id : quotes.length + 1 }];
};

/** The requests after a command, oldest first. */
export const quotesReducer = (quotes: Quotes, { quote }: QuotesCommand): Quotes =>
  withNextId(quotes, quote).slice(-MAX_QUOTES);
