import { products, toProductCard } from '@loomwright/catalogue';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { recordAnnouncements, takeAnnouncements } from './support/observe.ts';
import { notice, open, openFrozen, productName } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const names = products.map(({ name }) => name);
const inCategory = (wanted: string) => products.filter(({ category }) => category === wanted);
const namesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const historyLength = (page: Page) => page.evaluate(() => window.history.length);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

const nothingFound = (page: Page) => page.getByRole('heading', { name: 'No products found' });

test('each card links to its product; filters and search are in the address and announce results', {
  tag: ['@PRD-1', '@PRD-2', '@PRD-4', '@PRD-5'],
}, async ({ page }) => {
  await recordAnnouncements(page);
  await openFrozen(page, '/products');
  await test.step('with their prices and states', async () => {
    expect(await namesOf(page)).toEqual(names);
    const cards = page.getByRole('article');
    for (const [place, product] of products.entries()) {
      const card = cards.nth(place);
      const { price, statusText } = toProductCard(product);
      await expect(card.getByText(price.amount, { exact: true })).toBeVisible();
      await expect(card.getByText(statusText)).toBeVisible();
    }
    const cut = await cards
      .getByRole('paragraph')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
    for (const { id, name } of products)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/products/${id}`);
  });

  await test.step('the number of results is announced once typing has settled', async () => {
    await takeAnnouncements(page);
    await search(page).pressSequentially('neural');
    await page.clock.runFor(399);
    expect(await takeAnnouncements(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await takeAnnouncements(page)).toEqual(['1 product']);
    await search(page).fill('nothing like it');
    await page.clock.runFor(400);
    expect(await takeAnnouncements(page)).toEqual(['No products found']);
    await page.clock.resume();
  });

  await test.step('typing replaces the history entry, a filter adds one', async () => {
    const before = await historyLength(page);
    await search(page).fill('');
    await search(page).pressSequentially('neural api');
    await expect(page).toHaveURL('/products?q=neural+api');
    await expect(search(page)).toBeFocused();
    expect(await historyLength(page)).toBe(before);
    await page.getByRole('button', { name: 'AI Solutions' }).dblclick();
    await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api');
    expect(await historyLength(page)).toBe(before + 1);
    await page.getByLabel('Sort by').selectOption('Price, lowest first');
    await expect(page).toHaveURL('/products?category=ai-solutions&q=neural+api&sort=price-asc');
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    await page.goBack();
    await expect(page).toHaveURL('/products?q=neural+api');
    await expect(search(page)).toHaveValue('neural api');
    await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('typing in the middle of the text keeps the caret there', async () => {
    await search(page).fill('');
    await search(page).pressSequentially('nral');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('eu');
    await expect(search(page)).toHaveValue('neural');
    await expect(page).toHaveURL('/products?q=neural');
  });

  await test.step('filters, search without case and accents, and both combined', async () => {
    await search(page).fill('');
    const filters = page.getByRole('group', { name: 'Category' }).getByRole('button');
    await expect(filters).toHaveText(['All', 'AI Solutions', 'Data Solutions', 'Business Solutions']);
    await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Business Solutions' }).click();
    await expect.poll(() => namesOf(page)).toEqual(inCategory('Business Solutions').map(({ name }) => name));
    await expect(filters.nth(3)).toHaveAttribute('aria-pressed', 'true');
    await search(page).fill('PÖRTFÓLIO');
    await expect.poll(() => namesOf(page)).toEqual(['Portfolio Generator']);
    await page.getByRole('button', { name: 'All' }).click();
    await search(page).fill('hands over to a person');
    await expect.poll(() => namesOf(page)).toEqual([productName(1)]);
  });

  await test.step('a card, pressed anywhere', async () => {
    await search(page).fill('');
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await page
      .getByRole('article')
      .nth(1)
      .click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL('/products/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(productName(2));
  });
});

// All of them in the deep run; unit tests prove what an address means.
const hostileQueries = samples([
  'category=%3Cscript%3Ealert(1)%3C/script%3E&sort=__proto__',
  'utm_source=letter&x[]=1&%ff=%fe',
  'category=constructor&sort=constructor&q=',
  'category=&q=&sort=',
  'category=ai-solutions%00&sort=name%00',
  '?&&==&category',
]);
const hostileTexts = samples([
  [encodeURIComponent('<img src=x onerror=alert(1)>'), '<img src=x onerror=alert(1)>'],
  ['a'.repeat(5000), 'a'.repeat(100)],
  ['%ED%A0%80%ff%00', undefined],
] as const);

test('an address with a query shows its results, a hostile one the default; without results a message is shown, and one button clears filter and search', {
  tag: ['@PRD-3', '@PRD-5'],
}, async ({ page }) => {
  test.slow();
  await test.step('hostile values fall back to the default, hostile texts are text', async () => {
    for (const query of hostileQueries) {
      await open(page, `/products?${query}`);
      await expect(page.getByRole('article'), query).toHaveCount(products.length);
      await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByLabel('Sort by')).toHaveValue('featured');
      await expect.poll(() => namesOf(page)).toEqual(names);
    }
    for (const [written, read] of hostileTexts) {
      await open(page, `/products?q=${written}`);
      await expect(nothingFound(page)).toBeVisible();
      if (read !== undefined) await expect(search(page)).toHaveValue(read);
    }
    await search(page).fill('(.*+[\\');
    await expect(search(page)).toHaveValue('(.*+[\\');
    await expect(nothingFound(page)).toBeVisible();
  });

  await test.step('without results a message is shown, and one button clears filter and search', async () => {
    await open(page, '/products?category=data-solutions&q=portfolio&sort=price-desc');
    await expect(nothingFound(page)).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search term')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters and search' }).click();
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/products?sort=price-desc');
    await page.goBack();
    await expect(nothingFound(page)).toBeVisible();
  });

  await test.step('results are sorted, and counted', async () => {
    await search(page).fill('');
    await page.getByRole('button', { name: 'AI Solutions' }).click();
    const sorted = inCategory('AI Solutions').sort((a, b) => b.price - a.price);
    await expect.poll(() => namesOf(page)).toEqual(sorted.map(({ name }) => name));
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(sorted.map(({ name }) => name));
    await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
    await expect(page.getByText(`${sorted.length} products`, { exact: true })).toBeVisible();
  });
});

test('products are compared from a card, added and removed by links with focus kept; hostile ids are ignored, and nothing scrolls sideways at 320 px', {
  tag: ['@CMP-1', '@A11-1'],
}, async ({ page }) => {
  await open(page, '/products');
  const compared = page.getByRole('columnheader');
  const title = page.getByRole('heading', { level: 1 });
  await test.step('from a card, and from the page of a product', async () => {
    await page.getByRole('article').nth(1).getByRole('link', { name: 'Compare' }).click();
    await expect(title).toHaveText('Compare products');
    await expect(page).toHaveURL('/products/compare?ids=2');
    // One product leaves its properties on the first screen.
    await expect(page.getByRole('row', { name: /^Price/ })).toBeInViewport();
    await compared.getByRole('link', { name: productName(2), exact: true }).click();
    await page.getByRole('link', { name: 'Compare with other products' }).click();
    await expect(page).toHaveURL('/products/compare?ids=2');
  });

  await test.step('added up to three by keyboard; focus moves to the heading', async () => {
    for (const name of [productName(1), productName(6)]) {
      await page.getByRole('region').getByRole('link', { name }).press('Enter');
      await expect(compared.filter({ hasText: name })).toBeVisible();
      await expect(title).toBeFocused();
    }
    await expect(page.getByRole('region').getByRole('link', { name: productName(3) })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveText([
      /\$49\.99 per workspace, per month$/,
      /\$29\.99 per workspace, per month$/,
      /Free$/,
    ]);
    await expect(page.getByRole('rowheader')).toHaveCount(9);
  });

  await test.step('each has its way to get it, and the link of the comparison is copied', async () => {
    await page.getByRole('button', { name: `Add to Cart ${productName(1)}` }).click();
    await expect(notice(page, `Added ${productName(1)} to your cart.`)).toBeVisible();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: /^Copied|^Copy it from the address bar/ })).toBeVisible();
  });

  await test.step('as a narrow page too: the rows keep their headers', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('rowheader')).toHaveCount(9);
    await expect(page.getByRole('cell').getByText(productName(6)).first()).toBeVisible();
    await page.getByRole('link', { name: `Remove ${productName(2)} from the comparison` }).click();
    await expect(compared.filter({ hasText: productName(2) })).toHaveCount(0);
    await expect(page).toHaveURL('/products/compare?ids=1,6');
  });

  await test.step('hostile ids are ignored; an empty comparison says what to do', async () => {
    await open(page, '/products/compare?ids=%3Cb%3E,3,03,3,__proto__,99,1');
    await expect(compared.getByRole('link', { name: /^(?!Remove)/ })).toHaveText([
      productName(3),
      productName(1),
    ]);
    await open(page, '/products/compare?ids=nothing');
    await expect(page.getByRole('heading', { name: /^Nothing to compare yet/ })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
