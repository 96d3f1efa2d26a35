// @ts-check
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

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
  const server = createServer(({ url = '' }, response) => {
    const html = files.get(url);
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    paths: [...files.keys()],
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
