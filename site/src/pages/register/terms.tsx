/** The legal links, in new tabs: what was typed so far stays. */
export const Terms = () => (
  <span>
    Read the{' '}
    <a href="/terms" target="_blank" rel="noopener">
      terms
    </a>{' '}
    and the{' '}
    <a href="/privacy" target="_blank" rel="noopener">
      privacy notice
    </a>{' '}
    (each opens in a new tab).
  </span>
);
