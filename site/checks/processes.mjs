// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const startMs = 20_000;

/**
 * Starts the built server on a free port.
 * @param {readonly string[]} nodeFlags
 * @param {string} node path of the executable
 * @param {{ readonly dist?: string, readonly env?: Readonly<Record<string, string>> }} other
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
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const hasExited = await Promise.race([exited.then(() => true), sleep(5000, false, { ref: false })]);
    if (!hasExited) child.kill('SIGKILL');
    await exited;
  };
  /** @type {Promise<string | undefined>} */
  const printed = new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [url] = /http:\/\/\S+(?=\/\n)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const url = await Promise.race([
    printed,
    exited.then(() => undefined),
    sleep(startMs, undefined, { ref: false }),
  ]);
  if (url !== undefined) return { url, pid: child.pid ?? 0, stop };
  await stop();
  throw new Error('The site did not start.');
};
