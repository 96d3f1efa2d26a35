import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import * as styles from './conversation.css.ts';

type Pages = ReturnType<typeof import('../../shared/site-index/nearest-pages.ts')['nearestPages']>;

/** The pages nearest to a question that got no answer (CHT-4, SCH-1); their search is loaded for it. */
export const NearestPages = ({ question }: { readonly question: string }) => {
  const [pages, setPages] = useState<Pages>([]);
  useEffect(() => {
    let isWanted = true;
    import('../../shared/site-index/nearest-pages.ts').then(
      ({ nearestPages }) => isWanted && setPages(nearestPages(question)),
      // Without it there are the other remedies.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [question]);
  if (pages.length === 0) return null;
  return (
    <div className={styles.nearest}>
      <p>These pages may help:</p>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
