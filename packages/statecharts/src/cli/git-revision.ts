import { execFile } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

const git = async (folder: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> => {
  const { stdout } = await promisify(execFile)('git', ['-C', folder, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 30,
    windowsHide: true,
  }).catch((error: NodeJS.ErrnoException & { readonly stderr?: string }) => {
    if (error.code === 'ENOENT') throw new Error('git was not found. It is needed to read revisions.');
    throw Object.assign(new Error(error.stderr?.trim().split('\n')[0] || error.message), {
      code: error.code,
    });
  });
  return stdout;
};

const rootOf = async (folder: string): Promise<string> =>
  realpath((await git(folder, ['rev-parse', '--show-toplevel'])).trimEnd());

export const commitOf = async (folder: string, revision: string): Promise<string> => {
  await rootOf(folder).catch(() => {
    throw new Error(`${revision} is not a file, and ${folder} is not in a git repository.`);
  });
  const name = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const commit = await git(folder, name).catch(() => '');
  if (commit === '') throw new Error(`${revision} is neither a file nor a git revision.`);
  return commit.trim();
};

export const mergeBase = async (folder: string, one: string, other: string): Promise<string> =>
  (await git(folder, ['merge-base', one, other])).trim();

const NAMED = /\.machine\.[cm]?[jt]sx?$/;
const OTHERS = /\.(?:d|test|spec|stories)\.[cm]?[jt]sx?$|(?:^|\/)(?:node_modules|__tests__)\//;

/** Files at a commit, or now, whose name or content suggests machines. Relative to `folder`. */
export const filesWithMachines = async (folder: string, commit?: string): Promise<readonly string[]> => {
  const list = commit
    ? ['ls-tree', '-r', '-z', '--name-only', commit]
    : ['ls-files', '-z', '-co', '--exclude-standard'];
  const words = ['-e', 'xstate', '-e', '(createMachine|setup)[[:space:]]*[(]'];
  const search = ['grep', '-lzIE', '--all-match', ...words, ...(commit ? [commit] : ['--untracked'])];
  const found = await git(folder, search).catch(() => '');
  const holding = found.split('\0').map((path) => (commit ? path.slice(commit.length + 1) : path));
  const names = (await git(folder, list)).split('\0');
  const files = [
    ...names.filter((path) => NAMED.test(path)),
    ...holding.filter((path) => /\.[cm]?[jt]sx?$/.test(path)),
  ];
  return [...new Set(files)]
    .filter((path) => !OTHERS.test(path) && (commit || existsSync(join(folder, path))))
    .sort();
};

const isInside = (root: string, path: string): boolean => {
  const steps = relative(root, path);
  return !isAbsolute(steps) && !steps.split(sep).some((step) => step === '..' || step === 'node_modules');
};

/** Links the installed packages. The repository's own packages are linked to their files at the revision. */
const linkModules = async (root: string, tree: string, from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) await linkModules(root, tree, join(from, name), join(to, name));
    else {
      const real = await realpath(join(from, name)).catch(() => undefined);
      if (real === undefined) continue;
      const own = join(tree, relative(root, real));
      await symlink(isInside(root, real) && existsSync(own) ? own : real, join(to, name), 'junction').catch(
        () => {},
      );
    }
  }
};

const linkAllModules = async (root: string, tree: string, path = ''): Promise<void> => {
  const installed = join(root, path, 'node_modules');
  const inside = await readdir(join(tree, path), { withFileTypes: true });
  if (existsSync(installed)) await linkModules(root, tree, installed, join(tree, path, 'node_modules'));
  for (const entry of inside)
    if (entry.isDirectory() && entry.name !== 'node_modules')
      await linkAllModules(root, tree, join(path, entry.name));
};

const PREFIX = 'statecharts-revision-';

/** A killed process, such as one that looped, leaves its folder behind. */
const isLeftOver = (name: string): boolean => {
  const [, pid] = /^statecharts-revision-(\d+)-/.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

/** Checks a revision out into a temporary folder, with the packages that are installed now. */
export const withRevision = async <T>(
  file: string,
  revision: string,
  use: (there: string) => Promise<T>,
): Promise<T> => {
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const real = isFolder ? await realpath(file) : join(await realpath(dirname(file)), basename(file));
  const root = await rootOf(isFolder ? real : dirname(real));
  const commit = await commitOf(root, revision);
  // Not below `node_modules`, where bundlers ignore tsconfig.json.
  const temporary = await realpath(tmpdir());
  for (const name of (await readdir(temporary)).filter(isLeftOver))
    await rm(join(temporary, name), { recursive: true, force: true });
  const folder = await mkdtemp(join(temporary, `${PREFIX}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const tree = join(folder, 'tree');
    await mkdir(tree);
    const index = { GIT_INDEX_FILE: join(folder, 'index') };
    await git(root, ['read-tree', commit], index);
    await git(root, ['checkout-index', '--all', '--quiet', `--prefix=${tree}/`], index);
    await linkAllModules(root, tree);
    return await use(join(tree, relative(root, real)));
  } finally {
    process.off('exit', remove);
    await rm(folder, { recursive: true, force: true });
  }
};
