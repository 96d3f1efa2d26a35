import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright/test';
import type { StartEngine } from './browsers-test.ts';

/** Playwright drives the system's Firefox by WebDriver BiDi. */
export const firefoxOptions = (hasMotion: boolean) => ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
  firefoxUserPrefs: { 'ui.prefersReducedMotion': hasMotion ? 0 : 1 },
});

export const startFirefox: StartEngine = async (hasMotion) => {
  const browser = await firefox.launch(firefoxOptions(hasMotion));
  return {
    newSession: async (options) => {
      const context = await browser.newContext(options);
      const problems: string[] = [];
      // Firefox warns about its own plans at lower levels.
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (failure) => problems.push(`uncaught: ${failure.error()}`));
      return { newTab: () => context.newPage(), problems: async () => problems, stop: () => context.close() };
    },
    stop: () => browser.close(),
  };
};
