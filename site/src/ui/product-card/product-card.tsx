import { Link } from 'wouter';
import { badge } from '../page/page.css.ts';
import * as styles from './product-card.css.ts';

interface Props {
  readonly card: {
    readonly href: string;
    readonly name: string;
    readonly description: string;
    readonly image: string;
    readonly category: string;
    readonly priceText: string;
    readonly statusText: string;
  };
  /** Whether its picture is part of the first screen. */
  readonly isFirst: boolean;
}

/** One product of the catalogue; the whole card is a link (PRD-4). */
export const ProductCard = ({ card, isFirst }: Props) => (
  <article className={styles.card}>
    <img
      className={styles.image}
      src={card.image}
      alt=""
      width="480"
      height="320"
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
    <div className={styles.words}>
      <p className={styles.category}>
        {card.category}
        <span className={badge}>{card.statusText}</span>
      </p>
      <h2 className={styles.title}>
        <Link href={card.href} className={styles.link}>
          {card.name}
        </Link>
      </h2>
      <p className={styles.description}>{card.description}</p>
      <p className={styles.price}>{card.priceText}</p>
    </div>
  </article>
);
