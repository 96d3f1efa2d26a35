import { products } from '@loomwright/catalogue';
import { findAskedAtWork, home, homeBelow, workedCase } from '@loomwright/content';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { findViolations } from './support/axe.ts';
import { lose, lost } from './support/lose.ts';
import { recordShifts, shiftsOf } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

/** The code of the examples is loaded: the portfolio is made by it. */
const expectAlive = (page: Page) =>
  has('portfolio')
    ? expect(page.frameLocator('main iframe').locator('h1')).not.toBeEmpty()
    : page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/at-work-.*\.js/.test(name)),
      );

const expectFinished = async (page: Page) => {
  const main = page.getByRole('main');
  const [asked] = findAskedAtWork();
  await expect(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  await expect(main.getByText('208–264 orders (80% likely)')).toBeVisible();
  await expect(main.getByText('3 invoices posted, 2 handed to a person.')).toBeVisible();
  if (has('portfolio'))
    await expect(main.getByRole('link', { name: 'Open the Portfolio Generator' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: homeBelow.products.title }).getByRole('listitem'),
  ).toHaveCount(products.length);
};

test('the products at work can be tried once they are seen, and nothing shifts', {
  tag: ['@HOM-1', '@HOM-2', '@HOM-4', '@PRD-4'],
}, async ({ page }) => {
  await recordShifts(page);
  await open(page, '/');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Ask your own question' });
  await main.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();
  await expectAlive(page);

  await test.step('an answer of the FAQ', async () => {
    const [, asked] = findAskedAtWork();
    const question = main.getByRole('button', { name: asked?.question ?? '' });
    await question.click();
    await expect(question).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  });

  await test.step('a forecast opens its range', async () => {
    const range = main
      .getByRole('img', { name: /80% likely/ })
      .locator('path')
      .nth(1);
    const before = await range.getAttribute('d');
    await main.getByRole('group', { name: 'Confidence' }).getByRole('radio', { name: '95%' }).check();
    await expect(main.getByRole('status').filter({ hasText: '95% likely' })).toBeVisible();
    await expect(
      main
        .getByRole('img', { name: /95% likely/ })
        .locator('path')
        .nth(1),
    ).not.toHaveAttribute('d', before ?? '');
  });

  await test.step('invoices are posted or handed to a person', async () => {
    const limits = main.getByRole('group', { name: 'Auto-post above' });
    await limits.getByRole('radio', { name: '70%' }).check();
    await expect(main.getByRole('status').filter({ hasText: '5 invoices posted' })).toBeVisible();
    await limits.getByRole('radio', { name: '98%' }).check();
    await expect(main.getByText('Handed to a person: ')).toHaveCount(4);
  });

  await test.step('a portfolio with the typed name', async () => {
    if (!has('portfolio')) return;
    await main.getByLabel('Name', { exact: true }).fill('Ada of the Looms');
    await expect(main.frameLocator('iframe').locator('h1')).toHaveText('Ada of the Looms');
    await main.getByRole('group', { name: 'Look' }).getByRole('radio', { name: 'Indigo' }).check();
    await expect(main.frameLocator('iframe').locator('html')).toHaveClass(/indigo/);
  });

  await test.step('a case with figures, said to be a sample, and all products', async () => {
    const figures = main.getByRole('region', { name: /sample case/ });
    await expect(figures.getByRole('row')).toHaveCount(workedCase.rows.length + 1);
    const all = main.getByRole('region', { name: homeBelow.products.title });
    await expect(all.locator('a[href^="/products/"]')).toHaveCount(products.length);
    expect(await findViolations(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });

  await test.step('the assistant opens from the facts, each of which leads to what proves it', async () => {
    const facts = main.getByRole('region', { name: home.facts.title });
    if (has('assistant')) {
      await expect(ask).toBeVisible();
      await facts.getByRole('button', { name: home.facts.action }).click();
      await expect(page.getByRole('dialog', { name: /assistant/i })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await facts.getByRole('link', { name: /questions/ }).click();
    await expect(page).toHaveURL('/security#assistant');
    await expect(main.getByRole('heading', { name: 'How good the assistant is' })).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280])
    test(`${width} px wide, the examples are shown finished, without controls`, {
      tag: ['@RTE-6', '@HOM-1'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expectFinished(page);
      await expect(
        page.locator('#examples').locator('button, input, select').filter({ visible: true }),
      ).toHaveCount(0);
    });
});

test('the examples of the document stay finished when their code is lost', {
  tag: ['@RTE-6', '@HOM-1'],
}, async ({ page, watch }) => {
  watch.expects(lost);
  let isRequested = false;
  await lose(page, /\/assets\/at-work-/, () => {
    isRequested = true;
    return true;
  });
  await open(page, '/');
  await page.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isRequested).toBe(true);
  await page.getByRole('heading', { name: homeBelow.products.title }).scrollIntoViewIfNeeded();
  await expectFinished(page);
});

test('by a link without the code of the examples, a line offers to load it again', {
  tag: ['@RTE-6', '@HOM-1'],
}, async ({ page, watch }) => {
  watch.expects(lost);
  watch.expects(/examples|Failed to fetch/);
  let isGone = true;
  await lose(page, /\/assets\/at-work-/, () => isGone);
  await open(page, '/faq');
  await page.getByLabel('Main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('The examples could not be shown.')).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectFinished(page);
});
