// @ts-check
// `npm test` runs the tasks of `turbo.json` and adds up their test results. Arguments are passed to turbo.
// `--changed` runs only the tasks that uncommitted changes affect, and stops after a minute.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { argv, env, exit } from 'node:process';
import { providePrograms } from './find-program.mjs';
import { root } from './paths.mjs';
import { readResults, resultsOf } from './results.mjs';

const isChanged = argv.includes('--changed');
const others = argv.slice(2).filter((argument) => argument !== '--changed');
const quick = ['check:format', 'check:types', 'components'];
const slow = ['test:unit', 'coverage', 'build', 'left-out', 'size', 'e2e', 'sending', 'engines'];
const tasks = isChanged
  ? [...quick, 'test', '--filter=...[HEAD]', '--filter=//', '--only']
  : ['check:unused', 'check:packages', ...quick, ...slow];
const limitSeconds = isChanged ? 60 : 2700;
const runs = `${root}.turbo/runs/`;

/** @param {any} task from turbo’s summary */
const readTask = ({ cache, execution, taskId }) => {
  const isRemembered = cache.status === 'HIT';
  const isSuccessful = execution?.exitCode === 0;
  const file = resultsOf(taskId);
  // Ignores a report left by an earlier run.
  const isReported =
    existsSync(file) && (isRemembered || statSync(file).mtimeMs >= (execution?.startTime ?? 0));
  const tests = isReported ? readResults(readFileSync(file, 'utf8')) : [];
  /** @param {string} outcome */
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
  return {
    taskId,
    tests,
    seconds: isRemembered || !execution ? 0 : (execution.endTime - execution.startTime) / 1000,
    verdict: isSuccessful ? (isRemembered ? 'unchanged' : 'ok') : (execution?.error ?? 'NOT RUN'),
    passed: count('passed') || Number(isSuccessful),
    failed: count('failed') || Number(!isSuccessful),
    skipped: count('skipped'),
  };
};

/** @param {ReturnType<typeof readTask>[]} results @param {boolean} isSuccessful @returns {boolean} whether all passed */
const summarise = (results, isSuccessful) => {
  const tests = results.flatMap((result) => result.tests);
  console.log('\nThe slowest tests');
  for (const { file, seconds, title } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}  ${title}`);
  console.log('\n  time  passed  failed  skipped  task');
  for (const { failed, passed, seconds, skipped, taskId, verdict } of results)
    console.log(
      [
        `${seconds.toFixed(0)} s`.padStart(6),
        ...[passed, failed, skipped].map((n) => String(n).padStart(7)),
      ].join(' '),
      ` ${taskId}: ${verdict}`,
    );
  const notPassed = tests
    .filter(({ outcome }) => outcome !== 'passed')
    .toSorted((a, b) => (a.outcome < b.outcome ? 1 : -1));
  for (const { file, message, outcome, title } of notPassed)
    console.log(outcome === 'failed' ? `✗ ${file} ${title}: ${message}` : `not run: ${file} ${title}`);
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') || Number(!isSuccessful);
  console.log(`\n${(performance.now() / 1000).toFixed(0)} s on ${availableParallelism()} cores`);
  console.log(`${sum('passed')} passed, ${failed} failed`);
  return failed === 0;
};

rmSync(runs, { recursive: true, force: true });
// Starts a process group, so that a signal also reaches turbo’s children.
const turbo = spawn(
  'turbo',
  ['run', ...tasks, '--continue=dependencies-successful', '--summarize', ...others],
  {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...providePrograms(), DO_NOT_TRACK: '1', ...(!isChanged && { LOOMWRIGHT_RECORD: '1' }) },
  },
);

/** @type {string | undefined} */
let stopped;
/** Interrupts turbo and its tasks; a second call kills them. @param {string} reason */
const stop = (reason) => {
  process.kill(-(turbo.pid ?? 0), stopped ? 'SIGKILL' : 'SIGINT');
  stopped ??= reason;
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    stop(signal);
  });
const limit = setTimeout(() => stop(`its limit of ${limitSeconds} s`), limitSeconds * 1000);
turbo.on('error', ({ message }) => {
  console.error(`turbo did not start: ${message}\n0 passed, 1 failed`);
  exit(1);
});
turbo.on('close', (code) => {
  clearTimeout(limit);
  if (stopped) console.log(`\nStopped by ${stopped}. Tasks that are not listed below did not finish.`);
  const [summary] = existsSync(runs) ? readdirSync(runs) : [];
  const results = summary ? JSON.parse(readFileSync(runs + summary, 'utf8')).tasks.map(readTask) : [];
  // With --changed, reaching the time limit is not a failure: turbo tests the changed packages before their dependents.
  if (!summarise(results, isChanged ? results.length > 0 : code === 0 && !stopped)) process.exitCode ||= 1;
});
