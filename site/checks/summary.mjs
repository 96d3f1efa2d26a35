// @ts-check
// What `npm test` prints at its end.
import { availableParallelism } from 'node:os';
import { clock } from './log.mjs';
import { reportsFolder } from './places.mjs';
import { toTable } from './table.mjs';

/** @typedef {import('./reports.mjs').TestResult} TestResult */
/**
 * @typedef {object} Result of a part
 * @property {string} name
 * @property {string} verdict
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} remembered of those that passed, the number that were not run again
 * @property {readonly TestResult[]} tests those that ran, where the runner reports them
 */

const slowestCount = 20;

/** @param {readonly TestResult[]} tests */
const printSlowest = (tests) => {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowestCount);
  if (slowest.length === 0) return;
  console.log(`\nThe ${slowest.length} slowest tests`);
  for (const { file, ms, title } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title.slice(0, 110)}`);
};

/** @param {readonly Result[]} results */
const printTable = (results) => {
  const rows = results.map(({ failed, name, passed, remembered, seconds, skipped, verdict }) => [
    name,
    `${seconds.toFixed(1)} s`,
    String(passed),
    String(failed),
    String(skipped),
    String(remembered),
    verdict,
  ]);
  const table = toTable(['part', 'time', 'passed', 'failed', 'skipped', 'remembered', 'result'], rows);
  console.log(`\n${table}\n\nWhole run: ${clock()} on ${availableParallelism()} cores.`);
};

/** @param {readonly TestResult[]} tests */
const printNotPassed = (tests) => {
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length > 0)
    console.log(`\nNot run:\n${skipped.map(({ file, title }) => `- ${file} ${title}`).join('\n')}`);
  // Repeated at the end, since often only the end of a log is kept.
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  if (failures.length > 0)
    console.log(
      `\n${failures.map(({ file, message, title }) => `✗ ${file} ${title}: ${message}`).join('\n')}`,
    );
};

/** @param {readonly Result[]} results @returns {boolean} whether all passed */
export const summarise = (results) => {
  const tests = results.flatMap((result) => result.tests);
  printSlowest(tests);
  printTable(results);
  printNotPassed(tests);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) console.log(`\nLogs, traces and pictures: ${reportsFolder}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
};
