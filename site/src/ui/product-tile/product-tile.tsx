import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { grows, justifyStart, stack } from '../layout/layout.css.ts';
import { note, plainLink, stretchedLink, strong } from '../text/text.css.ts';
import * as styles from './product-tile.css.ts';

interface Props {
  readonly card: {
    readonly name: string;
    readonly image: string;
    readonly price: { readonly amount: string; readonly unit: string };
  };
  readonly href: string;
  /** Describes the purpose of the link. */
  readonly children?: ReactNode;
}

export const ProductTile = ({ card: { image, name, price }, href, children }: Props) => (
  <li className={styles.tile}>
    <img className={styles.image} src={image} alt="" width="480" height="320" loading="lazy" />
    <div className={`${stack[1]} ${justifyStart} ${grows}`}>
      <Link href={href} className={`${plainLink} ${strong} ${stretchedLink}`}>
        {name}
      </Link>
      <span className={note}>{`${price.amount} ${price.unit}`.trim()}</span>
    </div>
    {children}
  </li>
);
