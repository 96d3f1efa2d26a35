// @ts-check
// `npm run test:browsers`: builds the site and runs `site/e2e/browsers` in Firefox and WebKit; `-- --short` runs one
// journey and blocked storage only. An engine that is missing is named, and counts as a failure: its tests were not run.
// With `--tour`, as a part of `npm test`: the short run of a site that is built, without the engines that are missing.
// Other arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { FIREFOX, provideProgram, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from './find-program.mjs';
import { root } from './places.mjs';

const given = argv.slice(2);
const isTour = given.includes('--tour');
const isShort = isTour || given.includes('--short');
const others = given.filter((argument) => argument !== '--short' && argument !== '--tour');

const needed = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY] };
const missing = Object.entries(needed).flatMap(([engine, programs]) => {
  try {
    for (const program of programs) provideProgram(program);
    return [];
  } catch (error) {
    console.log(`${engine} was not run: ${error instanceof Error ? error.message : error}`);
    return [engine];
  }
});
if (missing.length > 0 && !isTour) process.exitCode = 1;

/** @param {string} program @param {readonly string[]} parameters */
const run = (program, parameters) => {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, LOOMWRIGHT_MISSING_ENGINES: missing.join() },
  });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

if (isTour || run(execPath, ['site/checks/check-all.mjs', '--only=build']))
  run(join(root, 'node_modules/.bin/playwright'), [
    'test',
    '-c',
    'site/e2e/browsers/playwright.config.ts',
    ...(isShort ? ['--grep=@short'] : []),
    ...others,
  ]);
