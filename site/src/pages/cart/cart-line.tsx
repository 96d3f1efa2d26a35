import type { CartRow } from '@loomwright/cart';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { justifyStart, shrinks, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { QuantityField } from '../../ui/quantity-field/quantity-field.tsx';
import { picture } from '../../ui/surface/surface.css.ts';
import { breaks, figures, note, strong } from '../../ui/text/text.css.ts';
import * as styles from './cart-page.css.ts';

const name = `${strong} ${stack[1]} ${justifyStart} ${shrinks} ${breaks}`;

type Line = Extract<CartRow, { kind: 'line' }>;

interface Props {
  readonly line: Line;
  readonly onSetQuantity: (quantity: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

const LineQuantity = ({ line, onSetQuantity, onStep }: Omit<Props, 'onRemove'>) => {
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed !== undefined) onSetQuantity(typed);
    setTyped(undefined);
  };
  return (
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
        onStep={onStep}
      />
    </form>
  );
};

/** A product that no longer exists can only be removed (CRT-8). */
export const CartLine = ({ line, onRemove, ...quantity }: Props) => (
  <li className={styles.line} data-line={line.id}>
    {line.isAvailable ? (
      <>
        <img className={picture} src={line.image} alt="" width="480" height="320" loading="lazy" />
        <div className={name}>
          <Link href={line.href}>{line.name}</Link>
          <p className={`${note} ${styles.each}`}>{line.priceText}</p>
        </div>
        <LineQuantity line={line} {...quantity} />
        <p className={`${strong} ${figures} ${styles.lineTotal}`}>
          <span className={hidden}>Line total: </span>
          <span>{line.totalText}</span>
        </p>
      </>
    ) : (
      <>
        <div className={picture} />
        <div className={name}>
          <span>{line.name}</span>
          <p className={`${note} ${styles.each}`}>No longer available, not counted</p>
        </div>
        <p className={styles.quantity}>{`${line.quantity} chosen`}</p>
        <p className={`${strong} ${figures} ${styles.lineTotal}`}>–</p>
      </>
    )}
    <Button look="quiet" className={styles.remove} onClick={onRemove}>
      Remove
      <span className={hidden}>{` ${line.name}`}</span>
    </Button>
  </li>
);
