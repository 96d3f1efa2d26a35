import { Link } from 'wouter';
import { Nothing } from '../../shared/results/nothing.tsx';
import { count } from '../../shared/results/results.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Marked } from '../../ui/marked/marked.tsx';
import type { Found } from './documentation-found.ts';
import * as styles from './documentation-page.css.ts';

interface Props {
  readonly found: Found;
  readonly onClear: () => void;
}

/** The sections of the documentation that a search found (DOC-1). */
export const FoundSections = ({ found: { countText, results }, onClear }: Props) =>
  results.length === 0 ? (
    <Nothing title="No sections found" text="Try fewer letters or another word">
      <Button onClick={onClear}>Clear the search</Button>
    </Nothing>
  ) : (
    <div>
      <p className={count}>{countText}</p>
      <ol className={styles.found}>
        {results.map(({ excerpt, href, place, title }) => (
          <li key={href} className={styles.result}>
            <p className={styles.place}>{place.join(' · ')}</p>
            <h2 className={styles.title}>
              <Link href={href}>
                <Marked parts={title} />
              </Link>
            </h2>
            <p className={styles.excerpt}>
              <Marked parts={excerpt} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
