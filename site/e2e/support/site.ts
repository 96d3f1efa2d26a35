import { products } from '@loomwright/catalogue';
import type { BrowserContext, Page } from 'playwright/test';
import { twoFrames } from './observe.ts';
import { expect } from './site-test.ts';

const wordPages = [
  { path: '/products/compare', status: 200, title: 'Compare products', heading: 'Compare products' },
  {
    path: '/services',
    status: 200,
    title: 'Services',
    heading: "AI Solutions for Tomorrow's Challenges",
  },
  { path: '/about', status: 200, title: 'About us', heading: 'About us' },
  { path: '/contact', status: 200, title: 'Contact', heading: 'Contact' },
  { path: '/demo', status: 200, title: 'Schedule a demo', heading: 'Schedule a demo' },
  { path: '/faq', status: 200, title: 'Frequently asked questions', heading: 'Frequently asked questions' },
  { path: '/support', status: 200, title: 'Support', heading: 'Support' },
  { path: '/blog', status: 200, title: 'Blog', heading: 'Blog' },
  {
    path: '/blog/what-we-measure-every-week',
    status: 200,
    title: 'What we measure every week',
    heading: 'What we measure every week',
  },
  { path: '/blog/unknown', status: 404, title: 'Page Not Found', heading: 'Page Not Found' },
  { path: '/documentation', status: 200, title: 'Documentation', heading: 'Documentation' },
  {
    path: '/documentation/integrate-the-chatbot',
    status: 200,
    title: 'Integrate the chatbot',
    heading: 'Integrate the chatbot',
  },
  { path: '/forum', status: 200, title: 'Community forum', heading: 'Community forum' },
  { path: '/statecharts', status: 200, title: 'Statecharts', heading: 'Statecharts' },
  { path: '/statecharts/lock', status: 200, title: 'The lock statechart', heading: 'The lock statechart' },
  { path: '/statecharts/unknown', status: 404, title: 'Page Not Found', heading: 'Page Not Found' },
  { path: '/privacy', status: 200, title: 'Privacy', heading: 'Privacy' },
  { path: '/terms', status: 200, title: 'Terms', heading: 'Terms' },
  {
    path: '/forgot-password',
    status: 200,
    title: 'Forgot your password?',
    heading: 'Forgot your password?',
  },
] as const;

/** One address for every kind of public page, with its status, title and heading. */
export const pages = [
  {
    path: '/',
    status: 200,
    title: 'Intelligent AI Solutions for Next-Gen Business',
    heading: 'Intelligent AI Solutions for Next-Gen Business',
  },
  { path: '/products', status: 200, title: 'Products', heading: 'Products' },
  { path: '/products/1', status: 200, title: 'AI Chatbot Integration', heading: 'AI Chatbot Integration' },
  { path: '/products/6', status: 200, title: 'Portfolio Generator', heading: 'Portfolio Generator' },
  { path: '/products/999', status: 404, title: 'Product not found', heading: 'Product not found' },
  ...wordPages,
  {
    path: '/tools/portfolio-generator',
    status: 200,
    title: 'Portfolio Generator: your page as one file',
    heading: 'Portfolio Generator',
  },
  { path: '/cart', status: 200, title: 'Your cart', heading: 'Your cart' },
  { path: '/login', status: 200, title: 'Log in', heading: 'Log in' },
  { path: '/register', status: 200, title: 'Create your account', heading: 'Create your account' },
  { path: '/no/such/page', status: 404, title: 'Page Not Found', heading: 'Page Not Found' },
] as const;

/** The name of the product at `/products/{id}`. */
export const productName = (id: number) => products.find((product) => product.id === id)?.name ?? '';

export const widths = [360, 1280] as const;
export const heightOf = (width: number) => (width < 700 ? 740 : 800);

/** Waits until the page is hydrated: only then do links and buttons act on the client. */
export const waitUntilHydrated = (page: Page) =>
  expect(async () => {
    // A reloading page has no context for a moment.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (document.documentElement.dataset.hydrated === undefined) return;
            watching.disconnect();
            resolve();
          };
          const watching = new MutationObserver(look);
          watching.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
          look();
        }),
    );
  }, 'the page is hydrated').toPass({ intervals: [20, 50, 100] });

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

/** Writes texts to this browser's storage before any page of the site runs. */
export const seed = async (context: BrowserContext, texts: Readonly<Record<string, string>>) => {
  // A new window would cost more than the page.
  const blank = context.pages().find((page) => page.url() === 'about:blank');
  const page = blank ?? (await context.newPage());
  await openBlank(page);
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
  if (!blank) await page.close();
};

/** Replaces the browser's storage by these texts, for one page that visits many states. */
export const replaceStorage = async (page: Page, texts: Readonly<Record<string, string>> = {}) => {
  await openBlank(page);
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, texts);
};

interface StoredItem {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly image: string;
  readonly quantity: number;
}

/** A stored cart with lines given as `[product id, quantity]`. */
export const cartText = (...lines: readonly (readonly [id: number, quantity: number])[]) =>
  JSON.stringify(
    lines.map(
      ([id, quantity]): StoredItem => ({
        id,
        name: productName(id) || 'Something we sold once',
        price: 1,
        image: `/art/products/${id}.svg`,
        quantity,
      }),
    ),
  );

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The lines of the stored guest cart as `[product id, quantity]`. */
export const storedLines = async (page: Page) => {
  const items = JSON.parse((await readStored(page, 'cart')) ?? '[]') as readonly StoredItem[];
  return items.map(({ id, quantity }) => [id, quantity] as const);
};

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

/** The text of the `h1` in a document's HTML. */
export const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? 'no heading')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");
