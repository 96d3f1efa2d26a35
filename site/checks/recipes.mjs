// @ts-check
// `npm run test:recipes`: follows each recipe that has a patch in a copy of the repository, and runs there `npm run check` and
// the commands that the recipe ends with; `-- page lock` follows only these. `--together` follows all in one copy; `--whole` runs
// all of `npm test` there, and `--only=NAME,…` these parts of it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, execPath } from 'node:process';
import { filesBelow } from './cache.mjs';
import { runChild } from './children.mjs';
import { provideTestBrowser } from './find-program.mjs';
import { print } from './log.mjs';
import { optionOf } from './options.mjs';
import { root } from './places.mjs';
import { toTable } from './table.mjs';

const limitSeconds = 3600;
const only = optionOf('only');
const whole = `${execPath} site/checks/check-all.mjs ${only === undefined ? '' : `--only=${only}`}`;
const isWhole = only !== undefined || argv.includes('--whole');
const wanted = argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Each recipe with a patch, and the commands at its end. @type {readonly { patches: string[], commands: string[] }[]} */
const each = readFileSync(join(root, 'docs/how-to.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [, name = ''] = /recipes\/([\w-]+)\.patch/.exec(section) ?? [];
    const [, block = ''] = /^```sh\n(.*?)\n```/ms.exec(section) ?? [];
    const isWanted = wanted.length === 0 ? name !== '' : wanted.includes(name);
    return isWanted ? [{ patches: [name], commands: isWhole ? [whole] : block.split('\n') }] : [];
  });
const together = {
  patches: each.flatMap(({ patches }) => patches),
  commands: [...new Set(each.flatMap(({ commands }) => commands))],
};
const recipes = argv.includes('--together') ? [together] : each;

const stop = new AbortController();
const { signal } = stop;
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(name, () => stop.abort());

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
/** @param {readonly string[]} parameters */
const git = (...parameters) => execFileSync('git', parameters, { cwd: copy, encoding: 'utf8' });

/** What git knows or does not ignore, and hard links of the installed packages, or copies of them. */
const makeCopy = () => {
  for (const file of filesBelow(['.']).filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const folders = ['.', 'site', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  for (const folder of folders) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const target = join(copy, folder, 'node_modules');
    try {
      execFileSync('cp', ['-al', installed, target], { stdio: 'ignore' });
    } catch {
      rmSync(target, { recursive: true, force: true });
      cpSync(installed, target, { recursive: true, verbatimSymlinks: true });
    }
    // What tools remember there belongs to the original.
    for (const kept of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(target, kept), { recursive: true, force: true });
  }
  git('init', '--quiet');
  git('add', '--all');
};

const env = { ...provideTestBrowser(), PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` };

/** @param {(typeof recipes)[number]} recipe @returns {Promise<string>} what failed, or `passed` */
const follow = async ({ commands, patches }) => {
  try {
    git('apply', ...patches.map((name) => join(root, `docs/recipes/${name}.patch`)));
  } catch {
    return 'FAILED: does not apply; follow the recipe and write the patch anew';
  }
  for (const command of ['npm run --silent check', ...commands]) {
    const child = runChild({ command: ['sh', '-c', command], folder: copy, env, limitSeconds, signal });
    const outcome = await child.ended;
    if (outcome.kind === 'ended' && outcome.code === 0) continue;
    console.log(child.output().slice(-8000));
    return `FAILED: ${command}`;
  }
  return 'passed';
};

/** @type {string[][]} */
const rows = [];
try {
  makeCopy();
  for (const recipe of recipes) {
    const begin = performance.now();
    const result = await follow(recipe);
    if (signal.aborted) break;
    const { length } = git('status', '--short', '--untracked-files=all').match(/^.[MD?]/gm) ?? [];
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    rows.push([recipe.patches.join(' '), String(length), seconds, result]);
    print(rows.at(-1)?.join('  ') ?? '');
    git('checkout', '--quiet', '--', '.');
    git('clean', '--quiet', '--force', '-d');
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${toTable(['recipe', 'files', 'seconds', 'result'], rows)}`);
if (rows.length < recipes.length || rows.some(([, , , result]) => result !== 'passed')) process.exitCode = 1;
