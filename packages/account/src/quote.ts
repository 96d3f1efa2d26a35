import type { PriceUnit } from '@loomwright/kit';

/** Name and price as they were when the request was sent. */
export interface QuoteLine {
  readonly id: number;
  /** At most 200 UTF-16 units. */
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** Missing in requests from earlier versions. */
  readonly unit?: PriceUnit | undefined;
  /** 1 to MAX_QUANTITY. */
  readonly quantity: number;
}

export interface QuoteDemo {
  /** At most 20 characters. */
  readonly reference: string;
  readonly startsAt: number;
}

/** A demo request (BOK-1) has empty `lines`, so that a tab with an older version of the site can read it. */
export interface Quote {
  readonly id: number;
  readonly at: number;
  readonly lines: readonly QuoteLine[];
  readonly totalCents: number;
  /** `kept`: only in this browser, because a demonstration sends nothing (FRM-1). */
  readonly status: 'sent' | 'kept';
  /** `Q-7K3M-P2XD`; missing in requests from earlier versions. */
  readonly number?: string | undefined;
  /** Only in demo requests. */
  readonly demo?: QuoteDemo | undefined;
}

/** Ids are ascending and unique. */
export type Quotes = readonly Quote[];

export type NewQuote = Omit<Quote, 'id'>;

export type QuotesCommand = { readonly kind: 'add'; readonly quote: NewQuote };

export const NO_QUOTES: Quotes = [];

/** Beyond this number, the oldest requests are dropped. */
export const MAX_QUOTES = 200;
/** Equals the maximum number of lines in a cart. */
export const MAX_QUOTE_LINES = 1000;
/** Reached only in edited storage; the requests are then numbered again from 1. */
export const MAX_QUOTE_ID = 1e12;

const withNextId = (quotes: Quotes, quote: NewQuote): Quotes => {
  const id = (quotes.at(-1)?.id ?? 0) + 1;
  const before = id > MAX_QUOTE_ID ? quotes.map((one, index) => ({ ...one, id: index + 1 })) : quotes;
  return [...before, { ...quote, id: before === quotes ? id : quotes.length + 1 }];
};

export const quotesReducer = (quotes: Quotes, { quote }: QuotesCommand): Quotes =>
  withNextId(quotes, quote).slice(-MAX_QUOTES);
