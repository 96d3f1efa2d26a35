#!/usr/bin/env node
// @ts-check
// Measures the tests of a logic package by mutants of its sources: `npm run test:mutation login`. Works in a copy of the
// repository; what was found before is not run again unless its code or its tests have changed.
//   --only=lockout   files whose names contain this; what the others came to is kept     --cores=2     --fresh
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { rowOf, testsOf, thresholds, withoutSurvivors, withSurvivors } from './mutation.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    cores: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../../../', import.meta.url));
const MOST_LINES = 80;
/** A test that takes longer is left to the second pass. */
const MOST_MS = 2000;
const cache = join(root, 'node_modules/.cache/mutation');
mkdirSync(cache, { recursive: true });

/** A copy of what is tested, whose packages import each other. */
const copy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  for (const path of String(stdout).split('\0')) {
    if (!/^(packages|docs)\/|^[^/]+$/.test(path) || path === 'tsconfig.json') continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { force: true, recursive: false });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const entry of readdirSync(join(root, 'packages'), { withFileTypes: true })) {
    const modules = join('packages', entry.name, 'node_modules');
    if (entry.isDirectory() && existsSync(join(root, modules)))
      cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
};

/**
 * Examples first, as they are faster than properties. A mutant often makes a test wait for what never comes: the limit of a
 * test is what such a mutant costs. @param {string} name
 */
const configOf = (name) => `
import { BaseSequencer } from 'vitest/node';
class Sequencer extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => (moduleId.includes('property') ? 1 : 0);
    return [...files].sort((one, other) => rank(one) - rank(other) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}
export default {
  test: {
    include: ${JSON.stringify(testsOf(name).map((path) => `packages/${path}/**/*.test.ts`))},
    isolate: false,
    testTimeout: 20_000,
    setupFiles: [${JSON.stringify(setupFile)}],
    sequence: { sequencer: Sequencer },
  },
};
`;

/**
 * Slices of some lines, each kept when it is done: a run that is cut off goes on where it was. A long file comes in parts,
 * and then whole, for what is larger than a part. @param {string} name
 */
const slicesOf = (name) => {
  /** @type {string[][]} */
  const slices = [];
  let lines = MOST_LINES;
  for (const path of sourcesOf(name)) {
    if (!path.includes(values.only)) continue;
    const file = `packages/${name}/src/${path}`;
    const more = readFileSync(join(folder, file), 'utf8').split('\n').length;
    if (more > MOST_LINES)
      for (let from = 1; from <= more; from += MOST_LINES)
        slices.push([`${file}:${from}-${Math.min(from + MOST_LINES - 1, more)}`]);
    if (lines + more > MOST_LINES) [lines] = [0, slices.push([])];
    slices.at(-1)?.push(file);
    lines += more;
  }
  return slices;
};

const names = positionals.length > 0 ? positionals : Object.keys(thresholds);
const folder = copy();
process.chdir(folder);
const configFile = join(folder, 'vitest.mutation.config.mjs');
const setupFile = join(folder, 'few-runs.mjs');

/** The sources that have mutants, below `src`. @param {string} name */
const sourcesOf = (name) =>
  readdirSync(join(folder, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('testing') && basename(path) !== 'index.ts')
    .sort();

/**
 * Tests that ask whether rare cases were reached, which few runs do not, and slow tests. All sources are loaded before any
 * test: what a test loads would count as run by this test alone. @param {string} name
 */
const leaveToSecondPass = (name) => {
  const loads = sourcesOf(name)
    .map((path) => `import ${JSON.stringify(join(folder, 'packages', name, 'src', path))};\n`)
    .join('');
  writeFileSync(setupFile, loads);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', configFile, '--reporter=json'],
    {
      env: { ...process.env, LOOMWRIGHT_MUTANT: 'few' },
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const text = String(stdout);
  /** @type {{ testResults: { assertionResults: { title: string, status: string, duration?: number }[] }[] }} */
  const { testResults } = JSON.parse(text.slice(text.indexOf('{"')));
  const late = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ duration = 0, status }) => status === 'failed' || duration > MOST_MS)
    .map(({ title }) => title);
  console.log(`${late.length} tests wait for the second pass`);
  writeFileSync(
    setupFile,
    `${loads}
import { beforeEach } from 'vitest';
const late = new Set(${JSON.stringify(late)});
if (process.env.LOOMWRIGHT_MUTANT === 'few')
  beforeEach(({ skip, task }) => skip(late.has(task.name)));
`,
  );
};

/** @param {string} path @returns {import('./mutation.mjs').Report} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} incrementalFile @param {string[]} mutate @param {'few' | 'all'} runs of each property */
const measure = (incrementalFile, mutate, runs) => {
  process.env.LOOMWRIGHT_MUTANT = runs;
  return new Stryker({
    mutate,
    inPlace: true,
    testRunner: 'vitest',
    plugins: [
      fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
      fileURLToPath(new URL('ignore-descriptions.mjs', import.meta.url)),
    ],
    ignorers: ['descriptions'],
    vitest: { configFile, related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    force: values.fresh && runs === 'few',
    concurrency: Number(values.cores),
    timeoutMS: 5000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    logLevel: /** @type {never} */ ('warn'),
    tempDirName: join(folder, '.stryker'),
  }).runMutationTest();
};

for (const name of names) {
  const incrementalFile = join(cache, `${name}.json`);
  writeFileSync(configFile, configOf(name));
  leaveToSecondPass(name);
  for (const mutate of slicesOf(name)) {
    console.log(new Date().toISOString(), ...mutate.map((path) => path.replace(/.*\/src\//, '')));
    await measure(incrementalFile, mutate, 'few');
  }
  // Most mutants fall at once. Only those that outlive a few runs of each property are given all of them.
  const first = withoutSurvivors(read(incrementalFile), values.only);
  if (first.paths.length > 0) {
    writeFileSync(incrementalFile, JSON.stringify(first.report));
    await measure(incrementalFile, first.paths, 'all');
  }
  const measured = withSurvivors(read(incrementalFile), first.paths);
  writeFileSync(incrementalFile, JSON.stringify(measured));
  console.log(rowOf(name, measured));
}
