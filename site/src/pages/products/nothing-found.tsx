import { button } from '../../ui/button/button.css.ts';
import * as styles from './products-page.css.ts';

/** The empty state of a query without results (PRD-3). */
export const NothingFound = ({ onShowEverything }: { readonly onShowEverything: () => void }) => (
  <div className={styles.nothing}>
    <svg className={styles.nothingArt} viewBox="0 0 480 320" aria-hidden="true">
      <use href="/art/empty.svg#art" />
    </svg>
    <h2 className={styles.nothingTitle}>No products found</h2>
    <p>Try adjusting your filters or search term</p>
    <button type="button" className={button.secondary} onClick={onShowEverything}>
      Clear filters and search
    </button>
  </div>
);
