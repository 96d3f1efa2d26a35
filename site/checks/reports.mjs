// @ts-check
// Reads the reports of the test runners into one shape.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './places.mjs';

/**
 * @typedef {object} TestResult
 * @property {string} file relative to the project's folder
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} outcome a test that passed only when repeated has failed
 * @property {number} ms
 * @property {string} message the first line of a failure's message
 */

/** @param {string | undefined} message reduced to its first line without terminal colours */
const firstLine = (message) => stripVTControlCharacters(message ?? '').split('\n', 1)[0] ?? '';

/** @param {any} report Vitest's JSON @returns {readonly TestResult[]} */
export const readVitest = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { assertionResults, message, name, status }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(
      (/** @type {any} */ { duration, failureMessages, fullName, status }) => ({
        file,
        title: fullName,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        ms: duration ?? 0,
        message: firstLine(failureMessages[0]),
      }),
    );
    const hasFailed = tests.some((/** @type {TestResult} */ { outcome }) => outcome === 'failed');
    // A file that failed to load, or whose hooks failed, has no failed test.
    if (status === 'failed' && !hasFailed)
      tests.push({ file, title: '(the file itself)', outcome: 'failed', ms: 0, message: firstLine(message) });
    return tests;
  });

/** @param {any} suite of Playwright's JSON @param {string} folder of the files @returns {readonly TestResult[]} */
const readSuite = ({ specs = [], suites = [] }, folder) => [
  ...specs.flatMap((/** @type {any} */ { file, line, tests, title }) =>
    tests.map((/** @type {any} */ { projectName, results, status }) => ({
      file: `${folder}/${file}:${line}`,
      title: projectName ? `${projectName}: ${title}` : title,
      outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
      message: firstLine(results.findLast((/** @type {any} */ { error }) => error)?.error.message),
    })),
  ),
  ...suites.flatMap((/** @type {any} */ suite) => readSuite(suite, folder)),
];

/** @param {any} report Playwright's JSON @returns {readonly TestResult[]} */
export const readPlaywright = ({ config, errors = [], suites = [] }) => [
  ...readSuite({ suites }, relative(root, config.rootDir)),
  // Errors outside of tests: a server that did not start, a worker that was killed.
  ...errors.map((/** @type {any} */ { message }) => ({
    file: 'site/e2e',
    title: '(outside of tests)',
    outcome: /** @type {const} */ ('failed'),
    ms: 0,
    message: firstLine(message),
  })),
];

/** @param {readonly TestResult[]} tests @param {TestResult['outcome']} wanted */
export const countOf = (tests, wanted) => tests.filter(({ outcome }) => outcome === wanted).length;
