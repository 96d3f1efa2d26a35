import type { OrderDemoView, OrderLineView, OrderView } from '@loomwright/account';
import { Link } from 'wouter';
import { useSite } from '../../app/providers.tsx';
import { saveDemo } from '../../shared/demo-file/save-demo.ts';
import { Button } from '../../ui/button/button.tsx';
import { baseline, between, cluster, row } from '../../ui/layout/layout.css.ts';
import { badge, hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { figures, heading3, label, muted, note, strong } from '../../ui/text/text.css.ts';
import * as styles from './orders-page.css.ts';

const Line = ({ line: { href, name, priceText, quantity, totalText } }: { readonly line: OrderLineView }) => (
  <li className={styles.line}>
    {href ? (
      <Link href={href} className={`${strong} ${styles.name}`}>
        {name}
      </Link>
    ) : (
      <span className={`${strong} ${styles.name}`}>{name}</span>
    )}
    <span className={figures}>{totalText}</span>
    <span
      className={`${note} ${styles.each}`}
    >{`${quantity} × ${priceText}${!href ? ' · no longer sold' : ''}`}</span>
  </li>
);

const Lines = ({ order }: { readonly order: OrderView }) => (
  <ul className={styles.lines}>
    {order.lines.map((line, place) => (
      <Line key={place} line={line} />
    ))}
  </ul>
);

/** A demo that was asked for, with its calendar file (BOK-1). */
const Demo = ({ demo }: { readonly demo: OrderDemoView }) => {
  const { world } = useSite();
  return (
    <div className={`${cluster[4]} ${between} ${styles.lines} ${styles.demo}`}>
      <p>
        <strong>Demo</strong> on{' '}
        <time dateTime={demo.dateTime}>{`${demo.dateText}, ${demo.timeText}, your time`}</time>
        <span className={`${note} ${styles.each}`}>{`Reference ${demo.reference}`}</span>
      </p>
      <Button look="quiet" className={styles.save} onClick={() => saveDemo(demo, world.now())}>
        Save to calendar (.ics)
        <span className={hidden}>{` ${demo.reference}`}</span>
      </Button>
    </div>
  );
};

/** One request: date, items and total, or a demo; and whether it was sent (CRT-10, BOK-1). */
export const Order = ({ order }: { readonly order: OrderView }) => (
  <article className={card} aria-labelledby={`order-${order.id}`}>
    <div className={`${cluster[3]} ${styles.head}`}>
      <h2 id={`order-${order.id}`} className={heading3}>
        {`Request ${order.id}`}
      </h2>
      <span className={badge}>{order.statusText}</span>
      <time dateTime={order.dateTime} className={`${note} ${styles.date}`}>
        {`${order.numberText !== '' ? `${order.numberText} · ` : ''}${order.dateText}, ${order.timeText}`}
      </time>
    </div>
    {order.demo ? <Demo demo={order.demo} /> : <Lines order={order} />}
    <div className={`${cluster[4]} ${between} ${baseline} ${styles.foot}`}>
      <Link href={order.askHref} className={`${label} ${styles.ask}`}>
        Ask about this <span className={hidden}>{`request, number ${order.id}`}</span>
      </Link>
      {!order.demo && (
        <p className={`${muted} ${row[4]} ${baseline}`}>
          Total <span className={`${figures} ${styles.total}`}>{order.totalText}</span>
        </p>
      )}
    </div>
  </article>
);
