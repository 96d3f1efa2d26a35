// @ts-check
// What `npm test` runs: every check of the project, one after the other, none skipped because another failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './find-chromium.mjs';
import { toTable } from './table.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'loomwright-check-'));

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} [flaky]
 * @property {readonly string[]} [failures] a line for each failed test: what it is called and what it said
 */
/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly [program: string, ...parameters: string[]]} command
 * @property {boolean} [needsBrowser]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {{ readonly file: string, readonly read: (report: any) => Counts }} [report] of a test runner
 */

/** @param {string} name A package's own program, at the root or of the site: no global package manager is needed. */
const local = (name) =>
  [join(root, 'node_modules/.bin', name), join(root, 'site/node_modules/.bin', name)].find(existsSync) ??
  name;

/** @param {string | undefined} message Its first line, without the colours of a terminal. */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n', 1)[0] ?? '';

/**
 * @param {any} suite of Playwright's report
 * @returns {string[]}
 */
const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map(
      (/** @type {any} */ { file, line, title, tests }) =>
        `${file}:${line} ${title}: ${firstLine(tests.at(-1)?.results.at(-1)?.error?.message)}`,
    ),
  ...suites.flatMap(playwrightFailures),
];

/** @param {any} report of Vitest @returns {string[]} */
const vitestFailures = ({ testResults }) =>
  testResults
    .filter((/** @type {any} */ { status }) => status === 'failed')
    .flatMap((/** @type {any} */ { name, message, assertionResults }) => [
      ...(message ? [`${relative(root, name)}: ${firstLine(message)}`] : []),
      ...assertionResults
        .filter((/** @type {any} */ { status }) => status === 'failed')
        .map(
          (/** @type {any} */ { fullName, failureMessages }) =>
            `${relative(root, name)} ${fullName}: ${firstLine(failureMessages[0])}`,
        ),
    ]);

/** @param {string} project @returns {Part} */
const vitest = (project) => {
  const file = join(reports, `${project}.json`);
  return {
    name: `vitest ${project}`,
    command: [
      local('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    needsBrowser: project === 'browser',
    report: {
      file,
      read: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
        failures: vitestFailures(report),
      }),
    },
  };
};

const playwrightReport = join(reports, 'playwright.json');

/** @type {readonly Part[]} */
const parts = [
  { name: 'biome', command: [local('biome'), 'check', '.'] },
  { name: 'types', command: [local('tsc'), '-b'] },
  { name: 'knip', command: [local('knip')] },
  vitest('node'),
  vitest('browser'),
  vitest('coverage'),
  { name: 'build', command: ['npm', '--prefix', 'site', 'run', '--silent', 'build'] },
  { name: 'size', command: [process.execPath, 'site/build/size.mjs'] },
  {
    name: 'lighthouse',
    command: [process.execPath, 'site/build/lighthouse.mjs', '--quick'],
    needsBrowser: true,
  },
  {
    name: 'playwright',
    command: [local('playwright'), 'test', '-c', 'site/e2e/playwright.config.ts', '--reporter=list,json'],
    needsBrowser: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    report: {
      file: playwrightReport,
      // A test that failed once and passed when repeated has passed; the table says how many those were.
      read: ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        flaky: stats.flaky,
        skipped: stats.skipped,
        failures: playwrightFailures({ suites }),
      }),
    },
  },
];

/** @param {Part} part @returns {Promise<boolean>} whether it ended well */
const run = ({ name, command: [program, ...parameters], needsBrowser, env }) =>
  new Promise((resolve) => {
    try {
      const browser = needsBrowser ? { CHROMIUM_PATH: findChromium() } : {};
      const child = spawn(program, parameters, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...browser, ...env },
      });
      child.on('error', (error) => {
        console.error(`${name}: ${error.message}`);
        resolve(false);
      });
      child.on('close', (code) => resolve(code === 0));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      resolve(false);
    }
  });

/**
 * A runner that failed without a failed test (nothing found, an error outside of tests) still counts as one failure.
 * @param {Part} part
 * @param {boolean} isWell
 * @returns {Counts}
 */
const count = ({ report }, isWell) => {
  const plain = { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1 };
  if (!report) return plain;
  try {
    const counts = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    return isWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const main = async () => {
  const rows = [];
  const failures = [];
  const total = { passed: 0, failed: 0 };
  for (const part of parts) {
    console.log(`\n=== ${part.name} ===`);
    const start = performance.now();
    const counts = count(part, await run(part));
    const seconds = (performance.now() - start) / 1000;
    total.passed += counts.passed;
    total.failed += counts.failed;
    failures.push(...(counts.failures ?? []));
    rows.push([
      part.name,
      `${seconds.toFixed(1)} s`,
      String(counts.passed),
      String(counts.failed),
      String(counts.skipped ?? 0),
      String(counts.flaky ?? 0),
      counts.failed > 0 ? 'FAILED' : 'ok',
    ]);
  }
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${toTable(['part', 'time', 'passed', 'failed', 'skipped', 'repeated', 'result'], rows)}\n`);
  // Named again at the end: of a long record often only the end is kept.
  if (failures.length > 0) console.log(`${failures.map((failure) => `✗ ${failure}`).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};

// An interrupted run must not look like a finished one; the children share the terminal and end with it.
process.once('SIGINT', () => process.exit(128 + constants.signals.SIGINT));
await main();
