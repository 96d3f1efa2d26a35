import { readFileSync } from 'node:fs';
import { products } from '@loomwright/catalogue';
import { samples } from '@loomwright/machine-testing';
import { DEFAULT_PREFERENCES, type Settings } from '@loomwright/shell';
import type { BrowserContext, Page } from 'playwright/test';
import type { BuiltPage } from '../../build/plugin/site-build.ts';
import { twoFrames } from './observe.ts';
import { expect } from './site-test.ts';

export const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");

const readBuilt = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');

export const sourceFiles: Readonly<
  Record<string, { readonly css?: readonly string[]; readonly file: string }>
> = JSON.parse(readBuilt('server/client-manifest.json'));

/** The URL pattern of the code built from a source file. `main.tsx` hydrates the page. */
export const codeOf = (source: string): string => {
  const built = sourceFiles[`src/${source}`];
  if (!built) throw new Error(`the build has no chunk for src/${source} alone`);
  return `**/${built.file}`;
};

export const builtPages: readonly BuiltPage[] = JSON.parse(readBuilt('server/pages.json'));

/** False for pages of a feature that the build leaves out (`site/features.ts`). */
export const isBuilt = (href: string): boolean =>
  builtPages.some(({ path, status }) => status === 200 && path === href.replace(/[?#].*/, ''));

export const publicPages = builtPages
  .filter(({ access }) => access === 'everyone' || access === 'guests')
  .map((page) => (page.path === '/404' ? { ...page, path: '/no/such/page' } : page));

const headingIn = (file: string) => headingOf(readBuilt(`public/${file}`));

/** The first document of each route; in the deep run, all of them. */
export const pages = [...new Set(publicPages.map(({ route }) => route))].flatMap((route) => {
  const [first, ...others] = publicPages.filter((page) => page.route === route);
  const sorted = [...(first ? [first] : []), ...others.toSorted((a, b) => b.status - a.status)];
  return samples(sorted, 1).map((page) => ({ ...page, heading: headingIn(page.file) }));
});

export const productName = (id: number) => products.find((product) => product.id === id)?.name ?? '';

export const heightOf = (width: number) => (width < 700 ? 740 : 800);

const isHydrated = () =>
  new Promise<void>((resolve) => {
    const { documentElement: html } = document;
    const look = () => html.dataset.hydrated !== undefined && resolve();
    new MutationObserver(look).observe(html, { attributeFilter: ['data-hydrated'] });
    look();
  });

export const waitUntilHydrated = (page: Page) =>
  // Retried, because a page briefly has no context while it reloads.
  expect(() => page.evaluate(isHydrated), `${page.url()} is hydrated`).toPass({ intervals: [20, 50, 100] });

export const open = async (page: Page, path: string) => {
  // Chromium draws a background tab only once a second, which slows every click.
  if (page.context().pages().length > 1) await page.bringToFront();
  await page.goto(path);
  await waitUntilHydrated(page);
};

export const openBlank = async (page: Page) => {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/seed', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/seed', { waitUntil: 'commit' });
};

type Texts = Readonly<Record<string, string>>;

const write = (entries: Texts) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};

export const seed = async (context: BrowserContext, texts: Texts) => {
  // Reuses the blank page, because opening a new one takes longer than loading `/seed`.
  const blank = context.pages().find((page) => page.url() === 'about:blank');
  const page = blank ?? (await context.newPage());
  await openBlank(page);
  await page.evaluate(write, texts);
  if (!blank) await page.close();
};

export const replaceStorage = async (page: Page, texts: Texts = {}) => {
  await openBlank(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(write, texts);
};

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

export const preferencesText = (choice: Partial<Settings> = {}) =>
  JSON.stringify({ ...DEFAULT_PREFERENCES, ...choice });

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

export const parseStored = async <T>(page: Page, key: string): Promise<T | undefined> =>
  JSON.parse((await readStored(page, key)) ?? 'null') ?? undefined;

export const storedCart = async (page: Page, key: string) => {
  const items = await parseStored<readonly { readonly id: number; readonly quantity: number }[]>(page, key);
  return items?.map(({ id, quantity }) => [id, quantity] as const);
};

export const storedLines = async (page: Page) => (await storedCart(page, 'cart')) ?? [];

export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).filter({ visible: true });

export const scrollYOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollYOf(page)).toBe(y);
  // The scroll event fires by the next frame.
  await twoFrames(page);
};

const start = new Date('2026-05-06T10:00:00Z');

export const openWithStoppedClock = async (page: Page, path: string) => {
  await page.clock.install({ time: start });
  await open(page, path);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
};

export const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });

export const mainLink = (page: Page, name: string) =>
  page.getByLabel('Main').getByRole('link', { name, exact: true });
