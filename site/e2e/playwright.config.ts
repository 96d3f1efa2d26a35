import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../build/find-chromium.mjs';

/** Runs against the production build, which must exist; `npm test` makes it first and adds the JSON reporter. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine may make a test miss a moment; what fails three times is broken. Repeats are counted in the table.
  retries: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Limits cost time only where something fails: what a quiet machine does in moments may take seconds on a busy one.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, before the workers read this file again.
    ...(process.env.LOOMWRIGHT_E2E_URL && { baseURL: process.env.LOOMWRIGHT_E2E_URL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 15_000,
    trace: 'off',
    // Drawn by the processor the background would cost every test a core: those that are about it have WebGL.
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    },
  },
});
