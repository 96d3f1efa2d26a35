import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** `npm run test:sending`. `site/checks/left-out.mjs` makes its build first. */
export default defineConfig({
  ...base,
  testIgnore: [],
  outputDir: '../../reports/sending',
  globalSetup: './serve-sending.ts',
  projects: [{ name: 'sending' }],
});
