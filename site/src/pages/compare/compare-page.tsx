import {
  type ComparisonView,
  MAX_COMPARED,
  products,
  readComparison,
  toComparisonView,
} from '@loomwright/catalogue';
import { toNumberWord } from '@loomwright/kit';

import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useNavigation, useSearch } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { cluster, stack } from '../../ui/layout/layout.css.ts';
import { Opening } from '../../ui/page/opening.tsx';
import { container, hidden } from '../../ui/page/page.css.ts';
import { picture } from '../../ui/surface/surface.css.ts';
import { note, small, subtitle, target } from '../../ui/text/text.css.ts';
import * as styles from './compare-page.css.ts';

const plus = 'M5 12h14M12 5v14';

/**
 * Products in columns, properties in rows. On a narrow screen the cells of a row stand below each other, each with the name
 * of its product, so that nothing scrolls sideways (A11-1).
 */
const ComparisonTable = ({ columns, rows }: Pick<ComparisonView, 'columns' | 'rows'>) => (
  <table className={styles.table}>
    <caption className={hidden}>{columns.map(({ card }) => card.name).join(', ')}</caption>
    <thead className={styles.group}>
      <tr className={styles.group}>
        <td className={styles.corner} />
        {columns.map(({ card, removeHref }) => (
          <th key={card.id} scope="col" className={styles.head}>
            <img className={`${picture} ${styles.image}`} src={card.image} alt="" width="480" height="320" />
            <Link href={card.href} className={`${subtitle} ${styles.name}`}>
              {card.name}
            </Link>
            <Link href={removeHref} className={`${small} ${target} ${styles.remove}`}>
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

/** `/products/compare` (CMP-1). */
const ComparePage = () => {
  const search = useSearch();
  const view = useMemo(() => toComparisonView(products, readComparison(products, search)), [search]);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  const { cause } = useNavigation().visit;

  useResultAnnouncement(search, view.countText);

  // A chosen link has gone with its product: focus moves to the comparison it made.
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
        lead={`Up to ${toNumberWord(MAX_COMPARED)} products side by side. The comparison is in the address: keep it, or send it to a colleague.`}
      />
      <div className={`${stack[7]} ${styles.results}`} data-results>
        {view.columns.length > 0 && <ComparisonTable columns={view.columns} rows={view.rows} />}
        {view.additions.length > 0 && (
          <section className={stack[4]} aria-labelledby="add">
            <h2 id="add" className={subtitle}>
              {view.hint}
            </h2>
            <ul className={cluster[3]}>
              {view.additions.map(({ href, name }) => (
                <li key={name}>
                  <ButtonLink href={href}>
                    <Icon path={plus} size={18} /> <span>{name}</span>
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <Link href="/products" className={target}>
            All products
          </Link>
        </p>
      </div>
    </div>
  );
};

export default ComparePage;
