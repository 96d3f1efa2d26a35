import {
  changeOrdersQuery,
  createDateTexts,
  createOrdersMachine,
  type OrdersQuery,
  type OrdersView,
  readOrdersQuery,
  toOrdersList,
  toOrdersView,
  writeOrdersQuery,
} from '@loomwright/account';
import { findProduct, productFacts } from '@loomwright/catalogue';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { readerAt } from '../../adapters/reader.ts';
import { useSite } from '../../app/providers.tsx';
import { useView } from '../../app/use-view.ts';

const isProduct = (id: number) => findProduct(productFacts, String(id)) !== undefined;

/** The query of the address, and a function that changes it. */
export const useOrdersQuery = (): [OrdersQuery, (change: Partial<OrdersQuery>) => void] => {
  const { navigate } = useSite().world;
  const search = useSearch();
  const query = useMemo(() => readOrdersQuery(search), [search]);
  const change = (parts: Partial<OrdersQuery>) => {
    const step = changeOrdersQuery(query, parts);
    const next = writeOrdersQuery(step.query);
    navigate(next === '' ? '/orders' : `/orders?${next}`, { replace: step.history === 'replace' });
  };
  return [query, change];
};

/** The requests of an account that match a query, the same in every tab (CRT-10). */
export const useOrders = (userId: number, query: OrdersQuery): OrdersView => {
  const { accounts, records, world } = useSite();
  const [machine] = useState(() =>
    createOrdersMachine({ records, hasAccount: (id) => accounts.loaded()?.hasAccount(id) ?? false }),
  );
  const [dates] = useState(() => createDateTexts(readerAt(world.now())));
  const list = useView(useActorRef(machine, { input: { userId } }), toOrdersList);
  return useMemo(() => toOrdersView(list, { query, dates, isProduct }), [list, query, dates]);
};
