import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { type Altered, extendPages, staleTexts, translatePages } from './altered-page.ts';

export const isBlocking = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export interface Watch {
  readonly problems: readonly string[];
  readonly expects: (pattern: RegExp) => void;
  readonly matching: (pattern: RegExp) => readonly string[];
}

/** In software, drawing the CSS threads takes a fifth of the time that a page needs to open. */
const hideThreads = (context: BrowserContext) =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body::before { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });

const skipSplash = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      sessionStorage.setItem('splash_seen', '1');
    } catch {
      // Nothing to do: the test has blocked storage.
    }
  });

/** Delays assets at random by up to `longest` ms (for `npm run test:steady`). */
const delayAssets = async (context: BrowserContext, longest: number) => {
  if (longest === 0) return;
  await context.route(/\/assets\//, async (route) => {
    await sleep(Math.random() ** 3 * longest);
    await route.fallback().catch(() => {});
  });
};

/** Fails on console messages above `info`, uncaught errors and foreign requests (SEC-1, PPL-2). */
export const test = base.extend<
  Altered & {
    watch: Watch;
    showsSplash: boolean;
    plain: undefined;
    altered: undefined;
  }
>({
  alteredBy: [(process.env.LOOMWRIGHT_E2E_ALTERED_BY ?? 'nothing') as Altered['alteredBy'], { option: true }],
  altered: [
    async ({ alteredBy, context, watch }, use) => {
      if (alteredBy === 'translator') await translatePages(context);
      if (alteredBy === 'extensions') {
        await extendPages(context);
        // Translation and extensions cause hydration mismatches.
        watch.expects(/Minified React error #418/);
      }
      await use(undefined);
      for (const page of alteredBy === 'translator' ? context.pages() : [])
        expect.soft(await staleTexts(page).catch(() => []), 'texts that have changed since').toEqual([]);
    },
    { auto: true },
  ],
  /** Off by default, because the splash would cover screenshots and disturb axe. */
  showsSplash: [false, { option: true }],
  plain: [
    async ({ context, showsSplash }, use) => {
      await hideThreads(context);
      if (!showsSplash) await skipSplash(context);
      await delayAssets(context, Number(process.env.LOOMWRIGHT_E2E_LATE_MS ?? 0));
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ baseURL, context }, use) => {
      const site = baseURL ?? '';
      const problems: string[] = [];
      // The page loads these when idle, even if the test breaks the network. A failure is harmless (BKG-2).
      const expected: RegExp[] = [
        /net::ERR_\w+ \(\S*\/assets\/(?:idle|offline|background|scene\.worker)-/,
        // Playwright also runs its scripts in the frame on the home page, which allows no scripts.
        /Blocked script execution in 'about:blank'/,
      ];
      const on = (page: Page | null) => `on ${page?.url().replace(site, '') ?? 'no page'}`;
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()) && !isBlocking(message))
          problems.push(
            `console ${message.type()}: ${message.text()} (${message.location().url}, ${on(message.page())})`,
          );
      });
      context.on('weberror', (failure) =>
        problems.push(`uncaught: ${failure.error().message} (${on(failure.page())})`),
      );
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${site}/`) && !/^(?:data|blob|about):/.test(url))
          problems.push(`foreign request: ${url}`);
      });
      const matching = (pattern: RegExp) => problems.filter((problem) => pattern.test(problem));
      await use({ problems, expects: (pattern) => expected.push(pattern), matching });
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'the test expects no such console messages, errors and requests').toEqual([]);
    },
    { auto: true },
  ],
});

export const answered404 = /the server responded with a status of 404/;

export { expect };
