import { expect, type Page } from 'playwright/test';

/** What storage does from now on; its name is kept in `window.name`, which outlives documents. */
export const storageFaults = [
  'none',
  'none',
  'SecurityError',
  'QuotaExceededError',
  'ignored',
  'null',
] as const;
type StorageFault = (typeof storageFaults)[number];

/** One event of the monkey, as data. */
export type MonkeyEvent<Network> =
  | { readonly kind: 'press'; readonly nth: number }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  | { readonly kind: 'scroll'; readonly by: number }
  | { readonly kind: 'history'; readonly by: number }
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'reload' }
  | { readonly kind: 'resize'; readonly width: number }
  | { readonly kind: 'storage'; readonly fault: StorageFault }
  | { readonly kind: 'network'; readonly fault: Network };

/** In the page, before its scripts: storage that fails as `window.name` says. */
export const takeStorage = (): void => {
  const { getItem, removeItem, setItem } = Storage.prototype;
  const refuse = (isWrite: boolean) => {
    const fault = window.name;
    if (fault === 'SecurityError' || (fault === 'QuotaExceededError' && isWrite))
      throw new DOMException('by the monkey', fault);
  };
  Storage.prototype.getItem = function (key) {
    refuse(false);
    return window.name === 'null' ? null : getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, text) {
    refuse(true);
    if (window.name !== 'ignored') setItem.call(this, key, text);
  };
  Storage.prototype.removeItem = function (key) {
    refuse(false);
    if (window.name !== 'ignored') removeItem.call(this, key);
  };
};

/** In the page: the middle of the nth visible control that stays on the site, scrolled into view. */
const placeOfControl = (nth: number) => {
  const isOfSite = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement)) return true;
    return element.origin === location.origin && element.target !== '_blank';
  };
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]'),
  ].filter((element) => isOfSite(element) && element.checkVisibility({ visibilityProperty: true }));
  const control = controls[nth % controls.length];
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
  const name = (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 30);
  return { x: left + width / 2, y: top + height / 2, name: `<${control.localName}> ${name}` };
};

/** Until the page has painted: what the event leads to has begun by then. */
const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const act = async <Network>(
  page: Page,
  event: MonkeyEvent<Network>,
  spoil: (fault: Network) => void,
): Promise<string> => {
  switch (event.kind) {
    case 'press': {
      const place = await page.evaluate(placeOfControl, event.nth);
      if (place) await page.mouse.click(place.x, place.y);
      return `press ${place?.name ?? 'nothing'}`;
    }
    case 'key':
      await page.keyboard.press(event.key);
      return `key ${event.key}`;
    case 'type':
      await page.keyboard.insertText(event.text.slice(0, 80));
      return `type ${JSON.stringify(event.text.slice(0, 40))}`;
    case 'point':
      await page.mouse.click(event.x, event.y);
      return `point ${event.x} ${event.y}`;
    case 'scroll':
      await page.mouse.wheel(0, event.by);
      return `scroll ${event.by}`;
    case 'history':
      await page.evaluate((by) => history.go(by), event.by);
      return `history ${event.by}`;
    case 'open':
      await page.goto(event.path, { waitUntil: 'domcontentloaded' });
      return `open ${event.path}`;
    case 'reload':
      await page.reload({ waitUntil: 'domcontentloaded' });
      return 'reload';
    case 'resize':
      await page.setViewportSize({ width: event.width, height: 800 });
      return `resize ${event.width}`;
    case 'storage':
      await page.evaluate((fault) => {
        window.name = fault === 'none' ? '' : fault;
      }, event.fault);
      return `storage ${event.fault}`;
    case 'network':
      spoil(event.fault);
      return `network ${event.fault}`;
  }
};

const PATIENCE_MS = 10_000;

/** Rejects when the browser does not take an event: input waits for a page that hangs. */
const within = async <T>(work: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} hangs`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Does what the event says, by trusted input; returns what that was, in this page. */
export const pressControl = async <Network>(
  page: Page,
  event: MonkeyEvent<Network>,
  spoil: (fault: Network) => void,
): Promise<string> => {
  try {
    const what = await within(act(page, event, spoil), JSON.stringify(event));
    await within(page.evaluate(settle), `the page after ${what}`);
    return what;
  } catch (error) {
    const { message } = error as Error;
    // The document was left meanwhile, and input that meets that may never be answered: the new one has to respond.
    if (!/hangs$|context was destroyed|interrupted|navigat|ERR_ABORTED|frame was detached/i.test(message))
      throw error;
    const responds = () =>
      page.evaluate(settle).then(
        () => true,
        () => false,
      );
    await expect.poll(responds, `the page responds after ${event.kind}`).toBe(true);
    return `${event.kind} while leaving`;
  }
};
