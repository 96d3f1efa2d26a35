// @ts-check
// `npm run test:steady`: the browser tests again and again, with busy loops beside them, and what failed how often. A test
// that fails once in twenty runs is a defect. `--runs=N` (20), `--load=N` busy loops (2); other arguments name spec files.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { runChild } from './children.mjs';
import { CHROMIUM, provideProgram } from './find-program.mjs';
import { reportsFolder, root } from './places.mjs';
import { countOf, readPlaywright } from './reports.mjs';
import { toTable } from './table.mjs';

/** @param {string} name @param {number} otherwise */
const numberOf = (name, otherwise) =>
  Number(argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const runs = numberOf('runs', 20);
const load = numberOf('load', 2);
const files = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const limitSeconds = 3600;

const stop = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => stop.abort());

const env = { [CHROMIUM.variable]: provideProgram(CHROMIUM) };
/** @param {Parameters<typeof runChild>[0]['command']} command @param {Record<string, string>} [more] */
const run = (command, more = {}) =>
  runChild({ command, folder: root, env: { ...env, ...more }, limitSeconds, signal: stop.signal });

const build = run([execPath, 'site/checks/check-all.mjs', '--only=build']);
const built = await build.ended;
if (built.kind !== 'ended' || built.code !== 0) {
  console.log(build.output());
  process.exit(1);
}

mkdirSync(join(root, reportsFolder), { recursive: true });
const report = join(root, reportsFolder, 'steady.json');
/** @type {Map<string, number>} */
const failures = new Map();
/** @type {string[][]} */
const rows = [];
const loops = Array.from({ length: load }, () => {
  const end = new AbortController();
  const { ended } = runChild({
    command: [execPath, '-e', 'for (;;);'],
    folder: root,
    limitSeconds: limitSeconds * runs,
    signal: end.signal,
  });
  return { ended, stop: () => end.abort() };
});
for (let count = 1; count <= runs && !stop.signal.aborted; count += 1) {
  const begin = performance.now();
  const { ended, output } = run(
    [
      join(root, 'node_modules/.bin/playwright'),
      'test',
      '-c',
      'site/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...files,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const outcome = await ended;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  /** @type {readonly import('./reports.mjs').TestResult[]} */
  let tests = [];
  try {
    if (outcome.kind === 'ended') tests = readPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // Said below.
  }
  if (tests.length === 0) console.log(`run ${count}: ${JSON.stringify(outcome)}\n${output().slice(-2000)}`);
  const failed = tests.filter((test) => test.outcome === 'failed');
  for (const { file, message, title } of failed) {
    const name = `${file} ${title}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
    console.log(`run ${count}: ✗ ${name}: ${message}`);
  }
  const failedCount = tests.length === 0 ? 1 : failed.length;
  rows.push([String(count), `${seconds} s`, String(countOf(tests, 'passed')), String(failedCount)]);
  console.log(
    `run ${count} of ${runs}: ${countOf(tests, 'passed')} passed, ${failedCount} failed, ${seconds} s`,
  );
}
for (const loop of loops) loop.stop();
await Promise.all(loops.map(({ ended }) => ended));
console.log(`\n${toTable(['run', 'time', 'passed', 'failed'], rows)}`);
for (const [name, times] of [...failures].toSorted(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(3)} of ${rows.length}  ${name}`);
const sum = (/** @type {number} */ column) => rows.reduce((total, row) => total + Number(row[column]), 0);
console.log(`\n${sum(2)} passed, ${sum(3)} failed`);
process.exitCode = sum(3) > 0 || rows.length < runs ? 1 : 0;
