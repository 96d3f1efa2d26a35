#!/usr/bin/env node
// @ts-check
// Mutation testing of a logic package: `npm run test:mutation login`. Writes the score to docs/mutants.md.
// --only=lockout   only files whose names contain this     --cores=2
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { resultOf, thresholds, withResult } from './mutation.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, cores: { type: 'string', default: '2' } },
});
const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/mutation');
fs.mkdirSync(cache, { recursive: true });

// Stryker mutates files in place, so this works on a copy of all packages, which import each other.
const folder = fs.mkdtempSync(join(tmpdir(), 'mutation-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
for (const entry of fs.readdirSync(root, { withFileTypes: true }))
  if (entry.name !== 'tsconfig.json' && (entry.isFile() || ['docs', 'packages'].includes(entry.name)))
    fs.cpSync(join(root, entry.name), join(folder, entry.name), { recursive: true, verbatimSymlinks: true });
fs.symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
process.chdir(folder);
const plugins = [
  fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
  fileURLToPath(new URL('ignore-descriptions.mjs', import.meta.url)),
];
const configFile = join(folder, 'vitest.mutation.config.mjs');
const setupFile = join(folder, 'all-sources.mjs');
// Disables shrinking in property tests.
process.env.LOOMWRIGHT_MUTANT = '1';

/** @param {string} name */
const testsOf = (name) => `packages/${name === 'form' ? '{form,contact}' : name}/test/**/*.test.ts`;

/** Runs example tests first, because they are faster than properties. @param {string} name */
const configOf = (name) => `
import { BaseSequencer } from 'vitest/node';
const rank = ({ moduleId }) => (moduleId.includes('property') ? 'b' : 'a') + moduleId;
class sequencer extends BaseSequencer {
  sort = async (files) => [...files].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
const test = { include: ['${testsOf(name)}'], setupFiles: ['${setupFile}'], strictTags: false, isolate: false };
export default { test: { ...test, testTimeout: 240_000, sequence: { sequencer } } };
`;

/** @param {string} name */
const sourcesOf = (name) =>
  fs
    .readdirSync(join('packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('testing') && basename(path) !== 'index.ts')
    .map((path) => `packages/${name}/src/${path}`)
    .sort();

const document = join(root, 'docs/mutants.md');

for (const name of positionals.length > 0 ? positionals : Object.keys(thresholds)) {
  const incrementalFile = join(cache, `${name}.json`);
  fs.writeFileSync(configFile, configOf(name));
  // Loads all sources first. Otherwise, a source would count as covered only by the test that loads it.
  fs.writeFileSync(
    setupFile,
    sourcesOf(name)
      .map((path) => `import ${JSON.stringify(join(folder, path))};\n`)
      .join(''),
  );
  for (const file of sourcesOf(name).filter((path) => path.includes(values.only))) {
    console.log(new Date().toISOString(), file);
    const stryker = new Stryker({
      mutate: [file],
      inPlace: true,
      testRunner: 'vitest',
      plugins,
      ignorers: ['descriptions'],
      vitest: { configFile, related: false },
      incremental: true,
      incrementalFile,
      concurrency: Number(values.cores),
      reporters: ['progress-append-only'],
      logLevel: /** @type {never} */ ('warn'),
      tempDirName: join(folder, '.stryker'),
    });
    await stryker.runMutationTest();
  }
  const { lines, result } = resultOf(JSON.parse(fs.readFileSync(incrementalFile, 'utf8')));
  console.log([...lines, `${result.killed} of ${result.mutants} mutants are killed`].join('\n'));
  if (values.only !== '') continue; // a partial run has no score
  fs.writeFileSync(document, withResult(fs.readFileSync(document, 'utf8'), name, result));
}
