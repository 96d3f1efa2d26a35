import { pricing } from '@loomwright/content';
import { field } from './support/accounts.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const { calculator } = pricing;

test('figures set by slider and by typing update the result and the address', {
  tag: ['@CAL-1', '@RTE-5'],
}, async ({ page }) => {
  await open(page, '/pricing');
  const result = page.locator('#calculator');
  const hours = page.getByRole('slider', { name: calculator.figures.hours.label });
  const typed = (figure: keyof typeof calculator.figures) =>
    page.getByRole('textbox', { name: calculator.figures[figure].label });
  await expect(result).toContainText('$18,900 a year');
  await hours.press('ArrowRight');
  await expect(page).toHaveURL('/pricing?hours=7');
  await expect(typed('hours')).toHaveValue('7');
  await expect(result).toContainText('$22,050 a year');
  await typed('people').fill('10');
  await expect(page).toHaveURL('/pricing?hours=7&people=10');
  await page.reload();
  await expect(result).toContainText('$44,100 a year');
});

test('a booking attaches the figures once, below the user’s text', { tag: '@CAL-1' }, async ({ page }) => {
  await open(page, '/demo');
  const note = field(page, 'What would you like to see?');
  await note.fill('Our inbox.');
  await open(page, '/pricing?hours=7&people=10&cost=40');
  await page.getByRole('link', { name: calculator.book }).click();
  await expect(page).toHaveURL('/demo');
  const text =
    'Our inbox.\n\nOur figures from the savings calculator: 7 hours a week, 10 people, $40 an hour. That makes about $50,400 and 1,260 hours a year.';
  await expect(note).toHaveValue(text);
});
