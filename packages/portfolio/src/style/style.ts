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
  linen: 'sha256-87NVjMxVYfwREjA/sNTlVaPZqs/aMGObgjDxI5ecKdo=',
  indigo: 'sha256-WHFOa1QLP5wdttUCGChKQ9vqpHKqS5H6xRGdAhosgNc=',
  slate: 'sha256-keETMA6BZLsEP7pEfnna34wzz+BhXzRhi61F7gwNc1w=',
};

/** The whole style of a page in a theme: light, dark and on paper. The same text for every portfolio. */
export const styleOf = (theme: PortfolioTheme): string => styles[theme];

/** What the Content-Security-Policy of a page allows that style by. */
export const fingerprintOf = (theme: PortfolioTheme): string => fingerprints[theme];
