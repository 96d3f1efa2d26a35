// @ts-check
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { servePages } from './serve-pages.mjs';

/** Serves the sample of the Portfolio Generator as downloaded files, one per theme, on a free port. */
export const startPortfolioFiles = async () => {
  const entry = fileURLToPath(new URL('../../packages/portfolio/src/index.ts', import.meta.url));
  /** @type {{ module: typeof import('@loomwright/portfolio') }} */
  const { module } = await runnerImport(entry, { configFile: false, logLevel: 'error' });
  const { PORTFOLIO_THEMES, renderPortfolio, SAMPLE_PORTFOLIO, toHtml } = module;
  const files = new Map(
    PORTFOLIO_THEMES.map((theme) => [
      `/portfolio-${theme}.html`,
      toHtml(renderPortfolio({ ...SAMPLE_PORTFOLIO, theme })),
    ]),
  );
  return { ...(await servePages(files)), paths: [...files.keys()] };
};
