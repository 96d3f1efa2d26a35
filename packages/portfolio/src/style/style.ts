import type { PortfolioTheme } from '../portfolio.ts';
import { writeStyle } from './common.ts';
import { indigo } from './indigo.ts';
import { linen } from './linen.ts';
import { slate } from './slate.ts';

const styles: { readonly [T in PortfolioTheme]: string } = {
  linen: writeStyle(linen),
  indigo: writeStyle(indigo),
  slate: writeStyle(slate),
};

// Of the styles as UTF-8, as the policy in the file names them. A test says what they have to be.
const fingerprints: { readonly [T in PortfolioTheme]: string } = {
  linen: 'sha256-5DcXo/Q/Fdt4cAm0ahHtZXqqBPCN7GHcaR3JfHUUI2s=',
  indigo: 'sha256-ES1NSJY4vSJoEwQvinttwilrHO8yyqCknlLwAzWjmF8=',
  slate: 'sha256-rjOUztzWdRVd0iLxm/ndWpH3Wp1YMRWjOo7P0iWx8JU=',
};

/** The whole style of a page in a theme: light, dark and on paper. The same text for every portfolio. */
export const styleOf = (theme: PortfolioTheme): string => styles[theme];

/** What the Content-Security-Policy of a page allows that style by. */
export const fingerprintOf = (theme: PortfolioTheme): string => fingerprints[theme];
