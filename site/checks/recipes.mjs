// @ts-check
// `npm run test:recipes` applies the patches in docs/how-to.md to a copy of the repository and tests it.
// `-- page lock` selects recipes, `--together` applies all to one copy, `--whole` runs `npm test`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { ensureTestBrowser } from './find-program.mjs';
import { root } from './paths.mjs';

const wanted = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const howTo = readFileSync(join(root, 'docs/how-to.md'), 'utf8');
const each = howTo
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [, name] = /recipes\/([\w-]+)\.patch/.exec(section) ?? [];
    const [, block = ''] = /^```sh\n(.*?)\n```/ms.exec(section) ?? [];
    const isWanted = name !== undefined && (wanted.length === 0 || wanted.includes(name));
    return isWanted
      ? [{ names: [name], commands: argv.includes('--whole') ? ['npm test'] : block.split('\n') }]
      : [];
  });
const names = each.flatMap((recipe) => recipe.names);
const together = { names, commands: [...new Set(each.flatMap(({ commands }) => commands))] };

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
const git = (/** @type {string[]} */ ...parameters) =>
  execFileSync('git', parameters, { cwd: copy, encoding: 'utf8' });

/** Copies the repository, and hard-links the installed packages if the file system allows it. */
const makeCopy = () => {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path))))
    cpSync(join(root, file), join(copy, file));
  for (const folder of [
    '',
    'site',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  ]) {
    const [installed, target] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
    if (!existsSync(installed)) continue;
    if (spawnSync('cp', ['-al', installed, target]).status !== 0)
      cpSync(installed, target, { recursive: true, verbatimSymlinks: true });
    for (const kept of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(target, kept), { recursive: true, force: true });
  }
  git('init', '--quiet');
  git('add', '--all');
};

/** @param {(typeof each)[number]} recipe @returns {string} what failed, or `passed` */
const follow = ({ commands, names }) => {
  try {
    git('apply', ...names.map((name) => join(root, `docs/recipes/${name}.patch`)));
  } catch {
    return 'FAILED: does not apply; follow the recipe and recreate the patch';
  }
  const environment = {
    ...env,
    ...ensureTestBrowser(),
    PATH: `${join(copy, 'node_modules/.bin')}:${env.PATH}`,
  };
  for (const command of ['npm run --silent check', ...commands]) {
    const { status, stderr, stdout } = spawnSync(command, {
      cwd: copy,
      env: environment,
      shell: true,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (status !== 0) return `FAILED: ${command}\n${`${stdout}${stderr}`.slice(-8000)}`;
  }
  return 'passed';
};

try {
  makeCopy();
  for (const recipe of argv.includes('--together') ? [together] : each) {
    const result = follow(recipe);
    console.log(`${recipe.names.join(' ')}: ${result}`);
    if (result !== 'passed') process.exitCode = 1;
    git('checkout', '--quiet', '--', '.');
    git('clean', '--quiet', '--force', '-d');
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
