import { ALL_ORDERS } from '@loomwright/account';
import { useRef } from 'react';
import { match } from 'ts-pattern';
import { useMember } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import * as results from '../../shared/results/results.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, note, room } from '../../ui/page/page.css.ts';
import { NoMatch, NoOrders } from './no-orders.tsx';
import { Order } from './order.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { list } from './orders-page.css.ts';
import { useOrders, useOrdersQuery } from './use-orders.ts';

/** `/orders` (CRT-10). */
const OrdersPage = () => {
  const user = useMember();
  const [query, change] = useOrdersQuery();
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
          <OrdersFilters query={query} searchBox={searchBox} onChange={change} />
        )}
        <div className={results.results}>
          {match(view.status)
            .with('loading', () => <p className={results.count}>Loading your requests…</p>)
            .with('none', () => <NoOrders />)
            .with('noMatch', () => <NoMatch onShowAll={showAll} />)
            .with('filled', () => (
              <>
                <p className={results.count}>{view.countText}</p>
                <div className={list}>
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
