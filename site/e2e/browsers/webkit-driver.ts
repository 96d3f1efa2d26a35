import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from '../../checks/find-program.mjs';

const startMs = 30_000;

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

const waitFor = async <T>(what: string, child: ChildProcess, ask: () => Promise<T | undefined>) => {
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(50);
  }
  throw new Error(`${what} did not start.`);
};

/** Ends a process and those it started, which are in its group. */
const stop = async (child: ChildProcess) => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await Promise.race([ended, sleep(3000, undefined, { ref: false })]);
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
};

/** A display in memory, on a number that is free. */
const startDisplay = async () => {
  const child = spawn(
    findProgram(VIRTUAL_DISPLAY),
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  );
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const number = await waitFor('The display', child, async () => /^\d+(?=\n)/.exec(output)?.[0]);
  return { name: `:${number}`, stop: () => stop(child) };
};

/** Starts the driver with a display and a home of its own, since settings and storage of the browser are in its home. */
export const startWebKitDriver = async (hasMotion: boolean) => {
  const [browser, program] = [findProgram(WEBKIT_BROWSER), findProgram(WEBKIT_DRIVER)];
  const home = await mkdtemp(join(tmpdir(), 'loomwright-webkit-'));
  const display = await startDisplay();
  await mkdir(join(home, 'config/gtk-3.0'), { recursive: true });
  // GTK's word for reduced motion.
  const settings = `[Settings]\ngtk-enable-animations=${hasMotion ? 1 : 0}\n`;
  await writeFile(join(home, 'config/gtk-3.0/settings.ini'), settings);
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      // A container has no user namespaces for it.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor('The WebKit driver', child, async () =>
    (await fetch(`${url}/status`).catch(() => undefined))?.ok ? true : undefined,
  );
  return {
    url,
    browser,
    stop: async () => {
      await stop(child);
      await display.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
