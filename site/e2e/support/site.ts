import { readFileSync } from 'node:fs';
import { products } from '@loomwright/catalogue';
import { samples } from '@loomwright/machine-testing';
import { DEFAULT_PREFERENCES, type Settings } from '@loomwright/shell';
import type { BrowserContext, Page } from 'playwright/test';
import type { BuiltPage } from '../../build/plugin/site-build.ts';
import { twoFrames } from './observe.ts';
import { expect } from './site-test.ts';

/** The text of the `h1` in a document's HTML. */
export const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");

const readBuilt = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');

/** What the build has made of each source file. */
export const sourceFiles: Readonly<
  Record<string, { readonly css?: readonly string[]; readonly file: string }>
> = JSON.parse(readBuilt('server/client-manifest.json'));

/** The addresses of the code that the build has made of a source file: `main.tsx` is what makes a document alive. */
export const codeOf = (source: string): string => {
  const built = sourceFiles[`src/${source}`];
  if (!built) throw new Error(`the build has no code of src/${source} alone`);
  return `**/${built.file}`;
};

/** Every document that the build has made. */
export const builtPages: readonly BuiltPage[] = JSON.parse(readBuilt('server/pages.json'));

/** Whether the build has the page of a link: a part may be left out (`site/features.ts`). */
export const isBuilt = (href: string): boolean =>
  builtPages.some(({ path, status }) => status === 200 && path === href.replace(/[?#].*/, ''));

/** The documents that need no session; the one with status 404 by an address that has no page. */
export const publicPages = builtPages
  .filter(({ access }) => access === 'everyone' || access === 'guests')
  .map((page) => (page.path === '/404' ? { ...page, path: '/no/such/page' } : page));

const headingIn = (file: string) => headingOf(readBuilt(`public/${file}`));

/** Of each route the first document; all of them in the long run. */
export const pages = [...new Set(publicPages.map(({ route }) => route))].flatMap((route) => {
  const [first, ...others] = publicPages.filter((page) => page.route === route);
  const sorted = [...(first ? [first] : []), ...others.toSorted((a, b) => b.status - a.status)];
  return samples(sorted, 1).map((page) => ({ ...page, heading: headingIn(page.file) }));
});

/** The name of the product at `/products/{id}`. */
export const productName = (id: number) => products.find((product) => product.id === id)?.name ?? '';

export const heightOf = (width: number) => (width < 700 ? 740 : 800);

const isHydrated = () =>
  new Promise<void>((resolve) => {
    const { documentElement: html } = document;
    const look = () => html.dataset.hydrated !== undefined && resolve();
    new MutationObserver(look).observe(html, { attributeFilter: ['data-hydrated'] });
    look();
  });

/** Waits until the page is hydrated: only then do links and buttons act on the client. */
export const waitUntilHydrated = (page: Page) =>
  // A reloading page has no context for a moment.
  expect(() => page.evaluate(isHydrated), `${page.url()} is hydrated`).toPass({ intervals: [20, 50, 100] });

/** Loads an address and waits until the page is hydrated. */
export const open = async (page: Page, path: string) => {
  // A tab loaded behind another one draws one frame a second from then on, which slows every click.
  if (page.context().pages().length > 1) await page.bringToFront();
  await page.goto(path);
  await waitUntilHydrated(page);
};

/** Opens a document of the site's origin without scripts and icon. */
export const openBlank = async (page: Page) => {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/seed', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/seed', { waitUntil: 'commit' });
};

type Texts = Readonly<Record<string, string>>;

const write = (entries: Texts) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};

/** Writes texts to this browser's storage before any page of the site runs. */
export const seed = async (context: BrowserContext, texts: Texts) => {
  // A new window would cost more than the page.
  const blank = context.pages().find((page) => page.url() === 'about:blank');
  const page = blank ?? (await context.newPage());
  await openBlank(page);
  await page.evaluate(write, texts);
  if (!blank) await page.close();
};

/** Replaces the browser's storage by these texts, for one page that visits many states. */
export const replaceStorage = async (page: Page, texts: Texts = {}) => {
  await openBlank(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(write, texts);
};

/** A stored cart with lines given as `[product id, quantity]`. */
export const cartText = (...lines: readonly (readonly [id: number, quantity: number])[]) =>
  JSON.stringify(
    lines.map(([id, quantity]) => ({
      id,
      name: productName(id) || 'Something we sold once',
      price: 1,
      image: `/art/products/${id}.svg`,
      quantity,
    })),
  );

/** The stored preferences after these choices. */
export const preferencesText = (choice: Partial<Settings> = {}) =>
  JSON.stringify({ ...DEFAULT_PREFERENCES, ...choice });

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** What is stored as JSON; undefined when there is no such key. */
export const parseStored = async <T>(page: Page, key: string): Promise<T | undefined> =>
  JSON.parse((await readStored(page, key)) ?? 'null') ?? undefined;

/** The stored lines of a cart as `[product id, quantity]`; undefined when there is no such key. */
export const storedCart = async (page: Page, key: string) => {
  const items = await parseStored<readonly { readonly id: number; readonly quantity: number }[]>(page, key);
  return items?.map(({ id, quantity }) => [id, quantity] as const);
};

/** The stored lines of the guest cart. */
export const storedLines = async (page: Page) => (await storedCart(page, 'cart')) ?? [];

export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).filter({ visible: true });

export const scrollYOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollYOf(page)).toBe(y);
  // The page receives the event by the next frame.
  await twoFrames(page);
};

const start = new Date('2026-05-06T10:00:00Z');

/** Opens an address with a stopped clock; `page.clock.runFor` advances it. */
export const openFrozen = async (page: Page, path: string) => {
  await page.clock.install({ time: start });
  await open(page, path);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
};

export const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });

/** A link of the bar. */
export const mainLink = (page: Page, name: string) =>
  page.getByLabel('Main').getByRole('link', { name, exact: true });
