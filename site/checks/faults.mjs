// @ts-check
// `npm run test:faults`: what goes wrong in the long run, and what `npm test` has no time for: a monkey, a thousand route
// changes, every chunk missing, tabs that change in turns, a lost WebGL context (`site/e2e/deep`), and a soak of the server.
// `--events=N` (5000) and `--seed=N` are the monkey's, `--seconds=N` (60) and `--rate=N` (500) the soak's; words choose
// spec files, and `soak` the soak.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { provideTestBrowser } from './find-program.mjs';
import { root } from './places.mjs';
import { soak } from './soak.mjs';

/** @param {string} name */
const given = (name) => argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const words = argv.slice(2).filter((argument) => !argument.startsWith('--'));

const [events, seed] = [given('events'), given('seed')];
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
  const specs = words.filter((word) => word !== 'soak');
  if (specs.length > 0 || words.length === 0)
    run(join(root, 'node_modules/.bin/playwright'), [
      'test',
      '-c',
      'site/e2e/deep/playwright.config.ts',
      ...specs,
    ]);
  if (words.length === 0 || words.includes('soak')) {
    const problems = await soak({
      seconds: Number(given('seconds') ?? 60),
      rate: Number(given('rate') ?? 500),
    });
    for (const problem of problems) console.log(`soak: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
