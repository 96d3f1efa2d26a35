import { findAskedAtWork } from '@loomwright/content';
import { findViolations } from './support/axe.ts';
import { recordShifts, shiftsOf } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('[HOM-1] [HOM-2] [PRD-4] [A11-1] the products at work are loaded when they are about to be seen: answers, a forecast, invoices, a portfolio and all six products; nothing shifts', async ({
  page,
}) => {
  await recordShifts(page);
  await open(page, '/');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Ask your own question' });
  await expect(ask).toHaveCount(0);
  await main.getByRole('heading', { name: 'See them at work' }).scrollIntoViewIfNeeded();

  await test.step('an answer of the FAQ', async () => {
    const [, asked] = findAskedAtWork();
    const question = main.getByRole('button', { name: asked?.question ?? '' });
    await question.click();
    await expect(question).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  });

  await test.step('a forecast opens its range', async () => {
    const range = main
      .getByRole('img', { name: /in 80 of 100 cases/ })
      .locator('path')
      .nth(1);
    const before = await range.getAttribute('d');
    await main.getByRole('group', { name: 'Right in' }).getByRole('radio', { name: '95%' }).check();
    await expect(main.getByRole('status').filter({ hasText: 'in 95 of 100 cases' })).toBeVisible();
    await expect(
      main
        .getByRole('img', { name: /in 95 of 100/ })
        .locator('path')
        .nth(1),
    ).not.toHaveAttribute('d', before ?? '');
  });

  await test.step('invoices are posted or handed to a person', async () => {
    const limits = main.getByRole('group', { name: 'Post automatically from' });
    await limits.getByRole('radio', { name: '70%' }).check();
    await expect(main.getByRole('status').filter({ hasText: '5 invoices posted' })).toBeVisible();
    await limits.getByRole('radio', { name: '98%' }).check();
    await expect(main.getByText('Handed to a person: ')).toHaveCount(4);
  });

  await test.step('a portfolio with the typed name', async () => {
    await main.getByLabel('Name', { exact: true }).fill('Ada of the Looms');
    await expect(main.frameLocator('iframe').locator('h1')).toHaveText('Ada of the Looms');
    await main.getByRole('group', { name: 'Look' }).getByRole('radio', { name: 'Indigo' }).check();
    await expect(main.frameLocator('iframe').locator('html')).toHaveClass(/indigo/);
  });

  await test.step('six products, and voices that are said to be samples', async () => {
    const products = main.getByRole('region', { name: 'Six products' });
    await expect(products.locator('a[href^="/products/"]')).toHaveCount(6);
    await expect(main.getByText('These testimonials are samples', { exact: false })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });

  await test.step('the assistant opens', async () => {
    await ask.click();
    await expect(page.getByRole('dialog', { name: /assistant/i })).toBeVisible();
  });
});
