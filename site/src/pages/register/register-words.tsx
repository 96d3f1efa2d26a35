import * as styles from '../../shared/account-form/account-page.css.ts';

export const Purpose = () => (
  <>
    <h2 className={styles.asideTitle}>What an account is for</h2>
    <ul className={styles.asideList}>
      <li>Keep a cart of your own, apart from anyone else’s at this computer.</li>
      <li>Turn it into a request for a quote, and find every request again.</li>
      <li>Take everything with you as a file, or delete it all, whenever you like.</li>
    </ul>
  </>
);

/** The legal links, in new tabs: what was typed so far stays. */
export const Terms = () => (
  <>
    Read the{' '}
    <a href="/terms" target="_blank" rel="noopener">
      terms
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noopener">
      privacy notice
    </a>{' '}
    (each opens in a new tab).
  </>
);
