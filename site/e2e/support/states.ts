import { fileURLToPath } from 'node:url';
import { company } from '@loomwright/content';
import { MAX_FAILURES } from '@loomwright/login/limits';
import type { Page } from 'playwright/test';
import { accountButton, admin, loginButton, member, userMenu, userText } from './accounts.ts';
import { goToStep, portfolioText, TOOL } from './portfolio.ts';
import { builtPages, cartText, isBuilt, open, pages, replaceStorage } from './site.ts';
import { expect } from './site-test.ts';

/** Pages that need a session, each with an account that may open it (DSH-3). */
export const memberPages = builtPages.flatMap(({ access, path, title }) =>
  access === 'members' || access === 'admins'
    ? [{ path, title, heading: title, who: access === 'admins' ? admin : member }]
    : [],
);

export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Storage by key. A function receives the current time in milliseconds. */
  readonly texts?: Readonly<Record<string, string>> | ((now: number) => Readonly<Record<string, string>>);
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly title?: string;
  readonly heading?: string;
}

const user = userText(member);
const openMenu = async (page: Page) => {
  await accountButton(page).click();
  await expect(userMenu(page)).toBeVisible();
};

// Product 77 is discontinued, so the build has no picture of it.
const picture = fileURLToPath(new URL('../../dist/public/favicon.svg', import.meta.url));
const drawGone = (page: Page) =>
  page.route('/art/products/77.svg', (route) => route.fulfill({ path: picture }));

const removeFirst = (page: Page) => page.getByRole('button', { name: 'Remove AI Chatbot' }).click();

const awaitNotifications = (page: Page) =>
  expect(page.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();

const failDownload = async (page: Page) => {
  await goToStep(page, 'Download');
  await page.getByRole('button', { name: 'Download the page' }).click();
  await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible();
};

const ofBuild = (all: readonly PageState[]) =>
  all.filter(({ path }) => isBuilt(path) || !/^\/(?:statecharts|tools)\b/.test(path));

/** Each page as it first opens, then the other states of pages (A11-1). */
export const states: readonly PageState[] = ofBuild([
  ...pages.map(({ heading, path, title }) => ({ name: path, path, title, heading })),
  { name: 'nothing found', path: '/products?q=nothing+like+it' },
  { name: 'a comparison', path: '/products/compare?ids=1,3,6' },
  { name: 'a filled cart', path: '/cart', texts: { cart: cartText([1, 2], [3, 99]) } },
  {
    name: 'a removed line',
    path: '/cart',
    texts: { cart: cartText([1, 2], [3, 1], [77, 1]) },
    prepare: drawGone,
    reach: removeFirst,
  },
  {
    name: 'a cleared cart',
    path: '/cart',
    texts: { cart: cartText([1, 2]) },
    reach: (page) => page.getByRole('button', { name: 'Clear cart' }).click(),
  },
  {
    name: 'a notice and the way up',
    path: '/products/1',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.evaluate(() => window.scrollTo(0, 400));
    },
  },
  {
    name: 'a login with errors',
    path: '/login',
    reach: async (page) => {
      await loginButton(page).click();
      await expect(page.getByRole('link', { name: 'Password is required' })).toBeVisible();
    },
  },
  {
    name: 'a locked login',
    path: '/login',
    texts: (now) => ({
      login_lockout: JSON.stringify({ failures: MAX_FAILURES, locks: 1000, lockedUntil: now + 400_000 }),
    }),
    reach: (page) => expect(page.getByText('Too many login attempts.')).toBeVisible(),
  },
  ...memberPages.map(({ who, ...page }) => ({
    ...page,
    name: page.path,
    texts: { user: userText(who) },
    ...(page.path.endsWith('dashboard') && { reach: awaitNotifications }),
  })),
  {
    name: 'admins only',
    path: '/admin-dashboard',
    texts: { user },
    reach: (page) => expect(page.getByRole('heading', { name: 'Admins only' })).toBeVisible(),
  },
  { name: 'a user menu', path: '/products', texts: { user }, reach: openMenu },
  {
    name: 'a portfolio with errors',
    path: TOOL,
    texts: {
      portfolio: portfolioText(['A loom', '', 'Three', 'Four', 'Five'], { name: '', headline: 'I weave' }),
    },
    reach: failDownload,
  },
  {
    name: 'a portfolio’s projects',
    path: TOOL,
    texts: { portfolio: portfolioText(['A loom']) },
    reach: (page) => goToStep(page, 'Projects'),
  },
  {
    name: 'a simulation',
    path: `/statecharts/session?simulate#steps=${encodeURIComponent('[{"kind":"send","event":{"type":"session.logOut"}}]')}`,
    reach: (page) => expect(page.getByText(/^In loading\./)).toBeVisible(),
  },
]);

export const enter = async (page: Page, { path, reach, texts }: PageState, now = Date.now()) => {
  const stored = (typeof texts === 'function' ? texts(now) : texts) ?? {};
  await replaceStorage(page, stored);
  await open(page, path);
  if (stored.user) await expect(accountButton(page)).toBeVisible();
  await reach?.(page);
};

export const expectOutline = async (page: Page, { heading, path, title }: Omit<PageState, 'name'>) => {
  const level1 = page.getByRole('heading', { level: 1 });
  await expect.soft(level1, path).toHaveCount(1);
  if (heading) await expect.soft(level1, path).toHaveAccessibleName(heading);
  if (title) await expect.soft(page, path).toHaveTitle(`${title} · ${company.name}`);
  const outline = await page.evaluate(() => ({
    main: document.querySelectorAll('main').length,
    banner: document.querySelectorAll('body header:not(main *)').length,
    contentinfo: document.querySelectorAll('body footer:not(main *)').length,
    focused: document.activeElement?.localName,
  }));
  expect.soft(outline, path).toEqual({ main: 1, banner: 1, contentinfo: 1, focused: 'body' });
};
