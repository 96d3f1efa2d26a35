// @ts-check
// `npm run test:recipes`: follows each recipe that has a patch in a copy of the repository, and runs there `npm run check` and
// the commands that the recipe ends with; `-- page lock` follows only these. `--together` follows all in one copy; `--whole` runs
// all of `npm test` there, and `--only=NAME,…` these parts of it. Logs of what failed are in `site/reports/recipes`.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, execPath } from 'node:process';
import { filesBelow } from './cache.mjs';
import { runChild } from './children.mjs';
import { provideTestBrowser } from './find-program.mjs';
import { messageOf, print } from './log.mjs';
import { optionOf } from './options.mjs';
import { reportsFolder, root } from './places.mjs';
import { toTable } from './table.mjs';

const limitSeconds = 3600;
const howTo = readFileSync(join(root, 'docs/how-to.md'), 'utf8');
const only = optionOf('only');
const isWhole = only !== undefined || argv.includes('--whole');
const whole = `${execPath} site/checks/check-all.mjs ${only === undefined ? '' : `--only=${only}`}`;
const wanted = argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** The recipes with a patch, in the order of the document, and the commands that each ends with. */
const all = howTo
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const name = /recipes\/([\w-]+)\.patch/.exec(section)?.[1];
    const block = /^```sh\n(.*?)^```/ms.exec(section)?.[1] ?? '';
    return name === undefined ? [] : [{ patches: [name], commands: block.trim().split('\n') }];
  })
  .filter(({ patches }) => wanted.length === 0 || patches.some((name) => wanted.includes(name)));
const recipes = argv.includes('--together')
  ? [
      {
        patches: all.flatMap(({ patches }) => patches),
        commands: [...new Set(all.flatMap(({ commands }) => commands))],
      },
    ]
  : all;

const stop = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => stop.abort());

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
/** @param {readonly string[]} parameters */
const git = (...parameters) => execFileSync('git', parameters, { cwd: copy, encoding: 'utf8' });

/** What git knows or does not ignore, and the installed packages as hard links, where the file system allows them. */
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

const logs = join(root, reportsFolder, 'recipes');
const env = { ...provideTestBrowser(), PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` };

/** @param {(typeof recipes)[number]} recipe @returns {Promise<string>} what failed, or `passed` */
const follow = async ({ commands, patches }) => {
  for (const name of patches)
    try {
      git('apply', join(root, `docs/recipes/${name}.patch`));
    } catch {
      return `${name}.patch does not apply: follow the recipe and write the patch anew`;
    }
  for (const command of isWhole ? [whole] : ['npm run --silent check', ...commands]) {
    const child = runChild({
      command: ['sh', '-c', command],
      folder: copy,
      env,
      limitSeconds,
      signal: stop.signal,
    });
    const outcome = await child.ended;
    if (outcome.kind === 'ended' && outcome.code === 0) continue;
    mkdirSync(logs, { recursive: true });
    writeFileSync(join(logs, `${patches.join('-')}.log`), child.output());
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
    if (stop.signal.aborted) break;
    const files = git('status', '--short', '--untracked-files=all')
      .split('\n')
      .filter((line) => /^.[MD?]/.test(line));
    const row = [
      recipe.patches.join(' '),
      String(files.length),
      ((performance.now() - begin) / 1000).toFixed(0),
      result,
    ];
    print(row.join('  '));
    rows.push(row);
    git('checkout', '--quiet', '--', '.');
    git('clean', '--quiet', '--force', '-d');
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${toTable(['recipe', 'files', 'seconds', 'result'], rows)}`);
if (rows.length < recipes.length || rows.some(([, , , result]) => result !== 'passed')) process.exitCode = 1;
