import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { defines, has } from './site/build/configuration.ts';
import { styles } from './site/build/styles.ts';
import { chromiumFlags, findTestBrowser } from './site/checks/find-program.mjs';
import { ownResults } from './site/checks/results.mjs';

// The tags of tests are the rules that they prove: a tag that is no rule fails the run.
const rules = [
  ...readFileSync(new URL('docs/rules.md', import.meta.url), 'utf8').matchAll(/^\| ([A-Z0-9]{3}-\d+) /gm),
];

/** Without a Chromium only the tests that need it fail; the reason is printed. */
const findBrowser = () => {
  try {
    return findTestBrowser();
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
    return 'no Chromium';
  }
};

// `node` runs every package and server test, `browser` the adapters in a real Chromium, and `coverage` afterwards
// checks that the tests took every transition of every chart.
export default defineConfig({
  test: {
    tags: rules.map(([, name = '']) => ({ name })),
    reporters: ownResults ? ['dot', ['junit', { outputFile: ownResults }]] : ['default'],
    // Of two cores Vitest would leave one alone.
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
          // Not of every run: one by hand may be of broken code.
          setupFiles: process.env.LOOMWRIGHT_RECORD ? ['packages/statecharts/src/vitest/index.ts'] : [],
          // A worker keeps its modules from file to file: loading them anew took a third of the time. Test files leave
          // nothing behind in them.
          isolate: false,
          // Properties make much that is dropped at once: with 16 MB for the young, Node's default, they took a tenth longer.
          execArgv: ['--max-semi-space-size=64'],
          // Where two cores have other work, an assistant takes longer than Vitest waits for a hook.
          hookTimeout: 240_000,
          // Long properties share two cores with each other.
          testTimeout: process.env.LOOMWRIGHT_DEEP === '1' ? 3_600_000 : 240_000,
        },
      },
      {
        // What the worker imports is found before the tests run, not on the way.
        plugins: [styles()],
        optimizeDeps: {
          entries: ['site/test/browser/**/*.test.{ts,tsx}', 'site/src/background/scene.worker.ts'],
        },
        test: {
          name: 'browser',
          // First: a mocked module may read them.
          setupFiles: ['site/test/browser/support/constants.ts'],
          include: ['site/test/browser/**/*.test.{ts,tsx}'],
          exclude: has('lab') ? [] : ['site/test/browser/lab.test.tsx'],
          // A frame for each file: what one leaves in its page does not reach the next.
          isolate: true,
          // Shorter than the limit of the part, so that a test that hangs is named.
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
      // By `npm run bench` only: what is timed has no place in a test run.
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
