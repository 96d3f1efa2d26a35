import {
  foldText,
  formatCents,
  formatPrice,
  searchWords,
  sumUnitOf,
  toCents,
  toCountText,
} from '@loomwright/kit';
import type { DateFormatter } from './date-text.ts';
import type { OrdersSnapshot } from './orders.machine.ts';
import type { OrdersQuery } from './orders-query.ts';
import type { Quote, QuoteDemo, QuoteLine, Quotes } from './quote.ts';

export interface OrderLineView {
  readonly name: string;
  /** Undefined when the product is no longer sold. */
  readonly href: string | undefined;
  readonly quantity: number;
  /** `$29.99 per workspace, per month`, or `$29.99 each` in requests from earlier versions. */
  readonly priceText: string;
  readonly totalText: string;
}

export interface OrderDemoView {
  readonly reference: string;
  readonly startsAt: number;
  readonly dateTime: string;
  readonly dateText: string;
  readonly timeText: string;
}

interface OrderAgain {
  readonly productId: number;
  readonly quantity: number;
}

export interface OrderView {
  readonly id: number;
  /** `Quote request Q-7K3M-P2XD`; a request from an earlier version has no number, so its id is shown. */
  readonly titleText: string;
  readonly dateTime: string;
  readonly dateText: string;
  readonly timeText: string;
  readonly status: Quote['status'];
  readonly statusText: string;
  readonly lines: readonly OrderLineView[];
  /** Only products still sold. */
  readonly reorderItems: readonly OrderAgain[];
  /** `$59.98 per month`; without the unit for requests from earlier versions. */
  readonly totalText: string;
  /** Set for a demo request; shown instead of the lines and the total. */
  readonly demo: OrderDemoView | undefined;
  /** Opens the contact form with the number or reference of the request, if any. */
  readonly askHref: string;
}

export interface OrdersView {
  /** `none`: there are no requests. `noMatch`: no request matches the query. */
  readonly status: 'loading' | 'none' | 'noMatch' | 'filled';
  readonly orders: readonly OrderView[];
  /** `3 requests`, or `1 of 3 requests` with a filter. */
  readonly countText: string;
  /** A note about requests that are not sent (FRM-1), or empty. */
  readonly noteText: string;
}

export interface OrdersList {
  readonly isLoading: boolean;
  readonly quotes: Quotes;
}

export interface OrdersViewInput {
  readonly query: OrdersQuery;
  readonly dates: DateFormatter;
  readonly isProduct: (productId: number) => boolean;
  readonly isDemonstration: boolean;
}

export const toOrdersList = (snapshot: OrdersSnapshot): OrdersList => ({
  isLoading: snapshot.matches('loading'),
  quotes: snapshot.context.quotes,
});

const orderStatusTexts = { sent: 'Sent', kept: 'Not sent' } as const;

const toName = ({ demo, number = '' }: Quote): string => demo?.reference ?? number;

const toKind = ({ demo }: Quote) => (demo ? 'demo' : 'quote');

const kindTexts = { demo: 'Demo request', quote: 'Quote request' } as const;

const toWords = (quote: Quote): readonly string[] => [
  toName(quote),
  kindTexts[toKind(quote)],
  ...quote.lines.map(({ name }) => name),
];

/** The requests of the chosen kind whose product names, kind and number together contain every word. */
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
  reorderItems: quote.lines
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
