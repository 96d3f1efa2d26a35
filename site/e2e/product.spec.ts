import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { field, problemLinks } from './support/accounts.ts';
import { findViolations } from './support/axe.ts';
import { storedDraft } from './support/forms.ts';
import { recordShifts, shiftsOf, twoFrames } from './support/observe.ts';
import { notice, open, openFrozen, productName, storedLines, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity', exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const loading = (page: Page) => page.getByText('Loading the product…');
const toProducts = (page: Page) =>
  page.getByLabel('Main').getByRole('link', { name: 'Products', exact: true }).click();

test('a product appears at once as a document and by Back, after 300 ms by a link, and shows for 2000 ms that it was added', {
  tag: ['@PDP-1', '@PDP-3', '@CRT-1'],
}, async ({ page }) => {
  await openFrozen(page, '/products/2');
  await test.step('as a document, and by Back', async () => {
    await expect(title(page)).toHaveText(productName(2));
    await page.getByLabel('Main').getByRole('link', { name: 'Home' }).click();
    await expect(title(page)).toHaveText(/^Intelligent/);
    await page.goBack();
    await expect(title(page)).toHaveText(productName(2));
  });

  await test.step('by a link: loading for 300 ms', async () => {
    await toProducts(page);
    await page.getByRole('link', { name: productName(1) }).click();
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(299);
    await expect(loading(page)).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(title(page)).toHaveText(productName(1));
    await expect(loading(page)).toHaveCount(0);
  });

  const added = page.getByRole('button', { name: 'Added to Cart!' });
  await test.step('adds one, or the chosen quantity, and shows it for 2000 ms', async () => {
    await add(page).click();
    await expect(added).toBeVisible();
    await page.clock.runFor(1999);
    await expect(added).toBeVisible();
    await page.clock.runFor(1);
    await expect(add(page)).toBeVisible();
    await quantity(page).fill('5');
    await quantity(page).press('Enter');
    await expect(added).toBeVisible();
    await page.clock.runFor(100);
    await expect.poll(() => storedLines(page)).toEqual([[1, 6]]);
    await page.clock.runFor(1900);
    await expect(add(page)).toBeVisible();
  });

  await test.step('a double click adds twice and restarts the time', async () => {
    await quantity(page).fill('1');
    await add(page).dblclick();
    await page.clock.runFor(1500);
    await added.click();
    await page.clock.runFor(1999);
    await expect(added).toBeVisible();
    await page.clock.runFor(1);
    await expect(add(page)).toBeEnabled();
    await expect.poll(() => storedLines(page)).toEqual([[1, 9]]);
  });

  await test.step('an unknown product by a link is not found, and its heading receives focus', async () => {
    await page.evaluate(() => window.history.pushState({ index: 1 }, '', '/products/999'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    await expect(title(page)).toHaveText('Product not found');
    await expect(title(page)).toBeFocused();
  });
});

// All of them in the deep run; unit tests prove that only the exact id finds a product.
const unknown = samples(['__proto__', '01', '7', '0', '-1', '1.0', 'unknown', 'x%20y']);

test('a product page shows description, price and how to get it; an unknown product is not found, with a link back', {
  tag: ['@PDP-1', '@PDP-2', '@PDP-4'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expects(answered404);
  await open(page, '/products/1');
  const main = page.getByRole('main');
  const offer = page.getByRole('region', { name: 'Try or Buy' });

  await test.step('breadcrumb, category, price, description, features and sales', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Products', productName(1)]);
    await expect(crumbs.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(productName(1));
    const bar = page.getByLabel('Main');
    await expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await expect(main.getByText('AI Solutions', { exact: true }).first()).toBeVisible();
    await expect(offer.getByText('$29.99', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' }).getByRole('listitem')).toHaveCount(4);
    await expect(offer.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact?topic=product-1',
    );
    await expect(offer.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/demo');
  });

  await test.step('a coming product says why it cannot be bought', async () => {
    const buy = offer.getByRole('button', { name: 'Not on sale yet' });
    await expect(buy).toBeDisabled();
    await expect(buy).toHaveAccessibleDescription(/^Expected in Q1 2027, a sample date/);
    await expect(add(page)).toBeEnabled();
  });

  await test.step('once the card is out of sight, a bar has price and button', async () => {
    const bar = page.getByRole('region', { name: `Get ${productName(1)}` });
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'Related products' }).scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(notice(page, `Added ${productName(1)} to your cart.`)).toBeVisible();
    await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
  });

  await test.step('a live product launches its tool', async () => {
    if (!has('portfolio')) return;
    await toProducts(page);
    await page.getByRole('link', { name: productName(6) }).click();
    await expect(title(page)).toHaveText(productName(6));
    await expect(offer.getByText('Free', { exact: true })).toBeVisible();
    await expect(offer.getByRole('link', { name: 'Launch Tool' })).toHaveAttribute(
      'href',
      '/tools/portfolio-generator',
    );
    await expect(offer.getByRole('button')).toHaveCount(0);
    expect(watch.problems).toEqual([]);
  });

  await test.step('unknown products', async () => {
    for (const id of unknown) {
      await open(page, `/products/${id}`);
      await expect(title(page), id).toHaveText('Product not found');
      await expect(page.getByText("The product you're looking for doesn't exist")).toBeVisible();
    }
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await page.getByRole('link', { name: 'Back to Products' }).click();
    await expect(page).toHaveURL('/products');
  });
});

const typings = samples(
  [
    ['100', '99'],
    ['٣', '3'],
    ['2.7', '2'],
    ['', '1'],
    ['-3', '1'],
    ['0', '1'],
    ['999999999', '99'],
    ['abc', '1'],
    ['  7 ', '7'],
    ['1e1', '1'],
    ['0x10', '1'],
    ['１２', '12'],
  ] as const,
  4,
);

test('the quantity is a number from 1 to 99, typed or stepped, and never loses focus', {
  tag: ['@PDP-2', '@PDP-3', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/products/3');
  const less = page.getByRole('button', { name: 'Decrease: Quantity' });
  const more = page.getByRole('button', { name: 'Increase: Quantity' });

  await test.step('the steps end at 1 and 99', async () => {
    await expect(less).toBeDisabled();
    await more.dblclick();
    await expect(quantity(page)).toHaveValue('3');
    await less.click();
    await expect(quantity(page)).toHaveValue('2');
    await quantity(page).fill('98');
    await more.click();
    await expect(quantity(page)).toHaveValue('99');
    await expect(more).toBeDisabled();
  });

  await test.step('stepping to an end by keyboard keeps focus', async () => {
    for (const [step, from, key, to] of [
      [less, '2', 'Space', '1'],
      [more, '98', 'Enter', '99'],
    ] as const) {
      await quantity(page).fill(from);
      await step.focus();
      await page.keyboard.press(key);
      await expect(quantity(page)).toHaveValue(to);
      expect(await page.evaluate(() => document.activeElement?.localName), to).not.toBe('body');
    }
  });

  await test.step('typed text becomes a quantity on leaving the field', async () => {
    for (const [typed, meant] of typings) {
      await quantity(page).fill(typed);
      await quantity(page).blur();
      await expect(quantity(page), `"${typed}"`).toHaveValue(meant);
    }
  });

  await test.step('a quantity still being typed is added', async () => {
    await quantity(page).fill('500');
    await add(page).click();
    await expect(notice(page, 'Added 99 × Neural Network API to your cart.')).toBeVisible();
    await expect.poll(() => storedLines(page)).toEqual([[3, 99]]);
    // The text may have changed back by now.
    await page.getByRole('button', { name: /^Add(?:ed)? to Cart/ }).click();
    await expect(notice(page, /already holds 99 × Neural Network API/)).toBeVisible();
  });
});

test('an example of what a product does can be tried by keyboard, and its loading moves nothing', {
  tag: ['@PDP-2', '@A11-1'],
}, async ({ page }) => {
  await recordShifts(page);
  const main = page.getByRole('main');
  const result = main.getByRole('status');
  const see = async (id: number, name: string) => {
    await open(page, `/products/${id}`);
    await main.getByRole('heading', { name }).scrollIntoViewIfNeeded();
    const example = main.getByRole('region', { name });
    await expect(example.getByRole('group').first()).toBeVisible();
    await twoFrames(page);
    expect.soft(await shiftsOf(page), name).toEqual([]);
    for (const width of [320, 360, 700, 900, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const beyond = await example
        .locator('> :last-child')
        .evaluate((room) => room.clientHeight - Number.parseFloat(getComputedStyle(room).minHeight));
      expect.soft(beyond, `${name}: beyond its room, ${width} px wide`).toBeLessThan(1);
    }
  };
  await see(3, 'It says how sure it is');
  await expect(result).toHaveText('Order, 96% sure: booked without asking.');
  await main.getByRole('radio', { name: 'An order' }).press('ArrowRight');
  await expect(result).toHaveText(/^Complaint, 91% sure: proposed/);

  await see(5, 'It sees what one source can’t');
  await expect(result).toHaveText('Suggested next step: Send the renewal offer.');
  await main.getByRole('checkbox', { name: 'Support' }).press('Space');
  await expect(result).toHaveText(/Settle the oldest ticket before/);

  for (const [id, name] of [
    [1, 'It answers from your own content'],
    [2, 'Forecasts with their margin of error'],
    [4, 'It asks when it is unsure'],
  ] as const)
    await see(id, name);
});

test.describe('while its document arrives', () => {
  test.use({ javaScriptEnabled: false });

  test('buying is not shown before the drawing that stands above it on a narrow screen', {
    tag: ['@RTE-5', '@PDP-2'],
  }, async ({ page, request }) => {
    const html = await (await request.get('/products/1')).text();
    const isShown = async (width: number, end: string) => {
      const body = html.slice(0, html.indexOf(end));
      await page.route('/products/1', (route) => route.fulfill({ contentType: 'text/html', body }), {
        times: 1,
      });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/products/1');
      await expect(title(page)).toBeVisible();
      return page.getByRole('heading', { name: 'Try or Buy' }).isVisible();
    };
    expect(await isShown(360, '<figure')).toBe(false);
    expect(await isShown(360, '</figcaption')).toBe(false);
    expect(await isShown(1280, '<figure')).toBe(true);
    expect(await isShown(360, '<h2 id="description"')).toBe(true);
  });
});

test('a visitor asks to be told of a release: errors, a draft that outlives a reload, one entry for an address', {
  tag: ['@WTL-1', '@FRM-1', '@FRM-3'],
}, async ({ page }) => {
  const list = page.getByText('Tell me when it’s released');
  const region = page.getByRole('group').filter({ has: list });
  const submit = region.locator('[type="submit"]');
  await open(page, '/products/3');
  await list.press('Enter');
  await expect(region.getByText('This is a demonstration: nothing is sent')).toBeVisible();
  await submit.click();
  await expect(problemLinks(page)).toHaveText(['Email is required']);
  await field(page, 'Email').fill('ada@example.com');
  await page.reload();
  await waitUntilHydrated(page);
  await list.press('Enter');
  await expect(field(page, 'Email')).toHaveValue('ada@example.com');
  await submit.click();
  await expect(region.getByText('ada@example.com is on the list for Neural Network API.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('');
  expect(await storedDraft(page, 'waiting')).toBeNull();
  await region.getByRole('button', { name: 'Add another address' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('ADA@example.com');
  await field(page, 'Email').press('Enter');
  await expect(
    region.getByText('already on the list for Neural Network API: nothing was sent again'),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
