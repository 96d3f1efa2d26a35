// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromiumFlags } from './find-program.mjs';

const startMs = 20_000;

/** @param {import('node:child_process').ChildProcess} child */
const stop = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isGone = await Promise.race([exited.then(() => true), sleep(5000, false, { ref: false })]);
  if (!isGone) child.kill('SIGKILL');
  await exited;
};

/**
 * Polls until there is a result, while the child runs.
 * @template T
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} what
 * @param {() => Promise<T | undefined>} ask
 * @returns {Promise<T>}
 */
const waitFor = async (child, what, ask) => {
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
  await stop(child);
  throw new Error(`${what} did not start.`);
};

/**
 * Starts the built server on a free port.
 * @param {readonly string[]} nodeFlags
 * @param {string} node the program
 * @param {{ readonly dist?: string, readonly env?: Readonly<Record<string, string>> }} other another build, and its settings
 */
export const startSite = async (
  nodeFlags = [],
  node = process.execPath,
  { dist = 'dist', env = {} } = {},
) => {
  const main = fileURLToPath(new URL(`../${dist}/server/main.mjs`, import.meta.url));
  const child = spawn(node, [...nodeFlags, main], {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const url = await waitFor(child, 'The site', async () => /http:\/\/\S+(?=\/\n)/.exec(output)?.[0]);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
};

/**
 * Starts a Chromium with a profile of its own.
 * @param {string} path
 * @param {readonly string[]} flags
 */
export const startChromium = async (path, flags = chromiumFlags) => {
  const profile = await mkdtemp(join(tmpdir(), 'loomwright-chromium-'));
  const child = spawn(
    path,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: 'ignore' },
  );
  const forget = () => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const port = await waitFor(child, 'Chromium', async () => {
      const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
      return /^\d+(?=\n)/.exec(text)?.[0];
    });
    return { port: Number(port), stop: () => stop(child).then(forget) };
  } catch (error) {
    await forget();
    throw error;
  }
};
