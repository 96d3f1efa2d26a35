import { products } from '@loomwright/catalogue';
import { company } from '@loomwright/content';
import { samples } from '@loomwright/machine-testing';
import type { Locator, Page } from 'playwright/test';
import { lose, lost } from './support/lose.ts';
import { hold, recordAnnouncements, takeAnnouncements, twoFrames } from './support/observe.ts';
import {
  headingOf,
  mainLink,
  notice,
  open,
  openFrozen,
  scrollTo,
  scrollYOf,
  waitUntilHydrated,
} from './support/site.ts';
import { answered404, expect, test, withMotion } from './support/site-test.ts';

test.use(withMotion);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('at another spelling of an address the document and the hydrated page agree', {
  tag: ['@RTE-1', '@RTE-5'],
}, async ({ page, watch }) => {
  watch.expects(answered404);
  // The server's tests prove its reply to each of them.
  const addresses = [
    '/products/01',
    '/%70roducts',
    '/products/1/x',
    '/LOGIN',
    '/products/%31',
    '/Products',
    '/CART',
    '/%72egister',
    '/404',
  ];
  for (const path of samples(addresses))
    await test.step(path, async () => {
      const response = await page.goto(path);
      const drawn = headingOf((await response?.text()) ?? '');
      expect(response?.status(), path).toBe(/not found/i.test(drawn) ? 404 : 200);
      await waitUntilHydrated(page);
      await twoFrames(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(drawn);
    });
});

test('a link sets title, focus and scroll position, and is announced once', {
  tag: ['@RTE-3', '@CRT-3', '@PDP-1'],
}, async ({ page }) => {
  await recordAnnouncements(page);
  await openFrozen(page, '/');
  const added = 'Added AI Chatbot Integration to your cart.';
  const pass = async (...times: readonly number[]) => {
    for (const ms of times) await page.clock.runFor(ms);
  };

  await test.step('a page that is shown at once', async () => {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await takeAnnouncements(page);
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await expect(page).toHaveTitle(`Products · ${company.name}`);
    expect(await scrollYOf(page)).toBe(0);
    await pass(100, 300, 1000, 2000, 3000);
    expect(await takeAnnouncements(page)).toEqual([`Products · ${company.name}`]);
  });

  await test.step('a page that loads first, and an action before its announcement', async () => {
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    // The clock is stopped: the 300 ms begin when the page is shown and loading.
    await expect(page.getByText('Loading the product…')).toBeVisible();
    await expect(page).toHaveTitle(`AI Chatbot Integration · ${company.name}`);
    await pass(300);
    await expect(heading(page, 'AI Chatbot Integration')).toBeFocused();
    await takeAnnouncements(page);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await pass(100, 300, 1000, 2000, 3000);
    expect((await takeAnnouncements(page)).toSorted()).toEqual([
      `AI Chatbot Integration · ${company.name}`,
      added,
    ]);
  });

  await test.step('a notice stays 2000 ms and is announced once, across a navigation', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await pass(100);
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await pass(1899);
    await expect(notice(page, added)).toBeVisible();
    await pass(1);
    await expect(notice(page, added)).toHaveCount(0);
    await pass(1000, 2000, 3000);
    expect(await takeAnnouncements(page)).toEqual([added, `Products · ${company.name}`]);
  });
});

test('Back, Forward and a reload restore title and scroll position', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await open(page, '/products');

  await test.step('Back and Forward', async () => {
    const link = page.getByRole('link', { name: 'Customer Insight Platform' });
    await link.scrollIntoViewIfNeeded();
    const place = await scrollYOf(page);
    expect(place).toBeGreaterThan(100);
    await link.click();
    await expect(heading(page, 'Customer Insight Platform')).toBeFocused();
    await scrollTo(page, 120);
    await mainLink(page, 'Home').click();
    await expect(heading(page, 'Intelligent AI')).toBeFocused();
    await scrollTo(page, 333);
    await page.goBack();
    await expect(heading(page, 'Customer Insight Platform')).toBeVisible();
    await expect.poll(() => scrollYOf(page)).toBe(120);
    await page.goBack();
    await expect.poll(() => scrollYOf(page)).toBe(place);
    await expect(page).toHaveTitle(`Products · ${company.name}`);
    await page.goForward();
    await expect.poll(() => scrollYOf(page)).toBe(120);
    await expect(page).toHaveTitle(`Customer Insight Platform · ${company.name}`);
    await page.goForward();
    await expect.poll(() => scrollYOf(page)).toBe(333);
  });

  await test.step('Home starts at the top', async () => {
    await page.reload();
    await waitUntilHydrated(page);
    await twoFrames(page);
    expect(await scrollYOf(page)).toBe(0);
  });

  await test.step('Back while scrolling restores the position of the previous page', async () => {
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeFocused();
    await scrollTo(page, 300);
    await mainLink(page, 'Home').click();
    await expect(heading(page, 'Intelligent AI')).toBeFocused();
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      window.history.back();
    });
    await expect(heading(page, 'Products')).toBeVisible();
    await expect.poll(() => scrollYOf(page)).toBe(300);
  });

  await test.step('a reload keeps the position', async () => {
    await scrollTo(page, 500);
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(() => scrollYOf(page)).toBe(500);
  });

  await test.step('Back from another document restores it', async () => {
    await scrollTo(page, 450);
    await open(page, '/cart');
    await page.goBack();
    await waitUntilHydrated(page);
    await expect.poll(() => scrollYOf(page)).toBe(450);
  });
});

