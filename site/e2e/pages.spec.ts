import { homeBelow } from '@loomwright/content';
import { heading } from './support/accounts.ts';
import { open } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

test('the 404 page links to other pages and goes back', { tag: '@NFD-1' }, async ({ page, watch }) => {
  watch.expects(answered404);
  const main = page.getByRole('main');
  await open(page, '/products');
  await open(page, '/no/such/page');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toHaveText('Products');
});

test('the home page has a hero, six capabilities, four steps and a call to action', {
  tag: ['@HOM-1', '@HOM-2', '@HOM-3'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Intelligent AI Solutions for Next-Gen Business');
  for (const [name, href] of [
    ['Explore Services', '/services'],
    ['Schedule Demo', '/demo'],
    ['Get Started', '/demo'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  const capabilities = page.getByRole('region', { name: homeBelow.capabilities.title });
  await expect(capabilities.getByRole('heading', { level: 3 })).toHaveText([
    'AI-Powered Automation',
    'Custom AI Agents',
    'Intelligent Analytics',
    'Workflow Integration',
    'Continuous Learning',
    'Custom Solutions',
  ]);
  const steps = page.getByRole('region', { name: 'How It Works' });
  await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
    'Consultation',
    'Strategy & Design',
    'Implementation',
    'Optimization',
  ]);
});
