import type { CartRow } from '@loomwright/cart';
import { useState } from 'react';
import { Link } from 'wouter';
import { button } from '../../ui/button/button.css.ts';
import { badge } from '../../ui/page/page.css.ts';
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx';
import * as styles from './cart-page.css.ts';

interface Props {
  readonly line: Extract<CartRow, { kind: 'line' }>;
  readonly onSetQuantity: (quantity: string | number) => void;
  readonly onRemove: () => void;
}

/** One line of the cart. What is typed as its quantity counts when the field is left. */
export const CartLine = ({ line, onSetQuantity, onRemove }: Props) => {
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed !== undefined) onSetQuantity(typed);
    setTyped(undefined);
  };
  return (
    <li className={styles.line} data-line={line.id}>
      <img className={styles.image} src={line.image} alt="" width="480" height="320" loading="lazy" />
      <div className={styles.name}>
        <Link href={line.href}>{line.name}</Link>
        {line.isAvailable ? (
          <p className={styles.each}>{line.priceText}</p>
        ) : (
          <p className={badge}>No longer available, not counted</p>
        )}
      </div>
      <form
        className={styles.quantity}
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <QuantityField
          label={`Quantity of ${line.name}`}
          isLabelHidden
          text={typed ?? String(line.quantity)}
          canDecrease={line.canDecrease}
          canIncrease={line.canIncrease}
          onType={setTyped}
          onLeave={settle}
          onStep={(by) => onSetQuantity(line.quantity + by)}
        />
      </form>
      <p className={styles.lineTotal}>{line.isAvailable ? line.totalText : '–'}</p>
      <button type="button" className={button.quiet} onClick={onRemove}>
        Remove<span className={styles.unseen}> {line.name}</span>
      </button>
    </li>
  );
};
