// Runs in every document before its first paint. Must never throw, even if storage is blocked or broken.
import { settings } from '@loomwright/shell';
import { isSearchKey } from '../search/is-search-key.ts';

const { dataset } = document.documentElement;
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const parsed = (key: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(stored(key) || '{}') ?? {};
  } catch {
    return {};
  }
};

dataset.js = '';
// Pages restore the scroll position themselves (RTE-3), and hide results until the query is applied (RTE-5).
history.scrollRestoration = 'manual';
if (location.search) dataset.query = '';
const preferences = parsed('preferences');
for (const [name, [, ...others]] of Object.entries(settings)) {
  const value = others.find((other) => other === preferences[name]);
  if (value) dataset[name] = value;
}
// Hides guest links while a session is restored (NAV-7), and the empty cart if a cart is stored (CRT-4).
if (stored('cart')) dataset.cart = '';
const { id } = parsed('user');
if (Number.isInteger(id) && (id as number) > 0) dataset.session = '';

const [font, entry, ...parts] =
  document.querySelector<HTMLMetaElement>('meta[name="start"]')?.content.split(' ') ?? [];
const load = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));
try {
  // Only the first document of a tab shows the splash (SPL-2). Later ones have the font in the cache.
  if (sessionStorage.getItem('splash_seen')) {
    dataset.splash = '';
    if (font) load({ rel: 'preload', as: 'font', crossOrigin: '', href: font });
  }
  sessionStorage.setItem('splash_seen', '1');
} catch {}

let isStarted = !entry;
let isBroken = false;
let captured: HTMLElement | undefined;

const replay = (control: HTMLElement | undefined) => {
  captured = undefined;
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control?.click();
};
/** Without the site's code, links and forms still work, but no session is restored. */
const fail = () => {
  isBroken = true;
  delete dataset.session;
  replay(captured);
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of parts) load({ rel: 'modulepreload', href });
  import(entry as string).catch(fail);
};
/** Holds back the last press, submit or search key until it can be repeated after hydration. */
const capture = (event: Event) => {
  const { key, repeat: isHeld, target, type } = event as KeyboardEvent;
  if (!(target instanceof Element)) return;
  // A held Enter would follow a link, or open and close a `details` element, again and again (BRW-2).
  if (isHeld && key === 'Enter' && target.closest('a, summary')) event.preventDefault();
  const isKey = type === 'keydown' && isSearchKey(event as KeyboardEvent, dataset.searchKey !== 'off');
  const control = isKey
    ? document.querySelector<HTMLElement>('[aria-keyshortcuts]')
    : type !== 'keydown' && target.closest<HTMLElement>(type === 'submit' ? 'form' : 'button');
  if (!control) return;
  // The browser may submit only a form with an `action`, and never one with a password (FRM-3).
  if (isBroken && (type !== 'submit' || control.hasAttribute('action'))) return;
  event.preventDefault();
  captured = control;
};
const eventTypes = ['keydown', 'click', 'submit'];
for (const type of eventTypes) addEventListener(type, capture, true);
addEventListener('site-failed', fail);
addEventListener('site-hydrated', (event) => {
  for (const type of eventTypes) removeEventListener(type, capture, true);
  // Repeats the event on the control, or on its replacement if React rendered the page again.
  replay(captured && (event as CustomEvent).detail(captured));
});

// A press or key ends the splash and loads the code at once, even before the first paint.
const startEarly = () => {
  dataset.splash = '';
  start();
};
for (const type of ['keydown', 'pointerdown', 'click'])
  addEventListener(type, startEarly, { capture: true, once: true, passive: true });
if (!document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
else addEventListener('load', start);
