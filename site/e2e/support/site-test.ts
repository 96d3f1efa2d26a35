import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { type Altered, extendPages, staleTexts, translatePages } from './altered-page.ts';

/** Whether a message is that of Playwright, which blocks service workers (`playwright.config.ts`). */
export const isBlocking = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** For `test.use`: the user asks for no less motion, as most do. Other tests ask for less (`playwright.config.ts`). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Problems in any tab of a test: console errors and warnings, uncaught errors, requests to other origins. */
export interface Watch {
  readonly problems: readonly string[];
  /** Allows messages that are part of the test. */
  readonly expects: (pattern: RegExp) => void;
  readonly matching: (pattern: RegExp) => readonly string[];
}

/** The CSS threads are rendered in software here: opening a page costs a fifth less without them. */
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
      // The test itself has blocked storage.
    }
  });

/** Lets the site's files arrive late by chance, some by up to `longest` milliseconds (`npm run test:steady`). */
const beLate = async (context: BrowserContext, longest: number) => {
  if (longest === 0) return;
  await context.route(/\/assets\//, async (route) => {
    await sleep(Math.random() ** 3 * longest);
    // The page may have been left.
    await route.fallback().catch(() => {});
  });
};

/**
 * Every test fails on a console message above `info`, an uncaught error, a policy violation or a request to another
 * origin, unless it expects it (SEC-1, PPL-2).
 */
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
        // The document differs from what React renders.
        watch.expects(/Minified React error #418/);
      }
      await use(undefined);
      for (const page of alteredBy === 'translator' ? context.pages() : [])
        expect.soft(await staleTexts(page).catch(() => []), 'texts that have changed since').toEqual([]);
    },
    { auto: true },
  ],
  /** Whether the splash appears; elsewhere it would be in the way of screenshots and axe. */
  showsSplash: [false, { option: true }],
  plain: [
    async ({ context, showsSplash }, use) => {
      await hideThreads(context);
      if (!showsSplash) await skipSplash(context);
      await beLate(context, Number(process.env.LOOMWRIGHT_E2E_LATE_MS ?? 0));
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ baseURL, context }, use) => {
      const site = baseURL ?? '';
      const problems: string[] = [];
      // Loaded when the page is idle, whatever the test does to the network then; its failure does not matter (BKG-2).
      const expected: RegExp[] = [
        /net::ERR_\w+ \(\S*\/assets\/(?:idle|offline|background|scene\.worker)-/,
        // Playwright's own scripts, in the frame of the home page that allows none.
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

/** Chromium's message about a document with status 404. */
export const answered404 = /the server responded with a status of 404/;

export { expect };
