import type { PortfolioTheme } from './portfolio.ts';

/** The whole style of a page in a theme: light, dark and on paper. The same text for every portfolio. */
export const styleOf = (_theme: PortfolioTheme): string =>
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem;font:1.125rem/1.6 Georgia,serif}';
