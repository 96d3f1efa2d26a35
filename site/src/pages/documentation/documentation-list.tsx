import { documentationTree } from '@loomwright/content';
import { Link } from 'wouter';
import * as styles from '../../shared/documentation/documentation.css.ts';
import { PdfLink } from '../../shared/documentation/pdf-link.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { hidden } from '../../ui/page/page.css.ts';

/** All sections of the documentation with their items (DOC-1). */
export const DocumentationList = () => (
  <div className={styles.sections}>
    {documentationTree.map(({ id, title, summary, items }) => (
      <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.sectionTitle}>
          {title}
        </h2>
        <p className={styles.muted}>{summary}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.slug} className={styles.item}>
              <div>
                <h3>{item.title}</h3>
                <p className={styles.muted}>{item.summary}</p>
                <p className={styles.small}>{`${item.readTime} min read`}</p>
              </div>
              <p className={styles.itemActions}>
                <ButtonLink href={`/documentation/${item.slug}`}>
                  View Details<span className={hidden}>{` of ${item.title}`}</span>
                </ButtonLink>
                <PdfLink item={item} className={button.quiet} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section className={styles.section} aria-labelledby="statecharts-title">
      <h2 id="statecharts-title" className={styles.sectionTitle}>
        How this site works
      </h2>
      <p className={styles.muted}>
        Statecharts decide everything this site does. <Link href="/statecharts">Explore them all</Link>, state
        by state.
      </p>
    </section>
  </div>
);
