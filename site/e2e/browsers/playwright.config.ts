import { defineConfig } from 'playwright/test';
import { ownResults } from '../../checks/results.mjs';
import type { Options } from './browsers-test.ts';
import { firefoxOptions } from './firefox.ts';

/**
 * `npm run test:browsers`: the tests of this folder in Firefox and in WebKit, and in Firefox those of Chromium that need
 * nothing but what Firefox has. A part of `npm test` runs those with the tag `@short`.
 */
export default defineConfig<object, Options>({
  testDir: '..',
  outputDir: '../../reports/browsers',
  globalSetup: './set-up.ts',
  fullyParallel: true,
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
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: 'browsers/*.spec.ts',
      use: { engine },
    })),
    {
      name: 'firefox, as in Chromium',
      testMatch: ['journey', 'login'].map((name) => `e2e/${name}.spec.ts`),
      // Playwright's `fill` of a search field raises no event in this Firefox: journeys by keyboard, and logins.
      grep: /@A11-1|@LGN-5/,
      use: { browserName: 'firefox', launchOptions: firefoxOptions(false) },
    },
  ],
});
