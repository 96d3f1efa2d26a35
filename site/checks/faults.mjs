// @ts-check
// `npm run test:faults`: what goes wrong in the long run, and what `npm test` has no time for: a monkey, a thousand route
// changes, every chunk missing, tabs that change in turns and are killed, a lost WebGL context (`site/e2e/deep`), ten
// thousand slow clients and a soak of the server. `--events=N` (5000) and `--seed=N` are the monkey's, `--seconds=N` (60)
// and `--rate=N` (500) the soak's; words choose spec files, `slow-clients` and `soak`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { provideTestBrowser } from './find-program.mjs';
import { numberOf, optionOf } from './options.mjs';
import { root } from './places.mjs';
import { slowClients } from './slow-clients.mjs';
import { soak } from './soak.mjs';

const words = argv.slice(2).filter((argument) => !argument.startsWith('--'));

const playwright = join(root, 'node_modules/.bin/playwright');

const [events, seed] = [optionOf('events'), optionOf('seed')];
/** @param {string} program @param {readonly string[]} parameters */
const run = (program, parameters) => {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...env,
      ...provideTestBrowser(),
      ...(events && { LOOMWRIGHT_EVENTS: events }),
      ...(seed && { LOOMWRIGHT_SEED: seed }),
    },
  });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
};

if (run(execPath, ['site/checks/check-all.mjs', '--only=build'])) {
  const scripts = {
    'slow-clients': slowClients,
    soak: () => soak({ seconds: numberOf('seconds', 60), rate: numberOf('rate', 500) }),
  };
  const specs = words.filter((word) => !(word in scripts));
  if (specs.length > 0 || words.length === 0) {
    const parameters = ['test', '-c', 'site/e2e/deep/playwright.config.ts', '--pass-with-no-tests'];
    run(playwright, [...parameters, '--grep-invert=@alone', ...specs]);
    // What is timed has the machine to itself.
    run(playwright, [...parameters, '--grep=@alone', '--workers=1', ...specs]);
  }
  for (const [name, script] of Object.entries(scripts)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const problems = await script();
    for (const problem of problems) console.log(`${name}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
