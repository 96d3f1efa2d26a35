import { expect } from 'playwright/test';
import type { Key, Modifier, Session, Tab } from './driver.ts';
import { type Command, startSession } from './webdriver.ts';
import { startWebKitDriver } from './webkit-driver.ts';

const viewport = { width: 1280, height: 800 };

const codes: Readonly<Record<Key | Modifier, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Shift: '\uE008',
  Control: '\uE009',
};

const toTab = (handle: string, inAnyTab: Command): Tab => {
  // All commands go to the session's current tab.
  const command: Command = async (path, body) => {
    await inAnyTab('window', { handle });
    return inAnyTab(path, body);
  };
  const pressAll = (...keys: readonly string[]) =>
    command<null>('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...keys.map((value) => ({ type: 'keyDown', value })),
            ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });
  const run = (script: string) =>
    command<{ result?: unknown; error?: string }>('execute/async', {
      script: `const done = arguments[0];
        new Promise((resolve) => resolve(${script})).then((result) => done({ result }), (error) => done({ error: String(error) }));`,
      args: [],
    });
  const evaluate: Tab['evaluate'] = async (body, ...parameters) => {
    const { result, error } = await run(`(${body})(...${JSON.stringify(parameters)})`);
    if (error !== undefined) throw new Error(error);
    return result as never;
  };
  /** Leaves the document, and waits until the next one is parsed. */
  const leave = async (path: string, body: object) => {
    await evaluate(() => void Object.assign(window, { isLeft: true }));
    await command(path, body);
    // WebKit begins a process for its first page, which beside other tests takes half a minute now and then.
    await expect
      .poll(
        () => evaluate(() => !('isLeft' in window) && document.readyState !== 'loading').catch(() => false),
        { timeout: 60_000 },
      )
      .toBe(true);
  };
  return {
    goto: (url) => leave('url', { url }),
    reload: () => leave('refresh', {}),
    evaluate,
    addScript: (source) => command('execute/sync', { script: source, args: [] }),
    clickAt: (x, y) =>
      command('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    wheelAt: (x, y, by) =>
      command('actions', {
        actions: [
          {
            type: 'wheel',
            id: 'wheel',
            actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: by, duration: 0, origin: 'viewport' }],
          },
        ],
      }),
    press: async (key, modifier) => {
      await pressAll(...(modifier ? [codes[modifier]] : []), codes[key]);
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    selectAll: async () => {
      await pressAll(codes.Control, 'a');
    },
    resize: async (width, height) => {
      // The window has a frame, whose size is known once it stands.
      await command('window/rect', { width, height });
      const [w, h] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
      await command('window/rect', { width: 2 * width - w, height: 2 * height - h });
    },
  };
};

/** The classic protocol has no console: each document records its errors, from its load on. */
const watchTab = (tab: Tab) => {
  const problems: string[] = [];
  const collect = async () => {
    const found = await tab.evaluate(() => (window as unknown as { problems?: string[] }).problems ?? []);
    problems.push(...found);
  };
  const record = () =>
    tab.evaluate(() => {
      const found: string[] = [];
      Object.assign(window, { problems: found });
      window.addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
      window.addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${reason}`));
      window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        found.push(`refused: ${violatedDirective} ${blockedURI}`),
      );
      const { error } = console;
      console.error = (...parameters: unknown[]) => {
        found.push(`console: ${parameters.map(String).join(' ')}`);
        error.apply(console, parameters);
      };
    });
  return {
    ...tab,
    goto: async (url: string) => {
      await collect();
      await tab.goto(url);
      await record();
    },
    reload: async () => {
      await collect();
      await tab.reload();
      await record();
    },
    takeProblems: async () => {
      await collect();
      return problems;
    },
  };
};

/** WebKit of GTK in its small browser, which speaks the classic protocol through a driver. */
export const startWebKit = async (hasMotion: boolean): Promise<Session> => {
  const driver = await startWebKitDriver(hasMotion);
  try {
    const { command } = await startSession(driver.url, {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        // Else each command waits for the end of loading, which a test may hold back.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: driver.browser,
          args: ['--automation'],
        },
      },
    });
    const tabs: ReturnType<typeof watchTab>[] = [];
    return {
      newTab: async () => {
        const handle =
          tabs.length === 0
            ? await command<string>('window')
            : (await command<{ handle: string }>('window/new', { type: 'window' })).handle;
        const tab = watchTab(toTab(handle, command));
        if (tabs.length === 0) await tab.resize(viewport.width, viewport.height);
        tabs.push(tab);
        return tab;
      },
      problems: async () => (await Promise.all(tabs.map(({ takeProblems }) => takeProblems()))).flat(),
      stop: driver.stop,
    };
  } catch (error) {
    await driver.stop();
    throw error;
  }
};
