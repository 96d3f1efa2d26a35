import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { findProgram, VIRTUAL_DISPLAY, WEBKIT_BROWSER, WEBKIT_DRIVER } from '../../checks/find-program.mjs';
import type { Tab } from '../support/screens/tab.ts';
import type { StartEngine } from './browsers-test.ts';

/** The longest that the display or the driver may take to start, and the browser for one command. */
const limitMs = 60_000;

/** A command of a session by the W3C recommendation: `POST` with a body, `GET` without one. */
type Command = <T>(path: string, body?: object) => Promise<T>;

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

const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
};

/** In the page: records its errors, since the classic protocol has no console. */
const recordErrors = () => {
  const found: string[] = [];
  Object.assign(window, { problems: found });
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`refused: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parameters: unknown[]) => {
    found.push(`console: ${parameters.map(String).join(' ')}`);
    error.apply(console, parameters);
  };
};

const takeProblems = () => (window as { problems?: string[] }).problems?.splice(0) ?? [];

const createTab = (handle: string, inAnyTab: Command, problems: string[]) => {
  // All commands go to the session's current tab.
  const command: Command = async (path, body) => {
    await inAnyTab('window', { handle });
    return inAnyTab(path, body);
  };
  const act = (type: string, actions: readonly object[], parameters = {}) =>
    command<void>('actions', { actions: [{ type, id: type, parameters, actions }] });
  const evaluate = async <R>(run: unknown, argument?: unknown): Promise<R> => {
    const source = typeof run === 'string' ? run : `(${run})(${JSON.stringify(argument) ?? ''})`;
    const { error, result } = await command<{ result: R; error?: string }>('execute/async', {
      script: `const done = arguments[0];
        new Promise((resolve) => resolve(${source})).then((result) => done({ result }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return result;
  };
  const collect = async () => {
    problems.push(...(await evaluate<string[]>(takeProblems)));
  };
  /** Leaves the document, and waits until the next one is parsed. */
  const leave = async (path: string, body: object) => {
    await collect();
    await evaluate(() => void Object.assign(window, { isLeft: true }));
    await command(path, body);
    const isThere = () => !('isLeft' in window) && document.readyState !== 'loading';
    // WebKit begins a process for its first page, which beside other tests takes half a minute now and then.
    await expect.poll(() => evaluate<boolean>(isThere).catch(() => false), { timeout: limitMs }).toBe(true);
    await evaluate(recordErrors);
  };
  let at = { x: 0, y: 0 };
  const tab: Tab = {
    evaluate,
    goto: (url) => leave('url', { url }),
    reload: () => leave('refresh', {}),
    keyboard: {
      press: (keys) => {
        const values = keys.split('+').map((key) => codes[key] ?? key);
        const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
        return act('key', [...values.map((value) => ({ type: 'keyDown', value })), ...up]);
      },
      type: (text) =>
        act(
          'key',
          [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        ),
    },
    mouse: {
      click: (x, y) => {
        const move = {
          type: 'pointerMove',
          x: Math.round(x),
          y: Math.round(y),
          duration: 0,
          origin: 'viewport',
        };
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        return act('pointer', [move, ...press], { pointerType: 'mouse' });
      },
      move: async (x, y) => {
        at = { x, y };
      },
      wheel: (deltaX, deltaY) =>
        act('wheel', [{ type: 'scroll', ...at, deltaX, deltaY, duration: 0, origin: 'viewport' }]),
    },
    setViewportSize: async ({ height, width }) => {
      // The window has a frame, whose size is known once it stands.
      await command('window/rect', { width, height });
      const [w, h] = await evaluate<readonly [number, number]>(() => [innerWidth, innerHeight]);
      await command('window/rect', { width: 2 * width - w, height: 2 * height - h });
    },
  };
  return { ...tab, collect };
};

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

/** WebKit of GTK in its small browser, which speaks the classic protocol through a driver and draws on a display in memory. */
export const startWebKit: StartEngine = async (hasMotion) => {
  const children: ChildProcess[] = [];
  // Settings of the browser are in its home.
  const home = await mkdtemp(join(tmpdir(), 'loomwright-webkit-'));
  const start = (program: Parameters<typeof findProgram>[0], parameters: string[], options: SpawnOptions) => {
    const child = spawn(findProgram(program), parameters, { ...options, detached: true });
    children.push(child);
    return child;
  };
  const stop = async () => {
    // With those that they have started.
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
    // GTK's word for reduced motion.
    const settings = `[Settings]\ngtk-enable-animations=${hasMotion ? 1 : 0}\n`;
    await writeFile(join(home, 'gtk-3.0/settings.ini'), settings);
    const port = await freePort();
    start(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        GDK_BACKEND: 'x11',
        HOME: home,
        XDG_CONFIG_HOME: home,
        // A container has no user namespaces for it.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const server = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { message: 'the WebKit driver starts', timeout: limitMs }).toBe(true);
    return {
      newSession: async ({ viewport }) => {
        const browser = { binary: findProgram(WEBKIT_BROWSER), args: ['--automation'] };
        const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, {
          // Else each command waits for the end of loading, which a test may hold back.
          capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browser } },
        });
        const address = `${server}/session/${sessionId}`;
        const command: Command = (path, body) => send(body ? 'POST' : 'GET', `${address}/${path}`, body);
        const tabs: ReturnType<typeof createTab>[] = [];
        const problems: string[] = [];
        return {
          newTab: async () => {
            const handle =
              tabs.length === 0
                ? await command<string>('window')
                : (await command<{ handle: string }>('window/new', { type: 'window' })).handle;
            const tab = createTab(handle, command, problems);
            if (tabs.length === 0) await tab.setViewportSize(viewport);
            tabs.push(tab);
            return tab;
          },
          problems: async () => {
            for (const { collect } of tabs) await collect();
            return problems;
          },
          stop: () => send<void>('DELETE', address),
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
