import {
  type ComparisonColumn,
  type ComparisonView,
  MAX_COMPARED,
  products,
  readComparison,
  toComparisonView,
} from '@loomwright/catalogue';
import { toNumberWord } from '@loomwright/kit';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { isLeftOut } from '../../app/left-out.ts';
import { useCart, useNavigation, useSearch } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { NextStep } from '../../shared/next-step/next-step.tsx';
import { copyLabel, useCopying } from '../../shared/prose/use-copying.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { above, alignTop, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import { tallTiles, tiles } from '../../ui/product-tile/product-tile.css.ts';
import { ProductTile } from '../../ui/product-tile/product-tile.tsx';
import { picture } from '../../ui/surface/surface.css.ts';
import { note, subtitle, target } from '../../ui/text/text.css.ts';
import * as styles from './compare-page.css.ts';

const plus = 'M5 12h14M12 5v14';

/** Opens a product that is live. Any other is added to the cart, and a notice confirms it (CRT-3). */
const Get = ({ card, offer }: Pick<ComparisonColumn, 'card' | 'offer'>) => {
  const cart = useCart();
  const name = <span className={hidden}>{` ${card.name}`}</span>;
  if (offer.kind === 'launch')
    return (
      !isLeftOut(offer.href) && (
        <ButtonLink href={offer.href} look="primary" className={styles.get}>
          <span>Launch Tool{name}</span>
        </ButtonLink>
      )
    );
  return (
    <Button
      look="primary"
      className={styles.get}
      data-needs-js
      onClick={() => cart.send({ type: 'cart.addItem', productId: card.id, quantity: 1 })}
    >
      <span>Add to Cart{name}</span>
    </Button>
  );
};

const CopyLink = () => {
  const copying = useCopying();
  return (
    <Button className={above[4]} data-needs-js onClick={() => copying.onCopy(0, location.href)}>
      {copyLabel(0, copying, 'Copy the link', 'Copy it from the address bar')}
    </Button>
  );
};

/** On a narrow screen, cells are stacked, each with its product's name. Nothing scrolls sideways (A11-1). */
const ComparisonTable = ({ columns, rows }: Pick<ComparisonView, 'columns' | 'rows'>) => (
  <table className={styles.table}>
    <caption className={hidden}>{columns.map(({ card }) => card.name).join(', ')}</caption>
    <thead className={styles.group}>
      <tr className={styles.group}>
        <td className={styles.corner} />
        {columns.map(({ card, offer, removeHref }) => (
          <th key={card.id} scope="col" className={styles.head}>
            <img className={`${picture} ${styles.image}`} src={card.image} alt="" width="480" height="320" />
            <Link href={card.href} className={`${subtitle} ${styles.name}`}>
              {card.name}
            </Link>
            <Get offer={offer} card={card} />
            <Link href={removeHref} className={`${note} ${target} ${styles.remove}`}>
              Remove
              <span className={hidden}>{` ${card.name} from the comparison`}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={styles.group}>
      {rows.map(({ cells, label }) => (
        <tr key={label} className={styles.row}>
          <th scope="row" className={styles.label}>
            {label}
          </th>
          {cells.map((texts, place) => (
            <td key={columns[place]?.card.id} className={styles.value}>
              <span className={`${note} ${styles.cellName}`} aria-hidden="true">
                {columns[place]?.card.name}
              </span>
              {texts.length > 1 ? (
                <ul className={`${stack[2]} ${styles.list}`}>
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              ) : (
                <span>{texts[0]}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const roomBeside = (count: number): string => {
  if (count === 1) return styles.withRoom.one;
  return count === 2 ? styles.withRoom.two : '';
};

const ComparePage = () => {
  const search = useSearch();
  const view = useMemo(() => toComparisonView(products, readComparison(products, search)), [search]);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  const { cause } = useNavigation().visit;

  useResultAnnouncement(search, view.countText);

  // The followed link was removed with its product, so the focus moves to the new comparison.
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (cause === 'link' && document.activeElement === document.body)
      content.current?.querySelector('h1')?.focus();
  }, [cause, search]);

  return (
    <div ref={content} className={container}>
      <Opening
        title="Compare products"
        lead={`Up to ${toNumberWord(MAX_COMPARED)} products side by side. Copy the link to share this comparison.`}
      >
        {view.columns.length > 0 && <CopyLink />}
      </Opening>
      <div className={`${styles.results} ${roomBeside(view.columns.length)}`} data-results>
        {view.columns.length > 0 && <ComparisonTable columns={view.columns} rows={view.rows} />}
        {view.additions.length > 0 && (
          <section className={`${stack[4]} ${alignTop}`} aria-labelledby="add">
            <h2 id="add" className={subtitle}>
              {view.hint}
            </h2>
            <ul className={`${tiles} ${view.columns.length === 2 ? '' : tallTiles}`}>
              {view.additions.map(({ card, href }) => (
                <ProductTile key={card.id} card={card} href={href}>
                  <Icon path={plus} size={18} />
                </ProductTile>
              ))}
            </ul>
          </section>
        )}
      </div>
      <NextStep />
    </div>
  );
};

export default ComparePage;
