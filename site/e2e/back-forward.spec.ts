import { type Browser, type BrowserContext, chromium, expect, type Page, test } from 'playwright/test';
import { findChromium } from '../checks/find-program.mjs';
import { accountButton, guestLink, heading, logOut, member, seedUser, userText } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { open } from './support/site.ts';

// Playwright disables the back-forward cache: this test starts its own browser with the cache, and uses no other.
let browser: Browser;
let context: BrowserContext;

test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...launchOptions,
    // The headless shell keeps a page in few visits: most of this test would be skipped.
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());
test.beforeEach(async ({ baseURL, viewport }) => {
  context = await browser.newContext({ ...(baseURL && { baseURL }), viewport });
  // Records whether the page came from the cache.
  await context.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { shown: { persisted } }));
    sessionStorage.setItem('splash_seen', '1');
  });
});
test.afterEach(() => context.close());

/** Paints a member's data magenta, which nothing else is. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('h1, header [aria-label^="Account menu"]'))
      element.style.background = '#f0f';
  });

/** The number of magenta pixels in each picture, counted by an unrelated page. */
const countMarked = (counter: Page, pictures: readonly string[]) =>
  Promise.all(
    pictures.map((picture) =>
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
      }, picture),
    ),
  );

/** Waits until no record holds a lock: a page that holds one is not cached. */
const settle = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0), {
      message: 'locks are free',
    })
    .toBe(0);

// Permanent: the browser alone decides whether it caches a page, by memory and time, and no setting forces it. Without a
// cached page there is nothing to test, and the run counts the test as skipped.
const skipUnless = (isKept: boolean) =>
  test.skip(!isKept, 'this browser did not cache the page: there is nothing to test');

const screencast = { format: 'png', maxWidth: 640, maxHeight: 400 } as const;

/**
 * Goes to another document, and back once `meanwhile` is done, until `arrival`. Returns every frame the browser drew on
 * the way, including the first, which scripts cannot see.
 */
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
  // The frame before: the other document.
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  // After this call has ended, since it belongs to the document that is left.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  // The other document was shown as well: first its end, then the event of the one that came back.
  await arrival();
  await expect.poll(() => page.evaluate(() => 'shown' in window).catch(() => false)).toBe(true);
  const { persisted } = await page.evaluate(
    () => (window as unknown as { shown: { persisted: boolean } }).shown,
  );
  // A page that a lock kept out of the cache fails above, where locks must be free.
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  await twoFrames(page);
  await devtools.send('Page.stopScreencast');
  // A recording begins with the page as it is: the last picture of the first one may be older.
  const before = pictures.length;
  await devtools.send('Page.startScreencast', screencast);
  await expect.poll(() => pictures.length).toBeGreaterThan(before);
  await devtools.send('Page.stopScreencast');
  return { pictures, isKept: persisted };
};

const markAccount = async (page: Page) => {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('4 unread', { exact: true })).toBeVisible();
  await expect(accountButton(page, member.name)).toBeVisible();
  await mark(page);
};

test('the back-forward cache shows nothing of who logged out, and no password', {
  tag: ['@AUT-1', '@NAV-7', '@DSH-3', '@LGN-5', '@LGN-6'],
}, async () => {
  await seedUser(context, member);
  const page = await context.newPage();
  await open(page, '/dashboard');
  const other = await context.newPage();
  await open(other, '/products');
  const password = page.getByLabel('Password', { exact: true });

  await test.step('the dashboard of a member who logged out meanwhile is never visible', async () => {
    await markAccount(page);
    // Cached or evicted, the frames drawn on the way count.
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
    expect((await countMarked(other, pictures)).filter((marked) => marked > 0)).toEqual([]);
  });

  await test.step('a login form hides its password', async () => {
    await open(page, '/login');
    await password.fill('shown-on-the-screen');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    const { isKept } = await leaveAndComeBack(
      page,
      async () => {},
      () => expect(password).toHaveAttribute('type', 'password'),
    );
    skipUnless(isKept);
  });

  await test.step('and redirects when a member logged in meanwhile', () =>
    leaveAndComeBack(
      page,
      () => other.evaluate((text) => localStorage.setItem('user', text), userText(member)),
      async () => {
        await expect(page).toHaveURL('/dashboard');
        await expect(heading(page)).toHaveText('Dashboard');
      },
    ));

  await test.step('a signed-in member finds the page as it was', async () => {
    await markAccount(page);
    const { pictures, isKept } = await leaveAndComeBack(
      page,
      async () => {},
      async () => {
        await expect(page).toHaveURL('/dashboard');
        await expect(page.getByText(`Welcome back, ${member.name}.`)).toBeVisible();
        await expect(accountButton(page, member.name)).toBeVisible();
      },
    );
    skipUnless(isKept);
    // The same pictures do show a member's data when it may be visible.
    expect(Math.max(...(await countMarked(other, pictures)))).toBeGreaterThan(0);
  });
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
