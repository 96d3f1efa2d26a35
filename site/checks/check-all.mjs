// @ts-check
// `npm test`: runs every part of `parts.mjs`, side by side within the machine's cores, whether or not another failed.
// Parts that passed with the same inputs are not run again unless CI is set or `--fresh` is given. `--only=NAME,…` runs
// these parts and what they need. The last line is `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { fingerprintOf, recall, recallSeconds, remember } from './cache.mjs';
import { runChild } from './children.mjs';
import { CHROMIUM, HEADLESS_SHELL, provideProgram } from './find-program.mjs';
import { optionOf } from './options.mjs';
import { createParts } from './parts.mjs';
import { reportsFolder, root } from './places.mjs';
import { countOf } from './reports.mjs';
import { runTasks } from './schedule.mjs';
import { toTable } from './table.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./parts.mjs').Piece} Piece */
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

const heartbeatMs = 30_000;
const evidenceSeconds = 300;
const slowestCount = 20;
const shownLines = 60;

const isFresh = env.CI !== undefined || argv.includes('--fresh');
const only = optionOf('only')?.split(',');

const started = performance.now();
const clock = () => {
  const seconds = Math.floor((performance.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
/** @param {string} line */
const print = (line) => console.log(`${clock()}  ${line}`);
/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {readonly Part[]} parts @returns {readonly Part[]} the requested parts, and all they need */
const select = (parts) => {
  if (!only) return parts;
  const wanted = new Set(only);
  for (const name of only)
    if (!parts.some((part) => part.name === name))
      throw new Error(`No part is called ${name}. There are: ${parts.map((part) => part.name).join(', ')}.`);
  for (const part of parts.toReversed())
    if (wanted.has(part.name)) for (const need of part.needs) wanted.add(need);
  return parts.filter(({ name }) => wanted.has(name));
};

const interruption = new AbortController();
/** @param {NodeJS.Signals} signal */
const onInterrupt = (signal) => {
  // A second signal exits at once.
  if (interruption.signal.aborted) process.exit(128 + constants.signals[signal]);
  print(`${signal}: stopping what runs.`);
  process.exitCode = 128 + constants.signals[signal];
  interruption.abort();
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onInterrupt);

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

/** Environment variables of every child: the paths of external programs. @type {Record<string, string>} */
const programPaths = {};
/** The variables of programs that were not found. @type {Set<string>} */
const missing = new Set();
/** @param {readonly Part[]} parts */
const providePrograms = (parts) => {
  const wanted = parts.flatMap(({ optionalPrograms = [], programs = [] }) => [
    ...programs,
    ...optionalPrograms,
  ]);
  for (const program of new Set(wanted)) {
    // A browser given by the environment replaces the headless shell.
    if (program === HEADLESS_SHELL && env[CHROMIUM.variable]) continue;
    try {
      programPaths[program.variable] = provideProgram(program);
    } catch (error) {
      missing.add(program.variable);
      print(messageOf(error));
    }
  }
};

/** @type {Map<string, () => string>} running parts with their output so far */
const running = new Map();

/**
 * @param {Part} part
 * @returns {Promise<Result>} never rejects
 */
const runPart = async (part) => {
  const { name, outputs, pieces, programs = [], report } = part;
  const begin = performance.now();
  const plain = { name, seconds: 0, passed: 0, failed: 0, skipped: 0, remembered: 0, tests: [] };
  const fingerprints = new Map(
    pieces.map((piece) => [piece, isFresh ? undefined : fingerprintOf(piece.inputs)]),
  );
  const known = new Map(pieces.map((piece) => [piece, recall(piece.name, fingerprints.get(piece), outputs)]));
  const stale = pieces.filter((piece) => known.get(piece) === undefined);
  const remembered = [...known.values()].reduce(
    (/** @type {number} */ sum, passed) => sum + (passed ?? 0),
    0,
  );
  if (stale.length === 0) return { ...plain, verdict: 'unchanged', passed: remembered, remembered };
  if (interruption.signal.aborted) return { ...plain, verdict: 'FAILED: not begun', failed: 1 };
  const gone = programs.find(({ variable }) => missing.has(variable));
  if (gone) return { ...plain, verdict: `FAILED: no ${gone.title}`, failed: 1 };

  if (report) rmSync(report.file, { force: true });
  print(`${name} …`);
  const { ended, output } = runChild({
    command: part.command(stale.length === pieces.length ? [] : stale),
    folder: root,
    env: { ...programPaths, ...part.env, LOOMWRIGHT_RECORD: '1' },
    limitSeconds: part.limitSeconds,
    signal: interruption.signal,
  });
  running.set(name, output);
  const outcome = await ended;
  running.delete(name);
  const seconds = (performance.now() - begin) / 1000;
  const isWell = outcome.kind === 'ended' && outcome.code === 0;
  writeReport(`${name}.log`, output());

  const tests = readReport(part);
  const failedTests = countOf(tests ?? [], 'failed');
  // A runner that failed without a failed test, or left no report, counts as one failure.
  const failed = isWell && tests ? failedTests : Math.max(failedTests, 1);
  const passed = report ? countOf(tests ?? [], 'passed') : isWell ? 1 : 0;
  // Pieces without a failed test have passed.
  if (isWell || failedTests > 0)
    for (const piece of stale) {
      const own = (tests ?? []).filter(({ file }) => file.startsWith(piece.folder));
      if (countOf(own, 'failed') > 0 || (report && !tests)) continue;
      remember(piece.name, fingerprints.get(piece), {
        passed: report ? countOf(own, 'passed') : 1,
        seconds,
        ...(outputs && { outputs }),
      });
    }
  if (failedTests > 0 && part.evidence) {
    print(`${name}: what failed once more, with traces; it counts as failed all the same.`);
    const again = runChild({
      command: part.evidence,
      folder: root,
      env: { ...programPaths },
      limitSeconds: evidenceSeconds,
      signal: interruption.signal,
    });
    await again.ended;
    writeReport(`${name}-evidence.log`, again.output());
  }
  const verdict =
    isWell && !tests ? 'FAILED: no report' : failed > 0 && isWell ? 'FAILED' : verdictOf(outcome);
  print(`${name}: ${verdict}, ${seconds.toFixed(1)} s`);
  if (failed > 0) {
    const lines = output().trimEnd().split('\n');
    console.log(
      lines
        .slice(-shownLines)
        .map((line) => `    ${line}`)
        .join('\n'),
    );
    if (lines.length > shownLines) console.log(`    (its end; all of it is ${reportsFolder}/${name}.log)`);
  }
  return {
    name,
    verdict,
    seconds,
    passed: passed + remembered,
    failed,
    skipped: countOf(tests ?? [], 'skipped'),
    remembered,
    tests: tests ?? [],
  };
};

/** @param {readonly Result[]} results */
const summarise = (results) => {
  const tests = results.flatMap((result) => result.tests);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowestCount);
  if (slowest.length > 0) {
    console.log(`\nThe ${slowest.length} slowest tests`);
    for (const { file, ms, title } of slowest)
      console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title.slice(0, 110)}`);
  }
  const rows = results.map(({ failed, name, passed, remembered, seconds, skipped, verdict }) => [
    name,
    `${seconds.toFixed(1)} s`,
    String(passed),
    String(failed),
    String(skipped),
    String(remembered),
    verdict,
  ]);
  console.log(
    `\n${toTable(['part', 'time', 'passed', 'failed', 'skipped', 'remembered', 'result'], rows)}\n\nWhole run: ${clock()} on ${availableParallelism()} cores.`,
  );
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length > 0)
    console.log(`\nNot run:\n${skipped.map(({ file, title }) => `- ${file} ${title}`).join('\n')}`);
  // Repeated at the end, since often only the end of a log is kept.
  const failures = tests.filter(({ outcome }) => outcome === 'failed');
  if (failures.length > 0)
    console.log(
      `\n${failures.map(({ file, message, title }) => `✗ ${file} ${title}: ${message}`).join('\n')}`,
    );
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  if (sum('failed') > 0) console.log(`\nLogs, traces and pictures: ${reportsFolder}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode ||= 1;
};

const main = async () => {
  const cores = availableParallelism();
  const parts = select(createParts(cores));
  if (!only) rmSync(join(root, reportsFolder), { recursive: true, force: true });
  providePrograms(parts);
  const heartbeat = setInterval(() => {
    for (const [name, output] of running)
      print(`  ${name}: ${output().trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''}`);
  }, heartbeatMs);
  /** @type {Map<string, Result>} */
  const results = new Map();
  await runTasks(
    parts.map((part) => ({ ...part, seconds: recallSeconds(part.pieces[0]?.name ?? '') ?? part.seconds })),
    {
      cores,
      run: async (part) => {
        const result = await runPart(part);
        results.set(part.name, result);
        return result.failed === 0;
      },
      skip: ({ name }, need) =>
        results.set(name, {
          name,
          verdict: `FAILED: ${need} did not pass`,
          seconds: 0,
          passed: 0,
          failed: 1,
          skipped: 0,
          remembered: 0,
          tests: [],
        }),
    },
  );
  clearInterval(heartbeat);
  summarise(parts.flatMap(({ name }) => results.get(name) ?? []));
};

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
