import { defineConfig } from 'playwright/test';
import type { Options } from './browsers-test.ts';
import { engines } from './driver.ts';

/** `npm run test:browsers`: the other engines, each test in each. `site/checks/browsers.mjs` makes the build first. */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../reports/browsers',
  globalSetup: '../support/serve-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...(process.env.LOOMWRIGHT_E2E_URL && { baseURL: process.env.LOOMWRIGHT_E2E_URL }),
  },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
