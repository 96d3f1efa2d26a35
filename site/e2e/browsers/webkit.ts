import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { findProgram, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from '../../checks/find-program.mjs';

const limitMs = 60_000;

export type Command = <T>(path: string, body?: object, method?: 'DELETE' | 'GET') => Promise<T>;

const send = async <T>(method: string, url: string, body?: object): Promise<T> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts MiniBrowser, the browser of WebKitGTK, on a virtual display, driven by classic WebDriver. */
export const startWebKit = async () => {
  const children: ChildProcess[] = [];
  // The browser reads its settings from the home folder.
  const home = await mkdtemp(join(tmpdir(), 'loomwright-webkit-'));
  const start = (program: Parameters<typeof findProgram>[0], parameters: string[], options: SpawnOptions) => {
    const child = spawn(findProgram(program), parameters, { ...options, detached: true });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const { exitCode, pid } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const display = start(VIRTUAL_DISPLAY, ['-displayfd', '1', ...screen], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = await once(display.stdout ?? display, 'data', { signal: AbortSignal.timeout(limitMs) });
    await mkdir(join(home, 'gtk-3.0'));
    // GTK’s equivalent of reduced motion.
    await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const port = await freePort();
    start(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        GDK_BACKEND: 'x11',
        HOME: home,
        XDG_CONFIG_HOME: home,
        // A container lacks the user namespaces that the sandbox needs.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const server = `http://127.0.0.1:${port}`;
    const browser = { binary: findProgram(WEBKIT_BROWSER), args: ['--automation'] };
    // By default each command waits for the page to load, which a test may delay.
    const wanted = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browser };
    let session = '';
    await expect(async () => {
      const body = { capabilities: { alwaysMatch: wanted } };
      const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, body);
      session = `${server}/session/${sessionId}`;
    }, 'the WebKit driver starts').toPass({ timeout: limitMs });
    const command: Command = (path, body, method = 'GET') =>
      send(body ? 'POST' : method, `${session}/${path}`, body);
    return { command, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
