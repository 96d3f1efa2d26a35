import { Link } from 'wouter';
import { above, cards, row, stack } from '../../ui/layout/layout.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { heading3, note, strong } from '../../ui/text/text.css.ts';
import * as styles from './activity-page.css.ts';
import { TopicIcon } from './topic-icon.tsx';

const starts = [
  ['cart', '/products', 'Browse products', 'What you add to your cart, change or remove'],
  ['request', '/demo', 'Book a demo', 'The quotes and demos you request'],
  ['account', '/settings', 'Settings', 'A new password or a new recovery code'],
] as const;

export const Starts = () => (
  <section className={`${stack[4]} ${above[4]}`} aria-labelledby="starts">
    <h2 id="starts" className={heading3}>
      What else is noted here
    </h2>
    <ul className={cards}>
      {starts.map(([kind, href, title, text]) => (
        <li key={href} className={`${card} ${row[4]} ${styles.start}`}>
          <TopicIcon kind={kind} />
          <div>
            <Link href={href} className={strong}>
              {title}
            </Link>
            <p className={note}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
