/** A line of a request for a quote, as the cart had it when it was sent. */
export interface QuoteLine {
  /** The product's. */
  readonly id: number;
  readonly name: string;
  /** Dollars for one. */
  readonly price: number;
  /** 1 to 99. */
  readonly quantity: number;
}

/** A request for a quote (CRT-10): one entry of the array stored under `quotes_{userId}` (STO-1). */
export interface Quote {
  /** From 1, in the order they were sent. */
  readonly id: number;
  /** When it was sent, in epoch milliseconds. */
  readonly at: number;
  readonly lines: readonly QuoteLine[];
  /** Whole cents. */
  readonly totalCents: number;
  /** `sent` to the company, or `kept` in this browser because this demonstration sends nothing (FRM-1). */
  readonly status: 'sent' | 'kept';
}

export type Quotes = readonly Quote[];

export type NewQuote = Omit<Quote, 'id'>;

export type QuotesCommand = { readonly kind: 'add'; readonly quote: NewQuote };

export const NO_QUOTES: Quotes = [];

/** The most requests that are kept; the oldest go first. */
export const MAX_QUOTES = 200;

/** What a command makes of the requests, oldest first. */
export const quotesReducer = (quotes: Quotes, { quote }: QuotesCommand): Quotes =>
  [...quotes, { ...quote, id: (quotes.at(-1)?.id ?? 0) + 1 }].slice(-MAX_QUOTES);
