// @ts-check
// `npm run test:changed`: format, types and the tests affected by the uncommitted change, or by the change since a
// commit given as argument. Of the browser tests it runs those whose own files changed; `npm test` runs all.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { provideTestBrowser } from './find-program.mjs';
import { root } from './places.mjs';

const since = argv[2] ?? 'HEAD';

/** @param {readonly string[]} parameters */
const git = (parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const files = [
  ...git(['diff', '--name-only', '--diff-filter=d', since, '--']),
  ...git(['ls-files', '--others', '--exclude-standard']),
];
if (files.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit();
}

/** @param {string} name */
const local = (name) => join(root, 'node_modules/.bin', name);
/**
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env]
 */
const run = (title, program, parameters, env = {}) => {
  console.log(`\n=== ${title} ===`);
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

const specs = files.filter((file) => file.startsWith('site/e2e/') && file.endsWith('.spec.ts'));
run('format', local('biome'), ['check', '--files-ignore-unknown=true', '--no-errors-on-unmatched', ...files]);
run('types', local('tsc'), ['-b']);
run('unit', local('vitest'), ['run', '--project=node', `--changed=${since}`, '--passWithNoTests']);
if (files.some((file) => file.startsWith('site/') && !file.startsWith('site/e2e/')))
  run(
    'adapters',
    local('vitest'),
    ['run', '--project=browser', `--changed=${since}`, '--passWithNoTests'],
    provideTestBrowser(),
  );
if (specs.length > 0 && run('build', execPath, ['site/checks/check-all.mjs', '--only=build']))
  run(
    'e2e',
    local('playwright'),
    ['test', '-c', 'site/e2e/playwright.config.ts', ...specs],
    provideTestBrowser(),
  );
