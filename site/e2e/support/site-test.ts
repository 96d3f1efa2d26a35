import { test as base, expect } from 'playwright/test';

/** What went wrong in any tab of a test: errors and warnings in the console, uncaught errors, foreign requests. */
export interface Watch {
  readonly complaints: readonly string[];
  /** Complaints of this kind are part of the test. */
  readonly expects: (pattern: RegExp) => void;
  readonly matching: (pattern: RegExp) => readonly string[];
}

/**
 * Every test fails on a console message above `info`, an uncaught error, a violated policy (Chromium prints those)
 * or a request that leaves the origin, unless it expects it (SEC-1, PPL-2).
 */
export const test = base.extend<{
  watch: Watch;
  showsSplash: boolean;
  noSplash: undefined;
  plain: undefined;
}>({
  /**
   * The threads behind a page are drawn without a graphics card here, and nothing but a picture shows them: without them
   * opening a page costs a fifth less.
   */
  plain: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('body::before { display: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
      await use(undefined);
    },
    { auto: true },
  ],
  /** Whether tabs are new to the splash; elsewhere it would only be in the way of pictures and of axe. */
  showsSplash: [false, { option: true }],
  noSplash: [
    async ({ context, showsSplash }, use) => {
      if (!showsSplash)
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem('splash_seen', '1');
          } catch {
            // Storage that is blocked for the test's own ends.
          }
        });
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ baseURL, context }, use) => {
      const complaints: string[] = [];
      // Fetched when a page has settled, whatever a test does to the network then; missing, it is missed by nobody (BKG-2).
      const expected: RegExp[] = [/net::ERR_\w+ \(\S*\/assets\/(?:background|open-scene|scene\.worker)-/];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()))
          complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (failure) => complaints.push(`uncaught: ${failure.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL ?? ''}/`) && !/^(?:data|blob|about):/.test(url))
          complaints.push(`foreign request: ${url}`);
      });
      await use({
        complaints,
        expects: (pattern) => expected.push(pattern),
        matching: (pattern) => complaints.filter((complaint) => pattern.test(complaint)),
      });
      const unexpected = complaints.filter(
        (complaint) => !expected.some((pattern) => pattern.test(complaint)),
      );
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What Chromium prints when a document itself is answered with status 404. */
export const answered404 = /the server responded with a status of 404/;

export { expect };
