import { type CartEvent, type CartRow, type CartView, hasSameLines, lineToFocus } from '@loomwright/cart';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { between, cluster, row, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { card } from '../../ui/surface/surface.css.ts';
import { figures, muted, note, subtitle } from '../../ui/text/text.css.ts';
import { CartLine } from './cart-line.tsx';
import * as styles from './cart-page.css.ts';

const removed = `${muted} ${cluster[3]} ${between} ${styles.removed}`;
const total = `${row[4]} ${between}`;

const undo = 'M9 7L4.5 11.5L9 16M5 11.5h9a5 5 0 0 1 0 10h-3';

const Summary = ({ view }: { readonly view: CartView }) => (
  <section className={`${card} ${stack[4]} ${styles.summary}`} aria-labelledby="summary">
    <h3 id="summary">Summary</h3>
    <dl className={stack[2]}>
      <div className={total}>
        <dt>Items</dt>
        <dd className={figures}>{view.totalItems}</dd>
      </div>
      <div className={total}>
        <dt>Shipping</dt>
        <dd className={figures}>{view.shippingText}</dd>
      </div>
      <div className={`${total} ${styles.total}`}>
        <dt>
          Total <span className={`${note} ${styles.each}`}>{view.totalUnit}</span>
        </dt>
        <dd className={figures}>{view.totalText}</dd>
      </div>
    </dl>
    {view.canRequestQuote && (
      <ButtonLink href="/contact?request=quote" look="primary">
        Request a Quote
      </ButtonLink>
    )}
    <p className={note}>A quote request isn’t a purchase: nothing is charged.</p>
  </section>
);

/** Moves the focus to the next line if the user's own action removes the focused element (CRT-9). */
const useFocusedAction = (
  rows: readonly CartRow[],
  list: RefObject<HTMLElement | null>,
  onEvent: (event: CartEvent) => void,
  onNothingLeft: () => void,
): ((event: CartEvent) => void) => {
  const shown = useRef(rows);
  useLayoutEffect(() => {
    shown.current = rows;
  }, [rows]);
  return (event) => {
    const { current: before } = shown;
    const isFocusMoving = document.activeElement === document.body;
    // Renders synchronously, to detect whether the focused element was removed.
    flushSync(() => onEvent(event));
    const { current: now } = shown;
    if (now === before || document.activeElement !== document.body) return;
    if (isFocusMoving && hasSameLines(before, now)) return;
    const id = lineToFocus(before, now);
    const place =
      id !== undefined && list.current?.querySelector<HTMLElement>(`[data-line="${id}"] :is(a, button)`);
    if (place) place.focus();
    else onNothingLeft();
  };
};

interface Props {
  readonly view: CartView;
  readonly onEvent: (event: CartEvent) => void;
  readonly onNothingLeft: () => void;
}

export const CartLines = ({ view, onEvent, onNothingLeft }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const act = useFocusedAction(view.rows, list, onEvent, onNothingLeft);

  return (
    <section aria-labelledby="lines" className={`${stack[4]} ${styles.lines}`}>
      <h2 id="lines" className={`${subtitle} ${styles.first}`}>
        Items
      </h2>
      {view.isCleared && (
        <p className={`${removed} ${styles.first}`}>
          Your cart was cleared.
          <Button look="quiet" onClick={() => act({ type: 'cart.undoClear' })}>
            <Icon path={undo} size={18} /> Undo
          </Button>
        </p>
      )}
      <ul ref={list} className={styles.list}>
        {view.rows.map((row) =>
          row.kind === 'line' ? (
            <CartLine
              key={row.id}
              line={row}
              onSetQuantity={(quantity) => act({ type: 'cart.setQuantity', id: row.id, quantity })}
              onStep={(by) => act({ type: 'cart.stepQuantity', id: row.id, by })}
              onRemove={() => act({ type: 'cart.removeItem', id: row.id })}
            />
          ) : (
            <li key={row.id} className={removed}>
              <span>{`${row.name} was removed.`}</span>
              <Button look="quiet" onClick={() => act({ type: 'cart.undoRemove', id: row.id })}>
                <Icon path={undo} size={18} /> Undo
                <span className={hidden}>{` removing ${row.name}`}</span>
              </Button>
            </li>
          ),
        )}
      </ul>
      {view.status === 'filled' && (
        <>
          <Button look="quiet" className={styles.clear} onClick={() => act({ type: 'cart.clear' })}>
            Clear cart
          </Button>
          <Summary view={view} />
        </>
      )}
    </section>
  );
};
