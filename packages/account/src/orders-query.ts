import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';

export const ORDER_KINDS = ['all', 'quote', 'demo'] as const;

export interface OrdersQuery {
  readonly kind: (typeof ORDER_KINDS)[number];
  /** Search words, all of which must occur in a request. At most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

export const ALL_ORDERS: OrdersQuery = { kind: 'all', text: '' };

/** Parses a query string; unknown values fall back to the defaults. */
export const readOrdersQuery = (search: string): OrdersQuery => {
  const params = new URLSearchParams(search);
  const kind = params.get('kind');
  return {
    kind: ORDER_KINDS.find((name) => name === kind) ?? 'all',
    text: readSearchText(params.get('q') ?? ''),
  };
};

/** The query string without `?`; empty for the default query. */
export const writeOrdersQuery = ({ kind, text }: OrdersQuery): string => {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('kind', kind);
  if (text !== '') params.set('q', text);
  return params.toString();
};

export const changeOrdersQuery = (query: OrdersQuery, change: Partial<OrdersQuery>): QueryStep<OrdersQuery> =>
  changeQuery(query, change, writeOrdersQuery);
