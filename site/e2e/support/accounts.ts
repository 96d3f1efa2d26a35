import type { BrowserContext, Locator, Page } from 'playwright/test';
import { type admin, type member, type Person, userText } from './people.ts';
import { open, parseStored, seed } from './site.ts';
import { expect } from './site-test.ts';

export { admin, member, newcomer, type Person, userText } from './people.ts';
export { storedCart } from './site.ts';

/** Stores a session of this member, and other texts, before any page of the site runs. */
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

/** Fills in an email address and a password, and submits. */
export const submitLogin = async (page: Page, email: string, password: string) => {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await loginButton(page).click();
};

/** Waits for the page after a login: its arrival closes a menu opened before. */
const expectArrival = async (page: Page, form: RegExp) => {
  await expect(page).not.toHaveURL(form);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
};

/** Logs in on the login page, and waits for the page it leads to. */
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

/** The button of the bar that opens the user menu; any user's when no name is given. */
export const accountButton = (page: Page, name = '') =>
  page.getByRole('banner').getByRole('button', { name: `Account menu of ${name}` });
export const userMenu = (page: Page) => page.locator('#user-menu');
export const logOutButton = (page: Page) => userMenu(page).getByRole('button', { name: 'Logout' });

/** The login link, shown to guests only (NAV-3). */
export const guestLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Login', exact: true });

export const logOut = async (page: Page) => {
  // A page for guests redirects, which would close the menu again.
  await expectArrival(page, /\/(?:login|register)(?:\?|$)/);
  await accountButton(page).click();
  await logOutButton(page).click();
  await expect(accountButton(page)).toHaveCount(0);
};

/** The cart link of the bar, whose name has the number of items (NAV-5). */
export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart, / });

export const problemBox = (page: Page) =>
  page.getByRole('main').locator('[tabindex="-1"]').filter({ hasText: 'There is a problem' });
/** The links of the error summary, one for each field. */
export const problemLinks = (page: Page) => problemBox(page).getByRole('link');

/** A field is marked and described by exactly this error; by none for an empty text. */
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

/** The stored lockout; undefined when there is none. */
export const storedLockout = (page: Page) => parseStored<StoredLockout>(page, 'login_lockout');

interface StoredAccounts {
  readonly nextId: number;
  readonly accounts: readonly { readonly id: number; readonly email: string; readonly role?: string }[];
}

export const storedAccounts = async (page: Page): Promise<StoredAccounts> =>
  (await parseStored(page, 'users')) ?? { nextId: 0, accounts: [] };

/** What one frame was about to paint: links and buttons of the bar and of the page, and the page's heading. */
export interface Sight {
  readonly bar: readonly string[];
  readonly controls: readonly string[];
  readonly heading: string;
  readonly path: string;
}

/** Records what every frame paints, beginning with the first. */
export const recordSights = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    const sights: Sight[] = [];
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
      // A new ResizeObserver is called last in a frame: nothing changes between it and the paint.
      const last = new ResizeObserver(() => {
        last.disconnect();
        if (document.body) see();
      });
      last.observe(document.documentElement);
    };
    requestAnimationFrame(look);
  });

/** The frames until now, of which the last ones show the page: on a busy machine a page may live before its first frame. */
export const sightsOf = async (page: Page) => {
  const read = () => page.evaluate(() => (window as unknown as { sights: readonly Sight[] }).sights);
  const shown = async () => (await read()).filter(({ heading }) => heading !== '').length;
  await expect.poll(shown, 'frames that show the page').toBeGreaterThan(1);
  return read();
};

/** Every link and button of the bar in any frame. */
export const controlsInBar = (sights: readonly Sight[]) => [...new Set(sights.flatMap(({ bar }) => bar))];
