import { products } from '@loomwright/catalogue';
import { findAskedAtWork, homeBelow, workedCase } from '@loomwright/content';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '../../features.ts';
import { press } from './support/keys.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');
const status = (text: string | RegExp) => main.getByRole('status').filter({ hasText: text });
const choose = async (group: string, name: string) => {
  const radio = main.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  (radio.element() as HTMLElement).click();
};

describe('on the home page', { tags: ['HOM-2'] }, () => {
  beforeEach(() => mountSite('/'));

  test('a question of the FAQ shows its answer', async () => {
    const [, asked] = findAskedAtWork();
    const question = main.getByRole('button', { name: asked?.question ?? '' });
    await question.click();
    await expect.element(question).toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  });

  test('a certainty sets the range of the forecast, a limit hands invoices to a person', async () => {
    await choose('Confidence', '95%');
    await expect.element(status('95% likely')).toBeVisible();
    await choose('Auto-post above', '98%');
    await expect.poll(() => main.getByText('Handed to a person: ').elements().length).toBe(4);
  });

  test.runIf(features.portfolio)('a portfolio shows the typed name and the chosen style', async () => {
    const sheet = () => document.querySelector('iframe')?.contentDocument;
    await main.getByLabelText('Name', { exact: true }).fill('Ada of the Looms');
    await expect.poll(() => sheet()?.querySelector('h1')?.textContent).toBe('Ada of the Looms');
    await choose('Look', 'Indigo');
    await expect.poll(() => sheet()?.documentElement.className).toContain('indigo');
  });

  test('a sample case has its figures, and links every product', { tags: ['HOM-4', 'PRD-4'] }, async () => {
    const figures = main.getByRole('region', { name: /sample case/ });
    await expect.element(figures).toBeVisible();
    expect(figures.getByRole('row').elements()).toHaveLength(workedCase.rows.length + 1);
    const all = main.getByRole('region', { name: homeBelow.products.title }).element();
    expect(all.querySelectorAll('a[href^="/products/"]')).toHaveLength(products.length);
  });
});

describe('on the page of a product', { tags: ['PDP-2', 'A11-1'] }, () => {
  test('the certainty of the model decides whether a text is booked or proposed', async () => {
    await mountSite('/products/3');
    document.querySelector('#at-work')?.scrollIntoView();
    await expect.element(status('Order, 96% sure: booked without asking.')).toBeVisible();
    (main.getByRole('radio', { name: 'An order' }).element() as HTMLElement).focus();
    await press('ArrowRight');
    await expect.element(status(/^Complaint, 91% sure: proposed/)).toBeVisible();
  });
});
