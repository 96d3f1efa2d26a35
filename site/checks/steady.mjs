// @ts-check
// `npm run test:steady`: repeats all browser tests beside busy loops and counts the failures of each. A test that fails
// once in twenty runs is a defect. `--runs=N` (20), `--load=N` busy loops (2); `--late=MS` lets the site's files arrive
// late by chance, which shows in one run what order of arrival a test or a page takes for granted; other arguments are spec
// files, run instead of all. The pictures and page trees of failed tests are kept in `site/reports/steady`.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { startBusyLoops } from './busy-loops.mjs';
import { runChild } from './children.mjs';
import { provideTestBrowser } from './find-program.mjs';
import { numberOf } from './options.mjs';
import { createParts } from './parts.mjs';
import { reportsFolder, root } from './places.mjs';
import { countOf } from './reports.mjs';
import { toTable } from './table.mjs';

const runs = numberOf('runs', 20);
const load = numberOf('load', 2);
const late = numberOf('late', 0);
const files = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const limitSeconds = 3600;

const stop = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => stop.abort());

const env = { ...provideTestBrowser(), ...(late > 0 && { LOOMWRIGHT_E2E_LATE_MS: String(late) }) };
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
const evidence = join(root, reportsFolder, 'e2e');
const kept = join(root, reportsFolder, 'steady');
rmSync(kept, { recursive: true, force: true });
const repeated = createParts(availableParallelism()).filter(
  ({ name }) => name === 'e2e' || (name === 'adapters' && files.length === 0),
);
/** @type {Map<string, number>} */
const failures = new Map();
/** @type {string[][]} */
const rows = [];
const loops = startBusyLoops(load, limitSeconds * runs);
for (let count = 1; count <= runs && !stop.signal.aborted; count += 1) {
  const begin = performance.now();
  // Side by side, as in `npm test`.
  const results = repeated.map(async ({ command, env: more, name, pieces, report }) => {
    if (!report) return [];
    // A report of an earlier run must not be read as this one's.
    rmSync(report.file, { force: true });
    const { ended, output } = run([...command(pieces), ...files], more);
    const outcome = await ended;
    // The runner's own summary, with expected and received values.
    if (outcome.kind !== 'ended' || outcome.code !== 0) console.log(output().slice(-8000));
    try {
      return report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    } catch {
      const message = JSON.stringify(outcome);
      return [/** @type {const} */ ({ file: name, title: '(no report)', outcome: 'failed', ms: 0, message })];
    }
  });
  const tests = (await Promise.all(results)).flat();
  // A run that was cut off says nothing.
  if (stop.signal.aborted) break;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  const failed = tests.filter((test) => test.outcome === 'failed');
  for (const { file, message, title } of failed) {
    const name = `${file} ${title}`;
    failures.set(name, (failures.get(name) ?? 0) + 1);
    console.log(`run ${count}: ✗ ${name}: ${message}`);
  }
  const [passed, lost] = [countOf(tests, 'passed'), failed.length];
  // The next run clears the folder.
  if (lost > 0 && existsSync(evidence)) cpSync(evidence, `${kept}/run-${count}`, { recursive: true });
  rows.push([String(count), `${seconds} s`, String(passed), String(lost)]);
  console.log(`run ${count} of ${runs}: ${passed} passed, ${lost} failed, ${seconds} s`);
}
await loops.stop();
console.log(`\n${toTable(['run', 'time', 'passed', 'failed'], rows)}`);
for (const [name, times] of [...failures].toSorted(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(3)} of ${rows.length}  ${name}`);
const sum = (/** @type {number} */ column) => rows.reduce((total, row) => total + Number(row[column]), 0);
console.log(`\n${sum(2)} passed, ${sum(3)} failed`);
process.exitCode = sum(3) > 0 || rows.length < runs ? 1 : 0;
