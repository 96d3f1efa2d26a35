import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** For `npm run test:sending`, which first makes its own build with `site/checks/left-out.mjs`. */
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: '../../reports/sending',
  globalSetup: './serve-sending.ts',
  projects: [{ name: 'sending' }],
});
