import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** For `npm run texts`, which prints every string on the site once, by page and state. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  reporter: 'line',
  outputDir: '../../reports/texts',
  globalSetup: '../support/serve-site.ts',
});
