import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** The screenshots differ between machines, so they are not committed. */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/pictures',
  snapshotPathTemplate: '../../../node_modules/.cache/pictures/{arg}{ext}',
  globalSetup: '../support/serve-site.ts',
});
