import { type Browser, type BrowserContext, chromium, expect, type Page, test } from 'playwright/test';
import { findChromium } from '../checks/find-program.mjs';
import { accountButton, guestLink, heading, logOut, member, seedUser } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { open } from './support/site.ts';

// Playwright disables the back-forward cache, so these tests launch their own browser.
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    // The headless shell rarely keeps a page in that cache.
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());
test.beforeEach(async ({ baseURL, viewport }) => {
  context = await browser.newContext({ ...(baseURL && { baseURL }), viewport });
  await context.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { shown: { persisted } }));
    sessionStorage.setItem('splash_seen', '1');
  });
});
test.afterEach(() => context.close());

const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('h1, header [aria-label^="Account menu"]'))
      element.style.background = '#f0f';
  });

const countMarked = (counter: Page, picture: string) =>
  counter.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const dots = drawing?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    let marked = 0;
    for (let at = 0; at < dots.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = dots.subarray(at, at + 3);
      if (red > 240 && green < 20 && blue > 240) marked += 1;
    }
    return marked;
  }, picture);

/** Browsers do not cache a page that holds a lock. */
const settle = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0), {
      message: 'locks are free',
    })
    .toBe(0);

const screencast = { format: 'png', maxWidth: 640, maxHeight: 400 } as const;

/** Returns every frame that the browser drew, including the first, which scripts cannot observe. */
const leaveAndComeBack = async (
  page: Page,
  meanwhile: () => Promise<void>,
  arrival: () => Promise<void>,
): Promise<{ readonly pictures: readonly string[]; readonly isKept: boolean }> => {
  await settle(page);
  await page.goto('/robots.txt');
  await meanwhile();
  await page.bringToFront();
  const devtools = await context.newCDPSession(page);
  const pictures: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', screencast);
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  // Delayed, because going back ends the document in which `evaluate` runs.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await arrival();
  await expect.poll(() => page.evaluate(() => 'shown' in window).catch(() => false)).toBe(true);
  const { persisted } = await page.evaluate(
    () => (window as unknown as { shown: { persisted: boolean } }).shown,
  );
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  await twoFrames(page);
  await devtools.send('Page.stopScreencast');
  // A new screencast starts with the current frame, whereas the last frame of the old one may be outdated.
  const before = pictures.length;
  await devtools.send('Page.startScreencast', screencast);
  await expect.poll(() => pictures.length).toBeGreaterThan(before);
  await devtools.send('Page.stopScreencast');
  return { pictures, isKept: persisted };
};

test('the back-forward cache shows no data of a user who has logged out', {
  tag: ['@AUT-1', '@NAV-7', '@DSH-3', '@LGN-5'],
}, async () => {
  await seedUser(context, member);
  const page = await context.newPage();
  await open(page, '/dashboard');
  const other = await context.newPage();
  await open(other, '/products');
  await expect(page.getByText('4 unread', { exact: true })).toBeVisible();
  await expect(accountButton(page, member.name)).toBeVisible();
  await mark(page);
  expect(await countMarked(other, (await page.screenshot()).toString('base64'))).toBeGreaterThan(0);
  const { pictures } = await leaveAndComeBack(
    page,
    () => logOut(other),
    async () => {
      await expect(page).toHaveURL(/\/login(?:\?|$)/);
      await expect(heading(page)).toHaveText('Log in');
    },
  );
  expect(await page.content()).not.toContain(member.name);
  await expect(guestLink(page)).toBeVisible();
  for (const picture of pictures) expect(await countMarked(other, picture)).toBe(0);
});

test('a login form from the back-forward cache hides its password', { tag: '@LGN-6' }, async () => {
  const page = await context.newPage();
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('shown-on-the-screen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const { isKept } = await leaveAndComeBack(
    page,
    async () => {},
    () => expect(password).toHaveAttribute('type', 'password'),
  );
  test.skip(!isKept, 'this browser did not cache the page: there is nothing to test');
});

test('a form from the back-forward cache has the latest draft of its tab', {
  tag: '@FRM-3',
}, async () => {
  const page = await context.newPage();
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('The beginning');
  await settle(page);
  await open(page, '/support');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(message).toHaveValue('The beginning');
  await message.fill('The beginning and the end');
  await settle(page);
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('The beginning and the end');
});
