import { availableParallelism } from 'node:os';
import { keysOf } from '@loomwright/kit';
import { samples } from '@loomwright/machine-testing';
import { defineConfig } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { chromiumFlags, findTestBrowser } from '../checks/find-program.mjs';
import { ownResults } from '../checks/results.mjs';
import type { Feature } from '../features.ts';
import type { Altered } from './support/altered-page.ts';

/** The specs of each part that a company may leave out (OPT-1). */
const specsOf = {
  assistant: /[\\/]chat[^\\/]*\.spec\.ts$/,
  blog: /[\\/]blog\.spec\.ts$/,
  lab: /[\\/]lab[^\\/]*\.spec\.ts$/,
  portfolio: /[\\/]portfolio[^\\/]*\.spec\.ts$/,
} satisfies Record<Feature, RegExp>;
const leftOutSpecs = keysOf(specsOf).flatMap((part) => (has(part) ? [] : [specsOf[part]]));

/** Runs against the production build, which must exist; `npm test` makes it first and adds the JSON reporter. */
export default defineConfig<Altered>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Other engines, long runs, pictures, the sending of forms and texts have configurations of their own. A glob would match a folder above the project.
  testIgnore: [/[\\/]e2e[\\/](?:browsers|deep|pictures|sending|texts)[\\/]/, ...leftOutSpecs],
  outputDir: '../reports/e2e',
  // The transcripts of `spoken.spec.ts`, the only snapshots; `--update-snapshots` writes them.
  snapshotPathTemplate: '../../docs/spoken/{arg}{ext}',
  globalSetup: './support/serve-site.ts',
  fullyParallel: true,
  // What takes seconds and repeats what others show of a part runs in `npm run test:deep` (docs/testing.md).
  ...(process.env.LOOMWRIGHT_DEEP !== '1' && { grepInvert: /@deep/ }),
  workers: availableParallelism(),
  // Not a second chance: a repeat records the trace of a failure, and a test that passes then fails the run (next line).
  retries: 1,
  failOnFlakyTests: true,
  globalTimeout: 1_800_000,
  forbidOnly: true,
  // A failing assertion gives up after 10 s; a machine shared with others may be four times as slow.
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
    // Set by the global setup, before the workers read this file again.
    ...(process.env.LOOMWRIGHT_E2E_URL && { baseURL: process.env.LOOMWRIGHT_E2E_URL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Motion costs every page drawing that its test does not look at. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer what a test means to see, or to lose, on the network: `offline.spec.ts` has them.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Software rendering of the background would cost every test a core: only its own tests have WebGL.
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    },
  },
});
