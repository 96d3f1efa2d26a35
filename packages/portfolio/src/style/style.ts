import type { PortfolioTheme } from '../portfolio.ts';
import { writeStyle } from './common.ts';
import { indigo } from './indigo.ts';
import { linen } from './linen.ts';
import { slate } from './slate.ts';

/** The style of each theme, and its SHA-256 for the page's Content-Security-Policy. */
export const styles: Readonly<
  Record<PortfolioTheme, { readonly css: string; readonly fingerprint: string }>
> = {
  linen: { css: writeStyle(linen), fingerprint: 'sha256-2ebAmSxoY6NS88YurWoqEa9ym27HLmvUJPPDju4fcyM=' },
  indigo: { css: writeStyle(indigo), fingerprint: 'sha256-vWzPa7PsfdRjLeoTKH52Fg20q5vmQ2oe55Ej+aH4pZI=' },
  slate: { css: writeStyle(slate), fingerprint: 'sha256-1NCWzE1hhMyJe7RZo8cqL4BwnYrYgkfw1kc5fGg+bYA=' },
};
