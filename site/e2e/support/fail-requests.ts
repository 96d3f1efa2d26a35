import type { Page } from 'playwright/test';

export const lost =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET|Failed to fetch dynamically|Unable to preload CSS|preloaded using link preload/;

export const failRequests = async (
  page: Page,
  pattern: Parameters<Page['route']>[0],
  isFailing: () => boolean,
) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(pattern, (route) => (isFailing() ? route.abort() : route.continue()));
  return documents;
};

/** True for scripts that the document does not reference. */
export const isLazyScript = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return ({ pathname }: URL) => pathname.endsWith('.js') && !html.includes(pathname.slice(1));
};
