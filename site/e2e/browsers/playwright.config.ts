import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import {
  ensureProgram,
  FIREFOX,
  VIRTUAL_DISPLAY,
  WEBKIT_BROWSER,
  WEBKIT_DRIVER,
} from '../../checks/find-program.mjs';
import { ownResults } from '../../checks/results.mjs';

/** Installs missing programs if possible. Only `npm test` skips the tests of a missing browser. */
const has = (...programs: readonly Parameters<typeof ensureProgram>[0][]) => {
  try {
    for (const program of programs) ensureProgram(program);
    return true;
  } catch (error) {
    if (!process.env.LOOMWRIGHT_SKIP_MISSING) throw error;
    console.log(`Not run: ${error instanceof Error ? error.message : error}`);
    return false;
  }
};

const firefox = {
  browserName: 'firefox',
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

/** For `npm run test:browsers`; `npm test` runs only the projects and tests marked `@short`. */
export default defineConfig({
  testDir: '..',
  testMatch: [],
  outputDir: '../../reports/browsers',
  globalSetup: '../support/serve-site.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(ownResults ? ([['junit', { outputFile: ownResults }]] as const) : [])],
  globalTimeout: 1_800_000,
  use: {
    ...(process.env.LOOMWRIGHT_E2E_URL && { baseURL: process.env.LOOMWRIGHT_E2E_URL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 10_000,
  },
  projects: [
    ...(has(FIREFOX)
      ? [
          { name: 'firefox', testMatch: 'browsers/firefox.spec.ts', use: firefox },
          { name: 'firefox @short', testMatch: '**/early-forms.spec.ts', grep: /@STO-5/, use: firefox },
          {
            name: 'firefox, as Chromium',
            testMatch: ['altered-page', 'early-forms', 'merge'].map((name) => `e2e/${name}.spec.ts`),
            use: firefox,
          },
          // In this Firefox, Playwright’s `fill` fires no event on a search field.
          { name: 'firefox, by keyboard', testMatch: 'e2e/journey.spec.ts', grep: /@A11-1/, use: firefox },
        ]
      : []),
    ...(has(WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY)
      ? [{ name: 'webkit', testMatch: 'browsers/webkit.spec.ts' }]
      : []),
  ],
});
