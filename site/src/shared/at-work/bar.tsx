import * as styles from './at-work.css.ts';

/** `share` is in per cent. The adjacent text contains it too. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.track} d="M0 2H100" />
    <path className={styles.drawn} d={`M0 2H${share}`} />
  </svg>
);
