import { useId } from 'react';
import { Link } from 'wouter';
import { button } from '../button/button.css.ts';
import { between, cluster, stack } from '../layout/layout.css.ts';
import { badge } from '../page/page.css.ts';
import { figures, heading3, note, plainLink, stretchedLink } from '../text/text.css.ts';
import * as styles from './product-card.css.ts';

interface Props {
  readonly card: {
    readonly href: string;
    readonly name: string;
    readonly description: string;
    readonly image: string;
    readonly category: string;
    readonly price: { readonly amount: string; readonly unit: string };
    readonly statusText: string;
    readonly releaseText: string;
  };
  /** Link to a comparison with this product (CMP-1). Undefined inside a comparison. */
  readonly compareHref?: string;
  readonly level?: 'h2' | 'h3';
  readonly isFirst: boolean;
}

/** The whole card is a link, except for the comparison link (PRD-4). */
export const ProductCard = ({ card, compareHref, isFirst, level: Title = 'h2' }: Props) => {
  const title = useId();
  return (
    <article className={styles.product}>
      <img
        className={styles.image}
        src={card.image}
        data-picture={card.image}
        alt=""
        width="480"
        height="320"
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={styles.words}>
        <p className={`${cluster[2]} ${between} ${note}`}>
          <span>{card.category}</span>
          <span className={badge}>{card.statusText}</span>
        </p>
        <Title id={title} className={heading3}>
          <Link href={card.href} className={`${plainLink} ${stretchedLink} ${styles.link}`}>
            {card.name}
          </Link>
        </Title>
        <p className={styles.description}>{card.description}</p>
        <div className={`${stack[3]} ${styles.foot}`}>
          <p className={figures}>
            <span className={styles.price}>{card.price.amount}</span>
            {card.price.unit !== '' && <span className={note}>{` ${card.price.unit}`}</span>}
            <span className={`${note} ${styles.release}`}>{card.releaseText}</span>
          </p>
          <div className={`${cluster[3]} ${between}`}>
            {/* For pointers only, because the title is the link. */}
            <span className={`${button.secondary} ${styles.action}`} aria-hidden="true">
              View product
            </span>
            {compareHref && (
              <Link href={compareHref} className={`${note} ${styles.compare}`} aria-describedby={title}>
                Compare
              </Link>
            )}
          </div>
        </div>
      </div>
    </article>
  );
};
