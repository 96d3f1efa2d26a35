import type { BrowserContext, Locator, Page } from 'playwright/test';
import { type admin, type member, type Person, userText } from './people.ts';
import { open, parseStored, seed } from './site.ts';
import { expect } from './site-test.ts';

export { admin, member, newcomer, type Person, userText } from './people.ts';
export { storedCart } from './site.ts';

export const seedUser = (
  context: BrowserContext,
  who: typeof member | typeof admin,
  texts: Readonly<Record<string, string>> = {},
) => seed(context, { user: userText(who), ...texts });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true });
export const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Log in|Logging in…)$/ });
export const registerButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Create account|Creating account…)$/ });

export const submitLogin = async (page: Page, email: string, password: string) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await loginButton(page).click();
};

/** Waits for the navigation after a login to end, because navigation closes open menus. */
const expectArrival = async (page: Page, form: RegExp) => {
  await expect(page).not.toHaveURL(form);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
};

export const logIn = async (page: Page, who: Person, path = '/login') => {
  await open(page, path);
  await submitLogin(page, who.email, who.password);
  await expect(accountButton(page, who.name)).toBeVisible();
  await expectArrival(page, /\/login/);
};

export const fillRegistration = async (page: Page, { name, email, password }: Person) => {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await field(page, 'I agree to the Terms').check();
};

export const accountButton = (page: Page, name = '') =>
  page.getByRole('banner').getByRole('button', { name: `Account menu of ${name}` });
export const userMenu = (page: Page) => page.locator('#user-menu');
export const logOutButton = (page: Page) => userMenu(page).getByRole('button', { name: 'Logout' });

export const guestLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });

export const logOut = async (page: Page) => {
  await expectArrival(page, /\/(?:login|register)(?:\?|$)/);
  await accountButton(page).click();
  await logOutButton(page).click();
  await expect(accountButton(page)).toHaveCount(0);
};

export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / });

export const problemBox = (page: Page) =>
  page.getByRole('main').locator('[tabindex="-1"]').filter({ hasText: 'There is a problem' });
export const problemLinks = (page: Page) => problemBox(page).getByRole('link');

export const expectError = async (page: Page, label: string, message: string) => {
  const control = field(page, label);
  if (message === '') return expect(control).not.toHaveAttribute('aria-invalid');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  const words = message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await expect(control).toHaveAccessibleDescription(new RegExp(`(?:^|\\s)Error: ${words}$`));
};

export interface StoredLockout {
  readonly failures: number;
  readonly locks: number;
  readonly lockedUntil: number | null;
}

export const storedLockout = (page: Page) => parseStored<StoredLockout>(page, 'login_lockout');

interface StoredAccounts {
  readonly nextId: number;
  readonly accounts: readonly { readonly id: number; readonly email: string; readonly role?: string }[];
}

export const storedAccounts = async (page: Page): Promise<StoredAccounts> =>
  (await parseStored(page, 'users')) ?? { nextId: 0, accounts: [] };

export interface PaintedFrame {
  readonly bar: readonly string[];
  readonly controls: readonly string[];
  readonly heading: string;
  readonly path: string;
}

export const recordPaints = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const sights: PaintedFrame[] = [];
    Object.assign(window, { sights });
    const namesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => element.ariaLabel ?? (element.textContent || (element as HTMLInputElement).name));
    const see = () => {
      sights.push({
        bar: namesOf('header :is(a, button)'),
        controls: namesOf('main :is(a, button, input)'),
        heading: namesOf('h1').join(' | '),
        path: window.location.pathname,
      });
    };
    const look = () => {
      requestAnimationFrame(look);
      // A new ResizeObserver reports last in a frame, right before the paint.
      const last = new ResizeObserver(() => {
        last.disconnect();
        if (document.body) see();
      });
      last.observe(document.documentElement);
    };
    requestAnimationFrame(look);
  });

/** Waits for a second frame, because on a slow machine hydration may precede the first. */
export const paintsOf = async (page: Page) => {
  const read = () => page.evaluate(() => (window as unknown as { sights: readonly PaintedFrame[] }).sights);
  const shown = async () => (await read()).filter(({ heading }) => heading !== '').length;
  await expect.poll(shown, 'frames that show the page').toBeGreaterThan(1);
  return read();
};

export const controlsInBar = (sights: readonly PaintedFrame[]) => [
  ...new Set(sights.flatMap(({ bar }) => bar)),
];
