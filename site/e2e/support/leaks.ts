import type { BrowserContext, Page } from 'playwright/test';
import { field } from './accounts.ts';
import { expect } from './site-test.ts';

/** A field’s live value may contain the secret, because it is not part of the document’s HTML. */
const watch = (secret: string) => {
  const needles = [
    secret,
    ...['', 'a', 'aa'].map((before) => btoa(`${before}${secret}`).slice(before.length === 0 ? 0 : 4, 16)),
  ];
  const sightings: string[] = [];
  Object.assign(window, { sightings });
  const check = (where: string, value: unknown) => {
    let words = '';
    try {
      words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    } catch {
      words = String(value);
    }
    for (const one of needles) if (words.includes(one)) sightings.push(where);
  };
  const tap = (where: string, owner: object, ...names: readonly string[]) => {
    for (const name of names) {
      const original = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: unknown, ...parameters: unknown[]) {
        for (const value of parameters) check(where, value);
        return Reflect.apply(original, this, parameters);
      });
    }
  };
  tap('a stored text', Storage.prototype, 'setItem');
  tap('the history', History.prototype, 'pushState', 'replaceState');
  for (const owner of [BroadcastChannel.prototype, Worker.prototype, window])
    tap('a message', owner, 'postMessage');
  tap('a request', window, 'fetch');
  tap('a request', XMLHttpRequest.prototype, 'send');
  tap('a request', Navigator.prototype, 'sendBeacon');
  tap('the console', console, 'log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table');
  // Searches the document only after a change: searching it every frame would take seconds.
  let hasChanged = true;
  new MutationObserver(() => {
    hasChanged = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    requestAnimationFrame(look);
    if (hasChanged) check('the document', document.documentElement?.outerHTML ?? '');
    hasChanged = false;
    check('the address', window.location.href);
    check('the history', window.history.state);
    check('the title', document.title);
  };
  requestAnimationFrame(look);
};

export const leaksIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { sightings: readonly string[] }).sightings);

export const retainedData = async (page: Page) => {
  const here = await page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }],
    history: window.history.state as unknown,
    entries: performance.getEntries().map((entry) => entry.toJSON() as unknown),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    fields: [...document.querySelectorAll('input')].map(({ defaultValue }) => defaultValue),
  }));
  const frames = await Promise.all(page.frames().map((frame) => frame.content()));
  return JSON.stringify({ here, frames, cookies: await page.context().cookies(), url: page.url() });
};

/** Takes effect with the next document. The site’s own text must not contain the secret. */
export const watchLeaks = async (context: BrowserContext, secret: string) => {
  const recorded: string[] = [];
  context.on('console', (message) => recorded.push(message.text()));
  context.on('request', (request) =>
    recorded.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  await context.addInitScript(watch, secret);
  return async (...others: readonly string[]) => {
    const places = [...recorded];
    for (const page of context.pages()) {
      expect(await leaksIn(page)).toEqual([]);
      places.push(await retainedData(page));
    }
    const isIn = (place: string) => [secret, ...others].some((text) => place.includes(text));
    expect(places.filter(isIn)).toEqual([]);
  };
};

/** Types only the last three characters, because only the whole secret counts as a leak. */
export const typeIn = async (page: Page, label: string, text: string) => {
  await field(page, label).fill(text.slice(0, -3));
  await field(page, label).press('End');
  await page.keyboard.type(text.slice(-3));
};
