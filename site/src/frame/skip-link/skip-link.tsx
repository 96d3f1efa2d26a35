import { skipLink } from './skip-link.css.ts';

/** The first stop of the keyboard: a link past the navigation (A11-1). */
export const SkipLink = () => (
  <a href="#content" className={skipLink}>
    Skip to content
  </a>
);
