import { products, toProductCard } from '@loomwright/catalogue';
import { faq, pricing, services, toStartRange } from '@loomwright/content';
import { field } from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const { calculator } = pricing;

test('every product has its price, state and a way to it, every service its range; questions are those of the FAQ', {
  tag: ['@PRC-1', '@PRD-1'],
}, async ({ page }) => {
  await open(page, '/pricing');
  const main = page.getByRole('main');
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(products.length);
  for (const [place, product] of products.entries()) {
    const row = rows.nth(place);
    const { href, price, releaseText, statusText } = toProductCard(product);
    for (const text of [price.amount, price.unit, statusText, releaseText])
      await expect(row).toContainText(text);
    const way = row.getByRole('link', { name: product.status === 'live' ? pricing.products.open : 'See' });
    await expect(way).toHaveAttribute('href', product.serviceUrl ?? href);
  }
  for (const service of services)
    await expect(main.getByRole('listitem').filter({ hasText: service.title })).toContainText(
      toStartRange(service),
    );
  const questions = faq.find(({ id }) => id === 'pricing')?.entries ?? [];
  await expect(main.locator('details h3')).toHaveText(questions.map(({ question }) => question));
  await expect(main.getByRole('link', { name: 'Book a demo', exact: true })).toHaveAttribute('href', '/demo');
});

test('figures by slider or typing make the result, stay in the address, and go to a booking, below what was written', {
  tag: ['@CAL-1', '@RTE-5'],
}, async ({ page }) => {
  await open(page, '/pricing');
  const result = page.locator('#calculator');
  const slider = (figure: keyof typeof calculator.figures) =>
    page.getByRole('slider', { name: calculator.figures[figure].label });
  const typed = (figure: keyof typeof calculator.figures) =>
    page.getByRole('textbox', { name: calculator.figures[figure].label });
  const entries = await page.evaluate(() => window.history.length);

  await test.step('by keyboard, and by typing, which may pass through anything', async () => {
    await expect(result).toContainText('$18,900 a year');
    await slider('hours').press('ArrowRight');
    await expect(page).toHaveURL('/pricing?hours=7');
    await expect(typed('hours')).toHaveValue('7');
    await expect(result).toContainText('$22,050 a year');
    await typed('people').fill('');
    await expect(result).toContainText('$22,050 a year');
    await typed('people').fill('1000');
    await expect(page).toHaveURL('/pricing?hours=7&people=100');
    await typed('people').fill('ten');
    await typed('cost').fill('40');
    await expect(typed('people')).toHaveValue('100');
    await typed('people').fill('10');
    await expect(page).toHaveURL('/pricing?hours=7&people=10&cost=40');
    await expect(result).toContainText('7 hours a week × 10 people × 45 weeks a year × 40%');
    await expect(result).toContainText('= $50,400 a year');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  await test.step('the address is read before the figures are shown; what is none falls back', async () => {
    await page.reload();
    await expect(result).toContainText('$50,400 a year');
    await open(page, '/pricing?hours=-5&people=1e9&cost=%3Cb%3E');
    await expect(result).toContainText('$18,900 a year');
    await slider('hours').press('Home');
    await slider('hours').press('End');
    await expect(page).toHaveURL('/pricing?hours=40');
  });

  await test.step('a booking takes them once, and keeps them', async () => {
    await open(page, '/demo');
    const note = field(page, 'What would you like to see?');
    await note.fill('Our inbox.');
    await open(page, '/pricing?hours=7&people=10&cost=40');
    await page.getByRole('link', { name: calculator.book }).click();
    await expect(page).toHaveURL('/demo');
    const text =
      'Our inbox.\n\nOur figures from the savings calculator: 7 hours a week, 10 people, $40 an hour. That makes about $50,400 and 1,260 hours a year.';
    await expect(note).toHaveValue(text);
    await page.reload();
    await expect(note).toHaveValue(text);
    for (const hostile of ['7-10', '7-10-4000', '__proto__', '%3Cb%3E']) {
      await open(page, `/demo?savings=${hostile}`);
      await expect(page).toHaveURL('/demo');
      await expect(note).toHaveValue(text);
    }
  });
});
