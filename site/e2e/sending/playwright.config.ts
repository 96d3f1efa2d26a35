import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** `npm run test:sending`: the build whose forms its own server takes. `site/checks/left-out.mjs` makes it first. */
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: '../../reports/sending',
  globalSetup: './serve-sending.ts',
  projects: [{ name: 'sending' }],
});
