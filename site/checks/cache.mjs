// @ts-check
// Remembers passed checks by a hash of the files they depend on. Not used where CI is set: there everything runs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arch, env, platform, versions } from 'node:process';
import { root } from './places.mjs';

const folder = join(root, 'node_modules/.cache/checks');

/** The inputs of every check. */
const common = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'site/checks', 'site/package.json'];
const surroundings = () => [
  platform,
  arch,
  versions.node,
  ...Object.keys(env)
    .filter((name) => /^(?:LOOMWRIGHT|CHAT|REDIS)_|^(?:CHROMIUM_PATH|TZ|LANG|LC_ALL)$/.test(name))
    .toSorted()
    .map((name) => `${name}=${env[name]}`),
];

/** Files that git knows or does not ignore. @param {readonly string[]} paths git pathspecs @returns {readonly string[]} */
export const filesBelow = (paths) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\0')
    .filter((path) => path !== '');

/** @type {Map<string, string>} */
const known = new Map();
/** @param {string} path @returns {string} a hash of a file's content; empty when it is missing */
const hashOf = (path) => {
  const found = known.get(path);
  if (found !== undefined) return found;
  let hash = '';
  try {
    hash = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  } catch {
    // Git lists deleted files that are not committed yet.
  }
  known.set(path, hash);
  return hash;
};

/**
 * A hash of all inputs of a check.
 * @param {readonly string[]} inputs git pathspecs
 * @returns {string | undefined} undefined without git
 */
export const fingerprintOf = (inputs) => {
  try {
    const hash = createHash('sha256').update(JSON.stringify(surroundings()));
    for (const path of new Set(filesBelow([...common, ...inputs]).toSorted()))
      hash.update(`${path}\0${hashOf(path)}\0`);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
};

/**
 * The sizes and times of a check's output files, which show whether they were changed since.
 * @param {readonly string[]} outputs paths of files
 */
const stampOf = (outputs) =>
  outputs.map((path) => {
    try {
      const { mtimeMs, size } = statSync(join(root, path));
      return `${mtimeMs} ${size}`;
    } catch {
      return 'none';
    }
  });

/**
 * @typedef {object} Memory
 * @property {string} fingerprint
 * @property {readonly string[]} stamp
 * @property {number} passed
 * @property {number} seconds
 */

/** @param {string} name @returns {Memory | undefined} */
const read = (name) => {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * The number of tests that passed with the same inputs; undefined when the check must run.
 * @param {string} name
 * @param {string | undefined} fingerprint
 * @param {readonly string[]} [outputs] files that must be unchanged since
 */
export const recall = (name, fingerprint, outputs = []) => {
  const memory = read(name);
  if (!memory || fingerprint === undefined || memory.fingerprint !== fingerprint) return undefined;
  return stampOf(outputs).join() === memory.stamp.join() ? memory.passed : undefined;
};

/** The duration of the last run, in seconds. @param {string} name */
export const recallSeconds = (name) => read(name)?.seconds;

/**
 * @param {string} name
 * @param {string | undefined} fingerprint
 * @param {{ readonly passed: number, readonly seconds: number, readonly outputs?: readonly string[] }} result
 */
export const remember = (name, fingerprint, { outputs = [], passed, seconds }) => {
  if (fingerprint === undefined) return;
  try {
    mkdirSync(folder, { recursive: true });
    const memory = { fingerprint, stamp: stampOf(outputs), passed, seconds };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(memory));
  } catch (error) {
    console.log(`Could not remember that ${name} passed: ${error instanceof Error ? error.message : error}`);
  }
};
