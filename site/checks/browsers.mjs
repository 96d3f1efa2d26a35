// @ts-check
// `npm run test:browsers`: builds the site and runs `site/e2e/browsers` in Firefox and WebKit; `-- --short` runs one
// journey and blocked storage only. Other arguments go to Playwright. An engine that is missing is named, and counts as a
// failure: its tests were not run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { FIREFOX, provideProgram, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from './find-program.mjs';
import { root } from './places.mjs';

const given = argv.slice(2);
const isShort = given.includes('--short');
const others = given.filter((argument) => argument !== '--short');

const needed = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, WEBKIT_BROWSER, VIRTUAL_DISPLAY] };
const found = Object.entries(needed).flatMap(([engine, programs]) => {
  try {
    for (const program of programs) provideProgram(program);
    return [engine];
  } catch (error) {
    console.log(`${engine} was not run: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
    return [];
  }
});

/** @param {string} program @param {readonly string[]} parameters */
const run = (program, parameters) => {
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

if (found.length > 0 && run(execPath, ['site/checks/check-all.mjs', '--only=build']))
  run(join(root, 'node_modules/.bin/playwright'), [
    'test',
    '-c',
    'site/e2e/browsers/playwright.config.ts',
    ...found.map((engine) => `--project=${engine}`),
    ...(isShort ? ['--grep=@short'] : []),
    ...others,
  ]);
