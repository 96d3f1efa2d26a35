import type { OrderLineView, OrderView } from '@loomwright/account';
import { Link } from 'wouter';
import { badge, card, hidden } from '../../ui/page/page.css.ts';
import * as styles from './orders-page.css.ts';

const Line = ({ line: { href, name, priceText, quantity, totalText } }: { readonly line: OrderLineView }) => (
  <li className={styles.line}>
    {href ? (
      <Link href={href} className={styles.name}>
        {name}
      </Link>
    ) : (
      <span className={styles.name}>{name}</span>
    )}
    <span className={styles.sum}>{totalText}</span>
    <span className={styles.each}>
      {quantity} × {priceText}
      {!href && ' · no longer sold'}
    </span>
  </li>
);

/** One request: date, items, total, and whether it was sent (CRT-10). */
export const Order = ({ order }: { readonly order: OrderView }) => (
  <article className={card} aria-labelledby={`order-${order.id}`}>
    <div className={styles.head}>
      <h2 id={`order-${order.id}`} className={styles.title}>
        Request {order.id}
      </h2>
      <span className={badge}>{order.statusText}</span>
      <time dateTime={order.dateTime} className={styles.date}>
        {order.dateText}, {order.timeText}
      </time>
    </div>
    <ul className={styles.lines}>
      {order.lines.map((line, place) => (
        <Line key={place} line={line} />
      ))}
    </ul>
    <div className={styles.foot}>
      <Link href="/contact" className={styles.ask}>
        Ask about this <span className={hidden}>request, number {order.id}</span>
      </Link>
      <p className={styles.total} data-total>
        Total <span className={styles.totalSum}>{order.totalText}</span>
      </p>
    </div>
  </article>
);
