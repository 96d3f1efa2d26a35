import { storedKeys } from '@loomwright/content';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('privacy and terms have six sections, links to each, today’s date and a contact link', {
  tag: '@LGL-1',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2031-02-03T12:00:00Z') });
  const main = page.getByRole('main');
  const expectSections = async () => {
    await expect(main.getByText('Last updated: 3 February 2031')).toBeVisible();
    const titles = main.locator('li > h2');
    await expect(titles).toHaveCount(6);
    const links = main.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(links).toHaveText(await titles.allTextContents());
    await links.last().click();
    await expect(titles.last()).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  };
  await open(page, '/privacy');
  await expectSections();
  await expect(main.locator('dt code')).toHaveText(storedKeys.map(({ key }) => key));
  await expect(main.locator('dl dd')).toHaveText(storedKeys.map(({ holds }) => holds));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expectSections();
});

test('the security page lists what is kept and where, and each of its sections has a link', {
  tag: '@TRU-1',
}, async ({ page }) => {
  const main = page.getByRole('main');
  await open(page, '/privacy');
  await main.getByRole('link', { name: 'security page' }).click();
  await expect(page).toHaveURL('/security');
  await expect(main.getByRole('table').first().getByRole('columnheader')).toHaveText([
    'What',
    'Where',
    'How long',
  ]);
  const links = main.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(links).toHaveText(await main.locator('section > h2[id]').allTextContents());
  await links.last().click();
  const report = main.getByRole('region', { name: 'Report a weakness' });
  await expect(report).toBeInViewport();
  await report.getByRole('link', { name: 'security.txt' }).click();
  await expect(page.getByText('Contact: mailto:')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all text can be read, and the demo page says how to book by email and phone', {
    tag: ['@LGL-1', '@FAQ-1', '@DMO-1', '@BOK-1'],
  }, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/privacy');
    await expect(main.getByText('login_lockout')).toBeVisible();
    await expect(main.getByText('Last updated')).toBeHidden();
    await page.goto('/faq');
    await main.getByText('Is there a free trial?').click();
    await expect(main.getByText(/^Yes\. Once a product/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.goto('/demo');
    const words = main.locator('noscript p');
    await expect(words).toBeVisible();
    expect(await words.textContent()).toContain('Choosing a time here needs JavaScript.');
    await expect(words.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('form')).toBeHidden();
    // No date of the day on which the page was made.
    expect(await main.textContent()).not.toMatch(/20\d\d|January|November|Monday/);
    await page.goto('/forum');
    for (const name of ['Support', 'Documentation', 'Contact', 'What do the products cost?'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
