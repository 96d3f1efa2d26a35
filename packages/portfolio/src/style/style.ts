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
  linen: 'sha256-2ebAmSxoY6NS88YurWoqEa9ym27HLmvUJPPDju4fcyM=',
  indigo: 'sha256-vWzPa7PsfdRjLeoTKH52Fg20q5vmQ2oe55Ej+aH4pZI=',
  slate: 'sha256-1NCWzE1hhMyJe7RZo8cqL4BwnYrYgkfw1kc5fGg+bYA=',
};

/** The whole style of a page in a theme: light, dark and on paper. The same text for every portfolio. */
export const styleOf = (theme: PortfolioTheme): string => styles[theme];

/** What the Content-Security-Policy of a page allows that style by. */
export const fingerprintOf = (theme: PortfolioTheme): string => fingerprints[theme];
