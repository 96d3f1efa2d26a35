// @ts-check
// Runs one part of `npm test`: those of its pieces whose results are not remembered.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, recall, remember } from './cache.mjs';
import { runChild } from './children.mjs';
import { messageOf, print } from './log.mjs';
import { reportsFolder, root } from './places.mjs';
import { countOf } from './reports.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./parts.mjs').Piece & { readonly fingerprint: string | undefined }} KnownPiece */
/** @typedef {import('./reports.mjs').TestResult} TestResult */
/** @typedef {import('./summary.mjs').Result} Result */
/**
 * @typedef {object} Surroundings of a part
 * @property {boolean} isFresh whether nothing is remembered
 * @property {Readonly<Record<string, string>>} programPaths environment variables of every child
 * @property {ReadonlySet<string>} missing the variables of programs that were not found
 * @property {Map<string, () => string>} running parts with their output so far
 * @property {AbortSignal} signal stops it
 */

const evidenceSeconds = 300;
const shownLines = 60;

let hasDiskTrouble = false;
/** Writes a report file; a full disk does not end the run. @param {string} name @param {string} text */
const writeReport = (name, text) => {
  try {
    mkdirSync(join(root, reportsFolder), { recursive: true });
    writeFileSync(join(root, reportsFolder, name), text);
  } catch (error) {
    if (!hasDiskTrouble) print(`Reports cannot be kept: ${messageOf(error)}`);
    hasDiskTrouble = true;
  }
};

/** @param {import('./children.mjs').Outcome} outcome */
const verdictOf = (outcome) => {
  switch (outcome.kind) {
    case 'ended':
      return outcome.code === 0 ? 'ok' : 'FAILED';
    case 'killed':
      return `FAILED: killed by ${outcome.signal}`;
    case 'cutOff':
      return `FAILED: cut off after ${outcome.seconds} s`;
    case 'stopped':
      return 'FAILED: stopped';
    case 'notStarted':
      return `FAILED: ${outcome.message}`;
  }
};

/** @param {Part} part @returns {readonly TestResult[] | undefined} undefined when the runner left no report */
const readReport = ({ report }) => {
  if (!report) return [];
  try {
    return report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** @param {string} name of a part that is not run */
const blank = (name) => ({ name, seconds: 0, passed: 0, failed: 0, skipped: 0, remembered: 0, tests: [] });

/** @param {string} name of a part that cannot run @param {string} reason @returns {Result} */
export const notRun = (name, reason) => ({ ...blank(name), verdict: `FAILED: ${reason}`, failed: 1 });

/**
 * The pieces of a part that must run, and the number of tests that passed in the others.
 * @param {Part} part
 * @param {boolean} isFresh
 */
const recallPieces = ({ outputs, pieces }, isFresh) => {
  /** @type {KnownPiece[]} */
  const stale = [];
  let remembered = 0;
  for (const piece of pieces) {
    const fingerprint = isFresh ? undefined : fingerprintOf(piece.inputs);
    const passed = recall(piece.name, fingerprint, outputs);
    if (passed === undefined) stale.push({ ...piece, fingerprint });
    else remembered += passed;
  }
  return { stale, remembered };
};

/** @param {Part} part @param {readonly KnownPiece[]} stale @param {Surroundings} surroundings */
const runCommand = async (part, stale, { programPaths, running, signal }) => {
  const { ended, output } = runChild({
    command: part.command(stale.length === part.pieces.length ? [] : stale),
    folder: root,
    env: { ...programPaths, ...part.env, LOOMWRIGHT_RECORD: '1' },
    limitSeconds: part.limitSeconds,
    signal,
  });
  running.set(part.name, output);
  const outcome = await ended;
  running.delete(part.name);
  return { outcome, output: output() };
};

/**
 * Remembers the pieces without a failed test.
 * @param {Part} part
 * @param {readonly KnownPiece[]} stale
 * @param {readonly TestResult[]} tests
 * @param {number} seconds
 */
const rememberPieces = ({ outputs, report }, stale, tests, seconds) => {
  for (const { fingerprint, folder, name } of stale) {
    const own = tests.filter(({ file }) => file.startsWith(folder));
    if (countOf(own, 'failed') > 0) continue;
    const passed = report ? countOf(own, 'passed') : 1;
    remember(name, fingerprint, { passed, seconds, ...(outputs && { outputs }) });
  }
};

/** @param {Part} part @param {Surroundings} surroundings */
const gatherEvidence = async ({ evidence, name }, { programPaths, signal }) => {
  if (!evidence) return;
  print(`${name}: what failed once more, with traces; it counts as failed all the same.`);
  const again = runChild({
    command: evidence,
    folder: root,
    env: programPaths,
    limitSeconds: evidenceSeconds,
    signal,
  });
  await again.ended;
  writeReport(`${name}-evidence.log`, again.output());
};

/** @param {string} name @param {string} output */
const printEnd = (name, output) => {
  const lines = output.trimEnd().split('\n');
  const end = lines.slice(-shownLines).map((line) => `    ${line}`);
  console.log(end.join('\n'));
  if (lines.length > shownLines) console.log(`    (its end; all of it is ${reportsFolder}/${name}.log)`);
};

/**
 * @param {Part} part
 * @param {Surroundings} surroundings
 * @returns {Promise<Result>} never rejects
 */
export const runPart = async (part, surroundings) => {
  const { name, programs = [], report } = part;
  const begin = performance.now();
  const { remembered, stale } = recallPieces(part, surroundings.isFresh);
  if (stale.length === 0) return { ...blank(name), verdict: 'unchanged', passed: remembered, remembered };
  if (surroundings.signal.aborted) return notRun(name, 'not begun');
  const gone = programs.find(({ variable }) => surroundings.missing.has(variable));
  if (gone) return notRun(name, `no ${gone.title}`);

  if (report) rmSync(report.file, { force: true });
  print(`${name} …`);
  const { outcome, output } = await runCommand(part, stale, surroundings);
  const seconds = (performance.now() - begin) / 1000;
  const isWell = outcome.kind === 'ended' && outcome.code === 0;
  writeReport(`${name}.log`, output);

  const read = readReport(part);
  const tests = read ?? [];
  const failedTests = countOf(tests, 'failed');
  // A runner that failed without a failed test, or left no report, counts as one failure.
  const failed = isWell && read ? failedTests : Math.max(failedTests, 1);
  if (read && (isWell || failedTests > 0)) rememberPieces(part, stale, tests, seconds);
  if (failedTests > 0) await gatherEvidence(part, surroundings);
  const verdict =
    isWell && !read ? 'FAILED: no report' : failed > 0 && isWell ? 'FAILED' : verdictOf(outcome);
  print(`${name}: ${verdict}, ${seconds.toFixed(1)} s`);
  if (failed > 0) printEnd(name, output);
  const passed = report ? countOf(tests, 'passed') : isWell ? 1 : 0;
  const skipped = countOf(tests, 'skipped');
  return { name, verdict, seconds, passed: passed + remembered, failed, skipped, remembered, tests };
};
