import type { Page } from 'playwright/test';
import { expectNoViolations, findSmallTargets } from './support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { downloadBy } from './support/portfolio.ts';
import { open, openFrozen } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const sections = ['Getting started', 'API reference', 'Tutorials'];
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathsOf = (page: Page) =>
  page
    .getByRole('link', { name: /^View Details/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** The file that the item's link downloads while the page stays. */
const expectDownload = async (page: Page) => {
  const address = page.url();
  const { name, text } = await downloadBy(page, () =>
    page.getByRole('link', { name: 'Download PDF of The chat API' }).click(),
  );
  expect(name).toBe('the-chat-api.pdf');
  expect(text).toContain('/Title (The chat API)');
  await expect(page).toHaveURL(address);
};

test('a sidebar of three sections with three items each, every one with a page and a PDF', {
  tag: '@DOC-1',
}, async ({ page }) => {
  await open(page, '/documentation');
  await test.step('three sections of three items', async () => {
    const parts = sidebar(page).locator('ul > li:has(> ul)');
    await expect(parts).toHaveCount(3);
    for (const [place, name] of sections.entries()) {
      await expect(parts.nth(place).getByRole('link').first()).toHaveText(name);
      await expect(parts.nth(place).getByRole('listitem')).toHaveCount(3);
      const links = page.getByRole('region', { name }).getByRole('link');
      await expect(links.and(page.getByRole('link', { name: /^View Details of / }))).toHaveCount(3);
      await expect(links.and(page.getByRole('link', { name: /^Download PDF of / }))).toHaveCount(3);
    }
  });

  await test.step('Download PDF downloads the item, from the list and from its page', async () => {
    for (const path of await pathsOf(page)) {
      const response = await page.request.get(`${path}.pdf`);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expectDownload(page);
    await page.getByRole('link', { name: 'View Details of The chat API' }).click();
    await expect(page).toHaveURL('/documentation/the-chat-api');
    await expect(heading(page)).toBeFocused();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('The chat API');
    await expectDownload(page);
  });

  await test.step('an item links to the next, the sidebar to every item and section', async () => {
    const more = page.getByRole('navigation', { name: 'More documentation' }).getByRole('link');
    await expect(more).toHaveText([/^Previous/, /^Next/]);
    await more.last().click();
    await expect(heading(page)).toHaveText('The Neural Network API');
    await sidebar(page).getByRole('link', { name: 'Your first automation' }).click();
    await expect(heading(page)).toHaveText('Your first automation');
    await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
    await expect(page).toHaveURL('/documentation');
    // A section's link scrolls to it and sets the hash.
    await sidebar(page).getByRole('link', { name: 'Tutorials' }).click();
    await expect(page).toHaveURL('/documentation#tutorials');
    await expect(page.getByRole('region', { name: 'Tutorials' })).toBeInViewport();
  });
});

const expectFits = async (page: Page, what: string) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, what).toBeLessThanOrEqual(0);
  const unreachable = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'auto')
      .filter((element) => (element as HTMLElement).tabIndex < 0)
      .map((element) => element.className),
  );
  expect(unreachable, what).toEqual([]);
  expect(await findSmallTargets(page), what).toEqual([]);
};

test('the contents link to the sections, code is copied exactly, and every item fits a width of 320 px; wide parts scroll on their own', {
  tag: ['@DOC-1', '@A11-1'],
}, async ({ context, page }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordAnnouncements(page);
  await openFrozen(page, '/documentation/the-chat-api');
  await test.step('the contents', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all()) {
      const target = page.locator((await link.getAttribute('href')) ?? 'nothing');
      await expect(target).toHaveText((await link.textContent()) ?? '');
    }
    await contents.filter({ hasText: 'Sessions' }).click();
    await expect(page).toHaveURL('/documentation/the-chat-api#sessions');
    await expect(page.getByRole('heading', { name: 'Sessions' })).toBeInViewport();
  });

  await test.step('code is copied, or selected where copying fails', async () => {
    await takeAnnouncements(page);
    const code = page.getByRole('figure').filter({ hasText: 'curl' });
    const copy = code.getByRole('button');
    await expect(copy).toHaveAccessibleName('Copy the Shell code');
    await copy.click();
    await expect(copy).toHaveText(/^Copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await code.locator('pre').textContent(),
    );
    await page.clock.runFor(400);
    expect(await takeAnnouncements(page)).toEqual(['Copied']);
    await page.clock.runFor(1600);
    await expect(copy).toHaveText(/^Copy /);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await copy.click();
    await expect(copy).toHaveText(/^Select and copy/);
  });

  await test.step('every item, one after the other', async () => {
    await page.clock.resume();
    const names = await sidebar(page).locator('ul ul').getByRole('link').allTextContents();
    expect(names.length).toBe(9);
    await sidebar(page)
      .getByRole('link', { name: names[0] ?? 'none', exact: true })
      .click();
    await expect(heading(page)).toHaveText(names[0] ?? 'none');
    await page.setViewportSize({ width: 320, height: 800 });
    const more = page.getByRole('navigation', { name: 'More documentation' }).getByRole('link');
    for (const [place, name] of names.entries()) {
      if (place > 0) await more.last().click();
      await expect(heading(page)).toHaveText(name);
      await expectFits(page, name);
      if (name === 'The Neural Network API') await expectNoViolations(page, 320);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all nine items are listed, and can be read and downloaded', { tag: '@DOC-1' }, async ({ page }) => {
    await page.goto('/documentation');
    await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(9);
    await page.getByRole('link', { name: 'View Details of Integrate the chatbot' }).click();
    await expect(page.getByRole('figure').first()).toContainText('<section aria-label="Chat">');
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
      'href',
      '/documentation/integrate-the-chatbot.pdf',
    );
  });
});
