import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './places.mjs';
import { countOf, readPlaywright, readVitest } from './reports.mjs';

describe('reports of the test runners', () => {
  it('of Vitest: tests by file, and a file that failed to load as a failure', () => {
    const tests = readVitest({
      testResults: [
        {
          name: `${root}packages/cart/test/cart.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'adds', status: 'passed', duration: 5, failureMessages: [] },
            {
              fullName: 'removes',
              status: 'failed',
              duration: 7,
              failureMessages: ['\u001b[31mno\u001b[39m\nat'],
            },
            { fullName: 'waits', status: 'pending', failureMessages: [] },
          ],
        },
        {
          name: `${root}site/test/a.test.ts`,
          status: 'failed',
          message: 'no such module\nat',
          assertionResults: [],
        },
      ],
    });
    expect(tests.map(({ file, message, outcome }) => [file, outcome, message])).toEqual([
      ['packages/cart/test/cart.test.ts', 'passed', ''],
      ['packages/cart/test/cart.test.ts', 'failed', 'no'],
      ['packages/cart/test/cart.test.ts', 'skipped', ''],
      ['site/test/a.test.ts', 'failed', 'no such module'],
    ]);
    expect(countOf(tests, 'failed')).toBe(2);
  });

  it('of Playwright: a repeated test and an error outside of tests are failures', () => {
    const test = (status: string, errors: readonly (string | undefined)[]) => ({
      status,
      results: errors.map((message) => ({ duration: 10, ...(message && { error: { message } }) })),
    });
    const tests = readPlaywright({
      config: { rootDir: join(root, 'site/e2e') },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          specs: [{ file: 'a.spec.ts', line: 3, title: 'steady', tests: [test('expected', [undefined])] }],
          suites: [
            {
              specs: [
                {
                  file: 'a.spec.ts',
                  line: 9,
                  title: 'unsteady',
                  tests: [test('flaky', ['late', undefined])],
                },
                { file: 'a.spec.ts', line: 12, title: 'broken', tests: [test('unexpected', ['wrong'])] },
                {
                  file: 'a.spec.ts',
                  line: 15,
                  title: 'left out',
                  tests: [{ ...test('skipped', []), projectName: 'webkit' }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(tests.map(({ title }) => title).slice(2, 4)).toEqual(['broken', 'webkit: left out']);
    expect(tests.map(({ file, message, ms, outcome }) => [file, outcome, ms, message])).toEqual([
      ['site/e2e/a.spec.ts:3', 'passed', 10, ''],
      ['site/e2e/a.spec.ts:9', 'failed', 20, 'late'],
      ['site/e2e/a.spec.ts:12', 'failed', 10, 'wrong'],
      ['site/e2e/a.spec.ts:15', 'skipped', 0, ''],
      ['site/e2e', 'failed', 0, 'the server did not start'],
    ]);
  });
});
