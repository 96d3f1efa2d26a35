import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** `npm run test:faults`: long runs that `npm test` has no time for, after a build. */
export default defineConfig({
  // Not merged by `defineConfig`: the projects of `npm test` would run each test twice.
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/deep',
  globalSetup: '../support/serve-site.ts',
  timeout: 3_600_000,
  retries: 0,
  globalTimeout: 0,
  projects: [
    { name: 'side by side', grepInvert: /@alone/ },
    { name: 'alone', grep: /@alone/, dependencies: ['side by side'], workers: 1 },
  ],
});