test('a page stays until the next one’s code is loaded, and the latest link wins', {
  tag: '@RTE-3',
}, async ({ page }) => {
  const products = await hold(page, /\/assets\/products-page/);
  await open(page, '/');

  await test.step('two navigations, the first of which loads last', async () => {
    await mainLink(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await expect(heading(page, 'Intelligent AI')).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await mainLink(page, 'Contact').click();
    await expect(heading(page, 'Contact')).toBeFocused();
    products.release();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await twoFrames(page);
    await expect(heading(page, 'Contact')).toBeFocused();
    await expect(page).toHaveURL('/contact');
    await products.stop();
  });
});

test('a link opened in a new tab leaves the page, and a double click is one visit', {
  tag: '@RTE-3',
}, async ({ context, page }) => {
  await open(page, '/contact');
  const opened = context.waitForEvent('page');
  await mainLink(page, 'Products').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/products');
  await tab.close();
  await expect(heading(page, 'Contact')).toBeVisible();
  await mainLink(page, 'Products').dblclick();
  await expect(heading(page, 'Products')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(heading(page, 'Contact')).toBeVisible();
});

test('the skip link is first and leads to the content', { tag: '@A11-1' }, async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a change of the query alone keeps scroll position and focus, also by Back', {
  tag: '@RTE-3',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products');
  const filter = page.getByRole('button', { name: 'AI Solutions' });
  const place = Math.round((await filter.boundingBox())?.y ?? 0) - 300;
  await scrollTo(page, place);
  await filter.click();
  await expect(page.getByRole('article')).toHaveCount(
    products.filter(({ category }) => category === 'AI Solutions').length,
  );
  await expect(filter).toBeFocused();
  expect(await scrollYOf(page)).toBe(place);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  expect(await scrollYOf(page)).toBe(place);
  await expect(filter).toBeFocused();
});

test('a page reached by a link waits for its style, and can be read without it', {
  tag: ['@RTE-5', '@RTE-6'],
}, async ({ page, watch }) => {
  watch.expects(lost);
  const styleOf = (part: Locator) =>
    part.evaluate((element) => JSON.stringify({ ...getComputedStyle(element) }));
  const card = page.getByRole('article').first();
  // A font that comes later than its document is not used in it, which would change heights.
  await lose(page, /\.woff2$/, () => true);
  await open(page, '/products');
  const styled = await styleOf(card);

  await test.step('on its way', async () => {
    const style = await hold(page, /\/assets\/products-page[^/]*\.css$/);
    await open(page, '/');
    await mainLink(page, 'Products').click();
    await expect.poll(style.isRequested).toBe(true);
    await twoFrames(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Intelligent/);
    style.release();
    await expect(heading(page, 'Products')).toBeVisible();
    await page.mouse.move(0, 0);
    await twoFrames(page);
    expect(await styleOf(card)).toBe(styled);
    await style.stop();
  });

  await test.step('missing', async () => {
    const documents = await lose(page, /\/assets\/products-page[^/]*\.css$/, () => true);
    await open(page, '/');
    await mainLink(page, 'Products').click();
    await expect(heading(page, 'Products')).toBeVisible();
    expect(documents).toEqual(['/', '/products']);
    await expect(page.getByRole('article')).toHaveCount(products.length);
  });
});

for (const saveData of [false, true])
  test(`${saveData ? 'under Save-Data nothing' : 'a page'} is preloaded when its link is pointed at`, {
    tag: '@RTE-4',
  }, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    const requested: string[] = [];
    page.on('request', (request) => {
      const [name] = /(?:products|contact)-page(?=-)/.exec(request.url()) ?? [];
      if (name && request.url().endsWith('.js')) requested.push(name);
    });
    await open(page, '/');
    // Links are followed once the page is idle: until then the pointer comes in vain.
    await expect(async () => {
      await page.mouse.move(0, 400);
      await mainLink(page, 'Products').hover();
      expect(requested).toEqual(saveData ? [] : ['products-page']);
    }).toPass();
    await mainLink(page, 'Contact').press('Enter');
    await expect(heading(page, 'Contact')).toBeVisible();
    expect(requested).toEqual(saveData ? ['contact-page'] : ['products-page', 'contact-page']);
  });
