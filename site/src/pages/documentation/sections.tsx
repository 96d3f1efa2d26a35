import { documentationTree } from '@loomwright/content';
import { Link } from 'wouter';
import * as styles from '../../shared/documentation/documentation.css.ts';
import { PdfLink } from '../../shared/documentation/pdf-link.tsx';
import { EmptyState } from '../../shared/results/empty-state.tsx';
import { count } from '../../shared/results/results.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { cluster, relative, stack } from '../../ui/layout/layout.css.ts';
import { Marked } from '../../ui/marked/marked.tsx';
import { hidden } from '../../ui/page/page.css.ts';
import { muted, note, stretchedLink, subtitle } from '../../ui/text/text.css.ts';
import type { Found } from './documentation-found.ts';

export const DocumentationList = () => (
  <div className={stack[7]}>
    {documentationTree.map(({ id, items, kind, summary, title }) => (
      <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={styles.sectionTitle}>
          {title}
        </h2>
        <p className={styles.muted}>{summary}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.slug} className={`${relative} ${styles.item}`}>
              <h3>{item.title}</h3>
              <p className={note}>{item.summary}</p>
              <p className={note}>{`${kind} · ${item.readTime} min read`}</p>
              <p className={`${cluster[1]} ${styles.itemLinks}`}>
                <ButtonLink href={`/documentation/${item.slug}`} look="quiet" className={stretchedLink}>
                  View Details<span className={hidden}>{` of ${item.title}`}</span>
                </ButtonLink>
                <PdfLink item={item} className={`${button.quiet} ${relative} ${styles.overdueItem}`} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
    {FEATURES.lab && (
      <section className={styles.section} aria-labelledby="statecharts-title">
        <h2 id="statecharts-title" className={styles.sectionTitle}>
          How this site works
        </h2>
        <p className={styles.muted}>
          Statecharts decide everything this site does. <Link href="/statecharts">Explore them all</Link>,
          state by state.
        </p>
      </section>
    )}
  </div>
);

interface FoundProps {
  readonly found: Found;
  readonly onClear: () => void;
}

export const FoundSections = ({ found: { countText, results }, onClear }: FoundProps) =>
  results.length === 0 ? (
    <EmptyState title="No sections found" text="Try fewer letters or another word">
      <Button onClick={onClear}>Clear the search</Button>
    </EmptyState>
  ) : (
    <div>
      <p className={count}>{countText}</p>
      <ol className={styles.found}>
        {results.map(({ excerpt, href, place, title }) => (
          <li key={href} className={`${stack[1]} ${styles.result}`}>
            <p className={note}>{place.join(' · ')}</p>
            <h2 className={subtitle}>
              <Link href={href}>
                <Marked parts={title} />
              </Link>
            </h2>
            <p className={`${muted} ${styles.excerpt}`}>
              <Marked parts={excerpt} look={styles.match} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
