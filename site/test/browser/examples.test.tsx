import { products } from '@loomwright/catalogue';
import { findAskedAtWork, home, homeBelow, workedCase } from '@loomwright/content';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '../../features.ts';
import { press } from './support/keys.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');
const status = (text: string | RegExp) => main.getByRole('status').filter({ hasText: text });
/** The radio buttons lie below their labels. */
const choose = async (group: string, name: string) => {
  const radio = main.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await expect.element(radio).toBeInTheDocument();
  (radio.element() as HTMLElement).click();
};

describe('on the home page', { tags: ['HOM-2'] }, () => {
  test('a question of the FAQ shows its answer', async () => {
    await mountSite('/');
    const [, asked] = findAskedAtWork();
    const question = main.getByRole('button', { name: asked?.question ?? '' });
    await question.click();
    await expect.element(question).toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByText(asked?.answer.slice(0, 30) ?? '')).toBeVisible();
  });

  test('a higher certainty opens the range of the forecast', async () => {
    await mountSite('/');
    const range = () => document.querySelector('main svg[aria-label*="% likely"] path:nth-of-type(2)');
    await expect.poll(range).not.toBeNull();
    const before = range()?.getAttribute('d');
    await choose('Confidence', '95%');
    await expect.element(status('95% likely')).toBeVisible();
    expect(range()?.getAttribute('d')).not.toBe(before);
  });

  test('a limit decides how many invoices are handed to a person', async () => {
    await mountSite('/');
    await choose('Auto-post above', '70%');
    await expect.element(status('5 invoices posted')).toBeVisible();
    await choose('Auto-post above', '98%');
    await expect.poll(() => main.getByText('Handed to a person: ').elements().length).toBe(4);
  });

  test.runIf(features.portfolio)('a portfolio has the typed name and the chosen look', async () => {
    await mountSite('/');
    const sheet = () => document.querySelector('iframe')?.contentDocument;
    await main.getByLabelText('Name', { exact: true }).fill('Ada of the Looms');
    await expect.poll(() => sheet()?.querySelector('h1')?.textContent).toBe('Ada of the Looms');
    await choose('Look', 'Indigo');
    await expect.poll(() => sheet()?.documentElement.className).toContain('indigo');
  });

  test.runIf(features.assistant)('the facts open the assistant', { tags: ['HOM-4'] }, async () => {
    await mountSite('/');
    await main.getByRole('button', { name: home.facts.action }).click();
    await expect.element(page.getByRole('dialog', { name: /assistant/i })).toBeVisible();
  });

  test('a sample case has its figures, and every product a link', { tags: ['HOM-4', 'PRD-4'] }, async () => {
    await mountSite('/');
    const figures = main.getByRole('region', { name: /sample case/ });
    await expect.element(figures).toBeVisible();
    expect(figures.getByRole('row').elements()).toHaveLength(workedCase.rows.length + 1);
    const all = main.getByRole('region', { name: homeBelow.products.title }).element();
    expect(all.querySelectorAll('a[href^="/products/"]')).toHaveLength(products.length);
  });
});

describe('on the page of a product', { tags: ['PDP-2', 'A11-1'] }, () => {
  const seen = async (path: string, words: string) => {
    await mountSite(path);
    document.querySelector('#at-work')?.scrollIntoView();
    await expect.element(status(words)).toBeVisible();
  };

  test('a text is booked or proposed by how sure the model is', async () => {
    await seen('/products/3', 'Order, 96% sure: booked without asking.');
    (main.getByRole('radio', { name: 'An order' }).element() as HTMLElement).focus();
    await press('ArrowRight');
    await expect.element(status(/^Complaint, 91% sure: proposed/)).toBeVisible();
  });

  test('another source changes the suggested step', async () => {
    await seen('/products/5', 'Suggested next step: Send the renewal offer.');
    (main.getByRole('checkbox', { name: 'Support' }).element() as HTMLElement).focus();
    await press('Space');
    await expect.element(status(/Settle the oldest ticket before/)).toBeVisible();
  });
});
