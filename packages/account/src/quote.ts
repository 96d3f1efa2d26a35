/** A line of a request for a quote, as the cart had it when it was sent. */
export interface QuoteLine {
  /** The product's. */
  readonly id: number;
  /** As it was called then; at most 200 UTF-16 units. */
  readonly name: string;
  /** Dollars for one. */
  readonly price: number;
  /** 1 to MAX_QUOTE_QUANTITY. */
  readonly quantity: number;
}

/** A request for a quote (CRT-10): one entry of the array stored under `quotes_{userId}` (STO-1). */
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
/** As many as a cart's line holds; written here so that the schema, a chunk of its own, draws nothing else along. */
export const MAX_QUOTE_QUANTITY = 99;
/** The highest id that can be read. Only a person with an editor comes near it: the ids begin anew then. */
export const MAX_QUOTE_ID = 1e12;

const withNextId = (quotes: Quotes, quote: NewQuote): Quotes => {
  const id = (quotes.at(-1)?.id ?? 0) + 1;
  const before = id > MAX_QUOTE_ID ? quotes.map((one, index) => ({ ...one, id: index + 1 })) : quotes;
  return [...before, { ...quote, id: before === quotes ? id : quotes.length + 1 }];
};

/** What a command makes of the requests, oldest first. */
export const quotesReducer = (quotes: Quotes, { quote }: QuotesCommand): Quotes =>
  withNextId(quotes, quote).slice(-MAX_QUOTES);
