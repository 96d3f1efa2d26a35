import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { test as base, expect } from 'playwright/test';
import { createSiteServer } from '../../server/site-server.ts';
import { type Command, startWebKit } from './webkit.ts';

const dist = new URL('../../dist/', import.meta.url);
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys: Readonly<Record<string, string>> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };
const selectors = {
  link: 'a[href]',
  button: 'button, summary',
  heading: 'h1',
  field: 'input, textarea',
} as const;
type Kind = keyof typeof selectors;

const findInPage = ([selector = '', name = '']: readonly string[]) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].find((one) => {
    const text = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent;
    return one.checkVisibility({ visibilityProperty: true }) && text.replaceAll(/\s+/g, ' ').includes(name);
  }) ?? null;

/** Classic WebDriver gives no access to the console. */
const recordErrors = () => {
  const found: string[] = [];
  Object.assign(window, { problems: found });
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`refused: ${violatedDirective} ${blockedURI}`),
  );
  console.error = (...parameters: unknown[]) => found.push(`console: ${parameters.map(String).join(' ')}`);
};

const createTab = (handle: string, inAnyTab: Command, siteUrl: string) => {
  const problems: string[] = [];
  const command: Command = async (...parameters) => {
    await inAnyTab('window', { handle });
    return inAnyTab(...parameters);
  };
  const evaluate = <T, A = undefined>(run: (argument: A) => T | Promise<T>, argument?: A): Promise<T> =>
    command('execute/async', {
      script: `const [argument, done] = arguments; Promise.resolve((${run})(argument)).then(done);`,
      args: [argument ?? null],
    });
  const collect = async () => {
    const found = await evaluate(() => (window as { problems?: string[] }).problems?.splice(0) ?? []);
    problems.push(...found);
  };
  const leave = async (path: string, body: object) => {
    await collect();
    await evaluate(() => void Object.assign(window, { isLeft: true }));
    const isThere = () => !('isLeft' in window) && document.readyState !== 'loading';
    // WebKit’s process for the first page may lose a command that arrives before the process is ready.
    await expect(async () => {
      await command(path, body);
      await expect.poll(() => evaluate(isThere).catch(() => false), { timeout: 20_000 }).toBe(true);
    }).toPass({ timeout: 90_000 });
    await evaluate(recordErrors);
  };
  const isHydrated = () =>
    expect
      .poll(() => evaluate(() => document.documentElement.dataset.hydrated), 'the page is hydrated')
      .toBe('');
  const find = (kind: Kind, name: string) =>
    evaluate(findInPage, [selectors[kind], name]) as unknown as Promise<Record<string, string> | null>;
  const act = (kind: Kind, name: string, action: 'click' | 'value', body: object) =>
    expect(async () => {
      const found = (await find(kind, name))?.[elementKey];
      if (!found) throw new Error(`there is no ${kind} ${name}`);
      await command(`element/${found}/${action}`, body);
    }).toPass({ timeout: 20_000 });
  return {
    command,
    evaluate,
    isHydrated,
    visit: (path: string) => leave('url', { url: siteUrl + path }),
    open: async (path: string) => {
      await leave('url', { url: siteUrl + path });
      await isHydrated();
    },
    reload: async () => {
      await leave('refresh', {});
      await isHydrated();
    },
    click: (kind: Kind, name: string) => act(kind, name, 'click', {}),
    fillIn: async (values: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(values)) await act('field', label, 'value', { text });
    },
    press: (key: string) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] ?? key }));
      return command('actions', { actions: [{ type: 'key', id: 'key', actions }] });
    },
    sees: (text: string) =>
      // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has hidden texts too.
      expect.poll(() => evaluate(() => document.body.innerText), `the page says ${text}`).toContain(text),
    shows: (kind: Kind, name: string) =>
      expect.poll(() => find(kind, name), `there is the ${kind} ${name}`).not.toBe(null),
    hasFocus: async (kind: Kind, name: string) => {
      const isFocused = async () => {
        const focused = await evaluate(() => document.activeElement as never);
        return JSON.stringify(focused) === JSON.stringify(await find(kind, name));
      };
      await expect.poll(isFocused, `the ${kind} ${name} has focus`).toBe(true);
    },
    stored: (key: string) => evaluate((name: string) => localStorage.getItem(name), key),
    close: async () => {
      await collect();
      await command('window', undefined, 'DELETE');
      return problems;
    },
  };
};

type Tab = ReturnType<typeof createTab> & { readonly loseNetwork: () => void };
type Answer = (request: Request, site: (request: Request) => Promise<Response>) => Promise<Response>;

/** Gives every test its own server, and so its own storage, and fails on a console error. */
export const test = base.extend<
  { newTab: (answer?: Answer) => Promise<Tab>; site: Tab },
  { command: Command; publicSite: (request: Request) => Promise<Response> }
>({
  command: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const { command, stop } = await startWebKit();
      await use(command);
      await stop();
    },
    { scope: 'worker' },
  ],
  publicSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const site = JSON.parse(await readFile(new URL('server/site.json', dist), 'utf8'));
      const app = createSiteServer({ publicFolder: new URL('public', dist).pathname, site });
      await use(async (request) => app.fetch(request));
    },
    { scope: 'worker' },
  ],
  newTab: async ({ command, publicSite }, use) => {
    let answer: Answer = (request, site) => site(request);
    const server = createServer(getRequestListener((request) => answer(request, publicSite)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const loseNetwork = () => {
      server.close();
      server.closeAllConnections();
    };
    const tabs: Tab[] = [];
    // Keeps the first window, because the session ends with its last one.
    const [first] = await command<readonly string[]>('window/handles');
    await use(async (given = answer) => {
      answer = given;
      const { handle } = await command<{ handle: string }>('window/new', { type: 'window' });
      const tab = { ...createTab(handle, command, url), loseNetwork };
      await tab.command('window/rect', { width: 1280, height: 800 });
      tabs.push(tab);
      return tab;
    });
    const problems: string[] = [];
    for (const tab of tabs) problems.push(...(await tab.close()));
    await command('window', { handle: first });
    // Not checked if the test has stopped the server, because the browser then logs each failed request.
    if (server.listening) expect(problems, 'errors in the console').toEqual([]);
    loseNetwork();
  },
  site: async ({ newTab }, use) => use(await newTab()),
});

export { expect };
