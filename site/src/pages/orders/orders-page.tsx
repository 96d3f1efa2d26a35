import {
  ALL_ORDERS,
  changeOrdersQuery,
  createDateFormatter,
  createOrdersMachine,
  type OrdersQuery,
  readOrdersQuery,
  toOrdersList,
  toOrdersView,
  writeOrdersQuery,
} from '@loomwright/account';
import { findProduct, products } from '@loomwright/catalogue';
import { useMemo, useRef, useState } from 'react';
import { match } from 'ts-pattern';
import { useMember, useSite } from '../../app/providers.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { usePageActor } from '../../app/use-page-actor.ts';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { useView } from '../../app/use-view.ts';
import { EmptyState } from '../../shared/results/empty-state.tsx';
import * as results from '../../shared/results/results.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Choices } from '../../ui/choices/choices.tsx';
import * as filters from '../../ui/filters/filters.css.ts';
import { SearchField } from '../../ui/filters/search-field.tsx';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, note, room } from '../../ui/page/page.css.ts';
import { Order } from './order.tsx';
import { actions } from './orders-page.css.ts';

const isProduct = (id: number) => findProduct(products, String(id)) !== undefined;

const addressQuery = { read: readOrdersQuery, change: changeOrdersQuery, write: writeOrdersQuery };

/** The matching requests of an account, synchronised between tabs (CRT-10). */
const useOrders = (userId: number, query: OrdersQuery) => {
  const { platform } = useSite();
  const actor = usePageActor(({ persistence }) => createOrdersMachine(persistence), { userId });
  const list = useView(actor, toOrdersList);
  const [dates] = useState(() => createDateFormatter({ now: platform.now() }));
  return useMemo(
    () => toOrdersView(list, { query, dates, isProduct, isDemonstration: SENDING.isDemonstration }),
    [list, query, dates],
  );
};

const NoOrders = () => (
  <EmptyState
    title="No requests yet"
    text="Add products to your cart and request a quote, or book a demo. Your requests will be listed here."
  >
    <p className={`${cluster[3]} ${actions}`}>
      <ButtonLink href="/products" look="primary">
        Browse products
      </ButtonLink>
      <ButtonLink href="/cart">Go to your cart</ButtonLink>
      <ButtonLink href="/demo">Book a demo</ButtonLink>
    </p>
  </EmptyState>
);

const kinds = [
  ['all', 'All'],
  ['quote', 'Quotes'],
  ['demo', 'Demos'],
] as const;

const OrdersPage = () => {
  const user = useMember();
  const [query, change] = useAddressQuery(addressQuery);
  const view = useOrders(user.id, query);
  const searchBox = useRef<HTMLInputElement>(null);
  const resultText = view.status === 'noMatch' ? 'No requests match' : view.countText;

  useResultAnnouncement(query, resultText);

  const showAll = () => {
    change(ALL_ORDERS);
    searchBox.current?.focus();
  };

  return (
    <div className={container}>
      <Opening title="My Orders" lead="The quotes and demos you’ve requested, latest first.">
        {view.noteText !== '' && <p className={note}>{view.noteText}</p>}
      </Opening>
      <div
        className={view.status === 'loading' ? room : undefined}
        data-results
        aria-busy={view.status === 'loading'}
      >
        {(view.status === 'noMatch' || view.status === 'filled') && (
          <search className={filters.bar} aria-label="Requests">
            <Choices
              legend="Kind"
              options={kinds}
              chosen={query.kind}
              onChoose={(kind) => change({ kind })}
            />
            <div className={filters.fields}>
              <SearchField
                label="Search by product or number"
                text={query.text}
                box={searchBox}
                onType={(text) => change({ text })}
              />
            </div>
          </search>
        )}
        <div className={results.results}>
          {match(view.status)
            .with('loading', () => <p className={results.count}>Loading your requests…</p>)
            .with('none', () => <NoOrders />)
            .with('noMatch', () => (
              <EmptyState
                title="No requests match"
                text="Try another kind, another product or another number."
              >
                <Button onClick={showAll}>Clear filters and search</Button>
              </EmptyState>
            ))
            .with('filled', () => (
              <>
                <p className={results.count}>{view.countText}</p>
                <div className={stack[5]}>
                  {view.orders.map((order) => (
                    <Order key={order.id} order={order} />
                  ))}
                </div>
              </>
            ))
            .exhaustive()}
        </div>
      </div>
    </div>
  );
};

export default OrdersPage;
