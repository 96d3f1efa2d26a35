import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';

export const ORDER_KINDS = ['all', 'quote', 'demo'] as const;

/** The filter and the search text of the requests. */
export interface OrdersQuery {
  readonly kind: (typeof ORDER_KINDS)[number];
  /** Words that must occur in the names of a request's products, as typed; at most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

export const ALL_ORDERS: OrdersQuery = { kind: 'all', text: '' };

/** Reads a query from an address's search part; unknown values fall back to the default. */
export const readOrdersQuery = (search: string): OrdersQuery => {
  const params = new URLSearchParams(search);
  const kind = params.get('kind');
  return {
    kind: ORDER_KINDS.find((name) => name === kind) ?? 'all',
    text: readSearchText(params.get('q') ?? ''),
  };
};

/** The search part of a query's address without its `?`; empty for the default. Reading it gives the same query. */
export const writeOrdersQuery = ({ kind, text }: OrdersQuery): string => {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('kind', kind);
  if (text !== '') params.set('q', text);
  return params.toString();
};

/** The next query, and whether it adds or replaces a history entry. */
export const changeOrdersQuery = (query: OrdersQuery, change: Partial<OrdersQuery>): QueryStep<OrdersQuery> =>
  changeQuery(query, change, writeOrdersQuery);
