import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  // Spread, because `defineConfig` would merge the projects and run each test twice.
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
