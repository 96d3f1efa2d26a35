import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/**
 * `npm run pictures` compares every page in every state with the pictures that `npm run pictures -- --update-snapshots` has
 * kept before a change of styles. They differ between machines, so no commit has them.
 */
export default defineConfig(base, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/pictures',
  snapshotPathTemplate: '../../../node_modules/.cache/pictures/{arg}{ext}',
  globalSetup: '../support/serve-site.ts',
});
