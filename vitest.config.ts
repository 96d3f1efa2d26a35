import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { defines, has } from './site/build/configuration.ts';
import { styles } from './site/build/styles.ts';
import { chromiumFlags, findTestBrowser } from './site/checks/find-program.mjs';
import { ownResults } from './site/checks/results.mjs';

// Each tag names a rule that a test covers. An unknown tag fails the run.
const rules = [
  ...readFileSync(new URL('docs/rules.md', import.meta.url), 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d+) /gm),
];

/** Warns if Chromium is missing, so that only the tests that need it fail. */
const findBrowser = () => {
  try {
    return findTestBrowser();
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return 'no Chromium';
  }
};

// The project `coverage` runs last, and checks that the tests took every transition of every chart.
export default defineConfig({
  test: {
    tags: rules.map(([, name = '']) => ({ name })),
    reporters: ownResults ? ['dot', ['junit', { outputFile: ownResults }]] : ['default'],
    // By default Vitest leaves one core idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        define: defines,
        test: {
          name: 'node',
          include: [
            'packages/*/test/**/*.test.ts',
            'site/build/**/*.test.ts',
            'site/checks/**/*.test.ts',
            'site/server/**/*.test.ts',
            'site/test/*.test.{ts,tsx}',
          ],
          // Records coverage only on request, because a run by hand may test broken code.
          setupFiles: process.env.LOOMWRIGHT_RECORD ? ['packages/statecharts/src/vitest/index.ts'] : [],
          // Modules stay loaded between files, which is a third faster, so tests must leave no state in them.
          isolate: false,
          // Property tests allocate a lot of short-lived memory.
          execArgv: ['--max-semi-space-size=64'],
          // Setup may be slow on two busy cores.
          hookTimeout: 240_000,
          testTimeout: process.env.LOOMWRIGHT_DEEP === '1' ? 3_600_000 : 240_000,
        },
      },
      {
        plugins: [styles()],
        // Bundles the dependencies of the tests and of the worker before the tests run.
        optimizeDeps: {
          entries: ['site/test/browser/**/*.test.{ts,tsx}', 'site/src/background/scene.worker.ts'],
        },
        test: {
          name: 'browser',
          // A setup file, because mocked modules may read the constants before a test imports them.
          setupFiles: ['site/test/browser/support/constants.ts'],
          include: ['site/test/browser/**/*.test.{ts,tsx}'],
          exclude: has('lab') ? [] : ['site/test/browser/lab.test.tsx'],
          // Each file gets its own frame, so that it cannot affect the next.
          isolate: true,
          // Shorter than the limit of the whole task, so that the report names a test that hangs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: findBrowser(),
                args: [...chromiumFlags],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'bench',
          include: ['packages/*/bench/**/*.bench.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      { test: { name: 'coverage', include: ['packages/machines/test/coverage.report.ts'] } },
    ],
  },
});
