import {
  foldText,
  formatCents,
  formatPrice,
  searchWords,
  sumUnitOf,
  toCents,
  toCountText,
} from '@loomwright/kit';
import type { DateTexts } from './date-text.ts';
import type { OrdersSnapshot } from './orders.machine.ts';
import type { OrdersQuery } from './orders-query.ts';
import type { Quote, QuoteDemo, QuoteLine, Quotes } from './quote.ts';

export interface OrderLineView {
  readonly name: string;
  /** Missing when the product is not sold any more. */
  readonly href: string | undefined;
  readonly quantity: number;
  /** `$29.99 per workspace, per month`. */
  readonly priceText: string;
  /** `$59.98`, or `Free`. */
  readonly totalText: string;
}

/** A demo that was asked for (BOK-1). */
export interface OrderDemoView {
  readonly reference: string;
  /** In epoch milliseconds. */
  readonly startsAt: number;
  readonly dateTime: string;
  /** On the reader's calendar and clock. */
  readonly dateText: string;
  readonly timeText: string;
}

/** What is to be put into the cart to ask for the same once more. */
interface OrderAgain {
  readonly productId: number;
  readonly quantity: number;
}

export interface OrderView {
  readonly id: number;
  /** `Quote request Q-7K3M-P2XD`, `Demo request 7K3Q-9F2M`, or with its place in the list in earlier versions. */
  readonly titleText: string;
  /** ISO 8601, for machines. */
  readonly dateTime: string;
  /** On the reader's calendar and clock. */
  readonly dateText: string;
  readonly timeText: string;
  readonly status: Quote['status'];
  readonly statusText: string;
  readonly lines: readonly OrderLineView[];
  /** Of the products that are still sold. */
  readonly again: readonly OrderAgain[];
  /** `$59.98 per month`; without the unit in requests of earlier versions. */
  readonly totalText: string;
  /** In place of lines and total. */
  readonly demo: OrderDemoView | undefined;
  /** Where to ask about it: a form that names it by its number or reference, where it has one. */
  readonly askHref: string;
}

export interface OrdersView {
  /** `none` yet, or none that matches the query: `noMatch`. */
  readonly status: 'loading' | 'none' | 'noMatch' | 'filled';
  /** The latest first. */
  readonly orders: readonly OrderView[];
  /** `3 requests`, `1 of 3 requests`; shown and announced. */
  readonly countText: string;
  /** What to know about requests that were not sent; empty when there is nothing (FRM-1). */
  readonly noteText: string;
}

/** The requests as the machine has them. */
export interface OrdersList {
  readonly isLoading: boolean;
  /** Oldest first. */
  readonly quotes: Quotes;
}

export interface OrdersViewInput {
  readonly query: OrdersQuery;
  readonly dates: DateTexts;
  /** Whether a product still has a page. */
  readonly isProduct: (productId: number) => boolean;
  /** Whether this deployment sends no request. */
  readonly isDemonstration: boolean;
}

export const toOrdersList = (snapshot: OrdersSnapshot): OrdersList => ({
  isLoading: snapshot.matches('loading'),
  quotes: snapshot.context.quotes,
});

/** The text of a status (FRM-1). */
const orderStatusTexts = { sent: 'Sent', kept: 'Not sent' } as const;

/** How it was named to the person who sent it; empty for requests of earlier versions. */
const toName = ({ demo, number = '' }: Quote): string => demo?.reference ?? number;

const toKind = ({ demo }: Quote) => (demo ? 'demo' : 'quote');

const kindTexts = { demo: 'Demo request', quote: 'Quote request' } as const;

const toWords = (quote: Quote): readonly string[] => [
  toName(quote),
  kindTexts[toKind(quote)],
  ...quote.lines.map(({ name }) => name),
];

/**
 * The requests that match a query; every word must occur in the names of their products, in what they are, or in their
 * number or reference.
 */
export const selectQuotes = (quotes: Quotes, { kind, text }: OrdersQuery): Quotes => {
  const words = searchWords(text);
  return quotes.filter((quote) => {
    if (kind !== 'all' && kind !== toKind(quote)) return false;
    const haystack = foldText(toWords(quote).join('\n'));
    return words.every((word) => haystack.includes(word));
  });
};

const toLine = ({ id, name, price, quantity, unit }: QuoteLine, input: OrdersViewInput): OrderLineView => ({
  name,
  href: input.isProduct(id) ? `/products/${id}` : undefined,
  quantity,
  priceText: unit || price === 0 ? formatPrice(toCents(price), unit) : `${formatCents(toCents(price))} each`,
  totalText: price === 0 ? 'Free' : formatCents(toCents(price) * quantity),
});

const toDemo = ({ reference, startsAt }: QuoteDemo, { dates }: OrdersViewInput): OrderDemoView => ({
  reference,
  startsAt,
  dateTime: new Date(startsAt).toISOString(),
  dateText: dates.longDateText(startsAt),
  timeText: dates.timeText(startsAt),
});

const toOrder = (quote: Quote, input: OrdersViewInput): OrderView => ({
  id: quote.id,
  titleText: `${kindTexts[toKind(quote)]} ${toName(quote) || quote.id}`,
  dateTime: new Date(quote.at).toISOString(),
  dateText: input.dates.dateText(quote.at),
  timeText: input.dates.timeText(quote.at),
  status: quote.status,
  statusText: orderStatusTexts[quote.status],
  lines: quote.lines.map((line) => toLine(line, input)),
  again: quote.lines
    .filter(({ id }) => input.isProduct(id))
    .map(({ id, quantity }) => ({ productId: id, quantity })),
  totalText:
    `${formatCents(quote.totalCents)} ${sumUnitOf(quote.lines.map(({ price, unit }) => ({ cents: toCents(price), unit })))}`.trim(),
  demo: quote.demo && toDemo(quote.demo, input),
  askHref: toName(quote) === '' ? '/contact' : `/contact?topic=request-${toName(quote)}`,
});

const toShownText = (shown: number, all: number): string => {
  const requests = toCountText(all, 'request');
  return shown === all ? requests : `${shown} of ${requests}`;
};

const toNoteText = (quotes: Quotes, isDemonstration: boolean): string => {
  if (isDemonstration)
    return 'This is a demonstration that sends nothing. Your requests stay in this browser.';
  return quotes.some(({ status }) => status === 'kept')
    ? 'Requests marked “Not sent” are kept in this browser, and reached no one.'
    : '';
};

/** The requests that match a query, as a page shows them (CRT-10). */
export const toOrdersView = ({ isLoading, quotes }: OrdersList, input: OrdersViewInput): OrdersView => {
  const found = selectQuotes(quotes, input.query);
  const empty = quotes.length === 0 ? 'none' : 'noMatch';
  return {
    status: isLoading ? 'loading' : found.length > 0 ? 'filled' : empty,
    orders: found.map((quote) => toOrder(quote, input)).reverse(),
    countText: toShownText(found.length, quotes.length),
    noteText: toNoteText(quotes, input.isDemonstration),
  };
};
