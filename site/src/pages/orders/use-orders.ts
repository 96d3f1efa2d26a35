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
import { useMemo, useState } from 'react';
import { hasAccountIn } from '../../app/has-account.ts';
import { useSite } from '../../app/providers.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useView } from '../../app/use-view.ts';
import { isDemonstration } from '../../config.ts';

const isProduct = (id: number) => findProduct(productFacts, String(id)) !== undefined;

const addressQuery = { read: readOrdersQuery, change: changeOrdersQuery, write: writeOrdersQuery };

/** The query of the address, and a function that changes it. */
export const useOrdersQuery = () => useAddressQuery(addressQuery);

/** The requests of an account that match a query, the same in every tab (CRT-10). */
export const useOrders = (userId: number, query: OrdersQuery): OrdersView => {
  const { world } = useSite();
  const actor = usePageActor(
    ({ memory }) => createOrdersMachine({ records: memory.records, hasAccount: hasAccountIn(memory) }),
    { userId },
  );
  const list = useView(actor, toOrdersList);
  const [dates] = useState(() => createDateTexts({ now: world.now() }));
  return useMemo(
    () => toOrdersView(list, { query, dates, isProduct, isDemonstration }),
    [list, query, dates],
  );
};
