import { readSearchText } from '@loomwright/kit';

export const ORDER_STATUSES = ['all', 'sent', 'kept'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a person asks of their requests. */
export interface OrdersQuery {
  readonly status: OrderStatus;
  /** Words that must occur in the names of a request's products, as typed; at most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

export const ALL_ORDERS: OrdersQuery = { status: 'all', text: '' };

/** Reads a query from an address's search part; what it does not know falls back to the default. */
export const readOrdersQuery = (search: string): OrdersQuery => {
  const params = new URLSearchParams(search);
  const status = params.get('status');
  return {
    status: ORDER_STATUSES.find((name) => name === status) ?? 'all',
    text: readSearchText(params.get('q') ?? ''),
  };
};

/** The search part of a query's address without its `?`; empty for the default. Read back it is the same query. */
export const writeOrdersQuery = ({ status, text }: OrdersQuery): string => {
  const params = new URLSearchParams();
  if (status !== 'all') params.set('status', status);
  if (text !== '') params.set('q', text);
  return params.toString();
};

export type OrdersChange =
  | { readonly kind: 'chooseStatus'; readonly status: OrderStatus }
  | { readonly kind: 'typeText'; readonly text: string }
  | { readonly kind: 'showAll' };

/** Where a change leads: the query, and whether Back returns to the one before. */
export interface OrdersStep {
  readonly query: OrdersQuery;
  readonly history: 'push' | 'replace';
}

const push = (before: OrdersQuery, query: OrdersQuery): OrdersStep => ({
  query,
  history: writeOrdersQuery(before) === writeOrdersQuery(query) ? 'replace' : 'push',
});

/** Typing replaces the history entry, choosing adds one, choosing what is chosen already replaces. */
export const changeOrdersQuery = (query: OrdersQuery, change: OrdersChange): OrdersStep => {
  switch (change.kind) {
    case 'typeText':
      return { query: { ...query, text: readSearchText(change.text) }, history: 'replace' };
    case 'chooseStatus':
      return push(query, { ...query, status: change.status });
    case 'showAll':
      return push(query, ALL_ORDERS);
  }
};
