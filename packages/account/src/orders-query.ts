import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';

export const ORDER_STATUSES = ['all', 'sent', 'kept'] as const;

/** The filter and the search text of the requests. */
export interface OrdersQuery {
  readonly status: (typeof ORDER_STATUSES)[number];
  /** Words that must occur in the names of a request's products, as typed; at most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

export const ALL_ORDERS: OrdersQuery = { status: 'all', text: '' };

/** Reads a query from an address's search part; unknown values fall back to the default. */
export const readOrdersQuery = (search: string): OrdersQuery => {
  const params = new URLSearchParams(search);
  const status = params.get('status');
  return {
    status: ORDER_STATUSES.find((name) => name === status) ?? 'all',
    text: readSearchText(params.get('q') ?? ''),
  };
};

/** The search part of a query's address without its `?`; empty for the default. Reading it gives the same query. */
export const writeOrdersQuery = ({ status, text }: OrdersQuery): string => {
  const params = new URLSearchParams();
  if (status !== 'all') params.set('status', status);
  if (text !== '') params.set('q', text);
  return params.toString();
};

/** The next query, and whether it adds or replaces a history entry. */
export const changeOrdersQuery = (query: OrdersQuery, change: Partial<OrdersQuery>): QueryStep<OrdersQuery> =>
  changeQuery(query, change, writeOrdersQuery);
