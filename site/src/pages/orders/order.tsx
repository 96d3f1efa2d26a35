import type { OrderDemoView, OrderLineView, OrderView } from '@loomwright/account';
import { demoSlot, demo as demoTexts, emailAnswerHours } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { match } from 'ts-pattern';
import { Link } from 'wouter';
import { useCart, useSite } from '../../app/providers.tsx';
import { saveDemo } from '../../shared/demo-file/save-demo.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { baseline, between, centre, cluster, fixed, grows, row } from '../../ui/layout/layout.css.ts';
import { badge, hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { figures, heading3, muted, note, strong } from '../../ui/text/text.css.ts';
import * as styles from './orders-page.css.ts';

const icons = {
  quote: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  demo: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15h6',
} as const;

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
  <>
    <ul>
      {order.lines.map((line, place) => (
        <Line key={place} line={line} />
      ))}
    </ul>
    <p className={`${muted} ${cluster[3]} ${between} ${baseline} ${styles.sum}`}>
      Total <span className={`${figures} ${styles.total}`}>{order.totalText}</span>
    </p>
  </>
);

const Demo = ({ demo }: { readonly demo: OrderDemoView }) => (
  <p className={styles.line}>
    <span>
      <strong>Demo</strong> on{' '}
      <time dateTime={demo.dateTime}>{`${demo.dateText}, ${demo.timeText}, your time`}</time>
    </span>
    <span className={styles.each}>{`A ${demoSlot} by video call`}</span>
  </p>
);

const { kept, sent } = demoTexts.schedule.booked;

const nextText = ({ demo, status }: OrderView) =>
  match(status)
    .with('sent', () => (demo ? sent : `We answer by email within ${toCountText(emailAnswerHours, 'hour')}.`))
    .with('kept', () => (demo ? kept : 'This is a demonstration: nothing was sent, so no one will answer.'))
    .exhaustive();

const Next = ({ order }: { readonly order: OrderView }) => {
  const { platform } = useSite();
  const cart = useCart();
  const { reorderItems, askHref, demo, titleText } = order;
  const about = <span className={hidden}>{` – ${titleText}`}</span>;
  const askAgain = () => {
    for (const line of reorderItems) cart.send({ type: 'cart.addItem', ...line });
    platform.navigate('/cart');
  };
  return (
    <div className={styles.next}>
      <div>
        <h3 className={styles.nextTitle}>What happens next</h3>
        <p className={note}>{nextText(order)}</p>
      </div>
      <div className={cluster[2]}>
        {demo && (
          <Button onClick={() => saveDemo(demo, platform.now())}>Save to calendar (.ics){about}</Button>
        )}
        {reorderItems.length > 0 && <Button onClick={askAgain}>Add to cart again{about}</Button>}
        {!demo && <ButtonLink href="/demo">Book a demo</ButtonLink>}
        <Link href={askHref} className={styles.ask}>
          Ask about this request{about}
        </Link>
      </div>
    </div>
  );
};

export const Order = ({ order }: { readonly order: OrderView }) => (
  <article className={card} aria-labelledby={`order-${order.id}`}>
    <div className={`${row[3]} ${styles.head}`}>
      <span className={`${centre} ${fixed} ${styles.icon}`}>
        <Icon path={order.demo ? icons.demo : icons.quote} />
      </span>
      <div className={grows}>
        <div className={`${cluster[2]} ${between}`}>
          <h2 id={`order-${order.id}`} className={heading3}>
            {order.titleText}
          </h2>
          <span className={badge}>{order.statusText}</span>
        </div>
        <p className={note}>
          Requested <time dateTime={order.dateTime}>{`${order.dateText}, ${order.timeText}`}</time>
        </p>
      </div>
    </div>
    <div className={styles.body}>
      <div>{order.demo ? <Demo demo={order.demo} /> : <Lines order={order} />}</div>
      <Next order={order} />
    </div>
  </article>
);
