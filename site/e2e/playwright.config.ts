import { availableParallelism } from 'node:os';
import { keysOf } from '@loomwright/kit';
import { samples } from '@loomwright/machine-testing';
import { defineConfig } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { chromiumFlags, findTestBrowser } from '../checks/find-program.mjs';
import { ownResults } from '../checks/results.mjs';
import type { Feature } from '../features.ts';
import type { Altered } from './support/altered-page.ts';

/** The specs of optional features (OPT-1). */
const specsOf = {
  assistant: /[\\/]chat[^\\/]*\.spec\.ts$/,
  blog: /[\\/]blog\.spec\.ts$/,
  lab: /[\\/]lab[^\\/]*\.spec\.ts$/,
  portfolio: /[\\/]portfolio[^\\/]*\.spec\.ts$/,
} satisfies Record<Feature, RegExp>;
const leftOutSpecs = keysOf(specsOf).flatMap((part) => (has(part) ? [] : [specsOf[part]]));

export default defineConfig<Altered>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Folders with their own configuration. A glob could also match a folder above the repository.
  testIgnore: [/[\\/]e2e[\\/](?:browsers|deep|pictures|sending|texts)[\\/]/, ...leftOutSpecs],
  outputDir: '../reports/e2e',
  // For the transcripts of `spoken.spec.ts`, which are the only snapshots.
  snapshotPathTemplate: '../../docs/spoken/{arg}{ext}',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  ...(process.env.LOOMWRIGHT_DEEP !== '1' && { grepInvert: /@deep/ }),
  workers: availableParallelism(),
  // The retry records a trace; a flaky test still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  globalTimeout: 1_800_000,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(ownResults ? ([['junit', { outputFile: ownResults }]] as const) : [])],
  projects: [
    { name: 'as it is' },
    ...samples(['translator', 'extensions'] as const, 0).map((alteredBy) => ({
      name: `altered by ${alteredBy}`,
      testMatch: '**/journey.spec.ts',
      use: { alteredBy },
    })),
  ],
  use: {
    // The global setup sets this variable before the workers read this file.
    ...(process.env.LOOMWRIGHT_E2E_URL && { baseURL: process.env.LOOMWRIGHT_E2E_URL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Motion costs rendering time, so only tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide requests from the tests; only `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without WebGL, which would cost each test a core in software. Background tests turn it on.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    },
  },
});
