import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** Screenshots differ between machines, so they are cached and not committed. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/pictures',
  snapshotPathTemplate: '../../../node_modules/.cache/pictures/{arg}{ext}',
  globalSetup: '../support/serve-site.ts',
});
