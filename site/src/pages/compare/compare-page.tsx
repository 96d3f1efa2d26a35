import { products, readComparison, toComparisonView } from '@loomwright/catalogue';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useNavigation, useSearch } from '../../app/providers.tsx';
import { useResultAnnouncement } from '../../app/use-result-announcement.ts';
import { button } from '../../ui/button/button.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Opening } from '../../ui/page/opening.tsx';
import { container } from '../../ui/page/page.css.ts';
import * as styles from './compare-page.css.ts';
import { ComparisonTable } from './comparison-table.tsx';

const plus = 'M5 12h14M12 5v14';

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
        lead="Up to three products side by side. The comparison is in the address: keep it, or send it to a colleague."
      />
      <div className={styles.results} data-results>
        {view.columns.length > 0 && <ComparisonTable columns={view.columns} rows={view.rows} />}
        {view.additions.length > 0 && (
          <section className={styles.additions} aria-labelledby="add">
            <h2 id="add" className={styles.hint}>
              {view.hint}
            </h2>
            <ul className={styles.choices}>
              {view.additions.map(({ href, name }) => (
                <li key={name}>
                  <Link href={href} className={button.secondary}>
                    <Icon path={plus} size={18} /> <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <Link href="/products" className={styles.way}>
            All products
          </Link>
        </p>
      </div>
    </div>
  );
};

export default ComparePage;
