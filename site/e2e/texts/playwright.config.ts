import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** `npm run texts` prints what the site says, each text once, in the order of pages and states. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  reporter: 'line',
  outputDir: '../../reports/texts',
  globalSetup: '../support/serve-site.ts',
});
