import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Actor } from 'xstate';
import { admin, userText } from '../../e2e/support/people.ts';
import { subscribeToActors } from '../../src/app/actor-registry.ts';
import { addressesOf } from '../../src/document/documents.ts';
import { routes } from '../../src/router/routes.ts';
import { press } from './support/keys.ts';
import { leaveSite, mountSite } from './support/mount-site.tsx';

/** Active intervals, observers, listeners and subscriptions, each with the files that started it. */
const open = new Map<unknown, string>();
const kept = () => {
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const what of open.values()) count(what);
  const stop = subscribeToActors((record) => {
    for (const follower of record.getSnapshot().context?.listeners ?? [])
      if (follower.getSnapshot().status === 'active') count(`a follower of ${record.id}`);
  });
  stop();
  return counts;
};

const begin = (key: unknown, what: string) => {
  const frames = new Error().stack?.matchAll(/\/((?:site|packages\/[\w-]+)\/src\/[^?:]+)/g) ?? [];
  const files = [...new Set([...frames].map(([, file = '']) => file))];
  // Ignores what React, libraries, tests or packages start. The packages have tests of their own.
  if (!files[0]?.startsWith('site/') || open.has(key)) return;
  open.set(key, `${what}, begun in ${files.slice(0, 4).join(' < ')}`);
};

const numbers = new Map<unknown, number>();
const numberOf = (one: unknown) => {
  const number = numbers.get(one) ?? numbers.size;
  numbers.set(one, number);
  return number;
};
type Listening = [type: string, listener: unknown, options?: boolean | AddEventListenerOptions];
const keyOf = (target: unknown, [type, listener, options]: Listening) =>
  [
    numberOf(target),
    type,
    numberOf(listener),
    typeof options === 'object' ? options.capture : options,
  ].join();
// Ignores targets whose listeners are freed with them: most elements, and signals.
const isLasting = (target: unknown) =>
  !(target instanceof AbortSignal) && (!(target instanceof Element) || target === document.documentElement);

const { addEventListener, removeEventListener } = EventTarget.prototype;
const limit = Error.stackTraceLimit;
beforeAll(() => {
  Error.stackTraceLimit = 40;
  // Includes `window`, on which Vitest overrides these methods.
  for (const target of [EventTarget.prototype, window]) {
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...all) {
      const [type, listener, options] = all;
      const heard = this ?? window;
      addEventListener.call(heard, type, listener, options);
      const { once, signal } = typeof options === 'object' ? options : {};
      if (!isLasting(heard) || signal?.aborted) return;
      const key = keyOf(heard, all as Listening);
      begin(key, `${type} on ${heard.constructor.name}`);
      const end = () => void open.delete(key);
      if (signal) addEventListener.call(signal, 'abort', end);
      if (once) addEventListener.call(heard, type, end, { once });
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...all) {
      removeEventListener.apply(this ?? window, all);
      open.delete(keyOf(this ?? window, all as Listening));
    });
  }
  for (const Observer of [IntersectionObserver, MutationObserver, PerformanceObserver, ResizeObserver]) {
    const prototype = Observer.prototype as { observe: (...all: never[]) => void; disconnect: () => void };
    const { disconnect, observe } = prototype;
    vi.spyOn(prototype, 'observe').mockImplementation(function (this: object, ...all) {
      observe.apply(this, all);
      begin(this, Observer.name);
    });
    vi.spyOn(prototype, 'disconnect').mockImplementation(function (this: object) {
      disconnect.call(this);
      open.delete(this);
    });
  }
  const { clearInterval, setInterval } = window;
  vi.spyOn(window, 'setInterval').mockImplementation(((...all: Parameters<typeof setInterval>) => {
    const timer = setInterval(...all);
    begin(timer, 'an interval');
    return timer;
  }) as never);
  vi.spyOn(window, 'clearInterval').mockImplementation((timer) => {
    clearInterval(timer as number);
    open.delete(timer);
  });
  const { subscribe } = Actor.prototype;
  for (const name of ['on', 'subscribe'] as const) {
    const original = Actor.prototype[name] as (...all: never[]) => { unsubscribe: () => void };
    vi.spyOn(Actor.prototype, name).mockImplementation(function (this: never, ...all: unknown[]) {
      const { unsubscribe } = original.apply(this, all as never);
      const key = {};
      begin(key, `a subscription to ${(this as { id: string }).id}`);
      // A stopped actor completes its subscriptions.
      const ended = { complete: () => void open.delete(key) };
      subscribe.call(this, ended as never);
      return {
        unsubscribe: () => {
          open.delete(key);
          unsubscribe();
        },
      };
    } as never);
  }
});
afterAll(() => {
  Error.stackTraceLimit = limit;
  vi.restoreAllMocks();
});

// Left out, because these static pages use only hooks that other pages also use.
const texts = ['/about', '/faq', '/forum', '/privacy', '/security', '/services', '/terms', '/blog'];
const visitable = (...access: readonly string[]) =>
  routes
    .filter((route) => access.includes(route.access ?? 'everyone') && !texts.includes(route.path))
    .flatMap((route) => addressesOf(route).slice(0, 1));
const tools = FEATURES.lab ? ['/statecharts?live', '/statecharts/embed?simulate'] : [];
const line = { id: 1, name: 'x', price: 1, image: '/x.svg', quantity: 2 };
const cart = JSON.stringify([line]);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const openPanels = async (hasMenu: boolean) => {
  await button('Search').click();
  await expect.element(page.getByRole('combobox', { name: 'Search this site' })).toHaveFocus();
  await press('Escape');
  if (FEATURES.assistant) {
    await button('Ask the assistant').click();
    await button('Close the assistant').click();
  }
  if (!hasMenu) return;
  const menu = button(/^Account menu/);
  await menu.click();
  await menu.click();
};

const BASE = '/terms';
test.each([
  ['a guest', { cart }, [...visitable('everyone', 'guests'), ...tools], false],
  ['an administrator', { user: userText(admin) }, visitable('members', 'admins'), true],
] as const)(
  'after leaving pages and panels, %s has no listeners or subscriptions left',
  { tags: ['RTE-3'], timeout: 120_000 },
  async (_, stored, addresses, hasMenu) => {
    await page.viewport(1280, 800);
    const site = await mountSite(BASE, stored);
    const go = async (to: string) => {
      site.platform.navigate(to);
      const [pathname] = to.split('?');
      const place = () => {
        const { context } = site.navigation.getSnapshot();
        return `${context.shown.location.pathname} ${document.querySelector('main')?.ariaBusy}`;
      };
      await expect.poll(place, { timeout: 30_000 }).toBe(`${pathname} false`);
      await new Promise(requestAnimationFrame);
    };
    const visitAll = async () => {
      for (const address of addresses) await go(address);
      await go(BASE);
      await openPanels(hasMenu);
    };
    // The first round also starts what stays until the page is unloaded.
    await visitAll();
    const before = kept();
    await visitAll();
    await expect.poll(kept).toEqual(before);
  },
);

test('an unmounted site leaves no listeners or subscriptions', {
  tags: ['RTE-3'],
}, async () => {
  await mountSite(BASE);
  await leaveSite();
  // Ignores records, which stay until the page is unloaded.
  const keptOfSite = () => Object.entries(kept()).filter(([what]) => !what.includes('packages/storage/'));
  const before = keptOfSite();
  await mountSite(BASE);
  await leaveSite();
  await expect.poll(keptOfSite).toEqual(before);
});
