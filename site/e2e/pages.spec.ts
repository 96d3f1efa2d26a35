import { homeBelow } from '@loomwright/content';
import { heading } from './support/accounts.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

test('the 404 page links to other pages and goes back', { tag: '@NFD-1' }, async ({ page, watch }) => {
  watch.expects(answered404);
  const main = page.getByRole('main');
  await open(page, '/products');
  await open(page, '/no/such/page');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText('Page Not Found');
  for (const [name, href] of [
    ['Return Home', '/'],
    ['contact', '/contact'],
    ['products', '/products'],
    ['services', '/services'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/products');
  await expect(heading(page)).toHaveText('Products');
});

test('the 404 page within the site leads back and home without a reload', { tag: '@NFD-1' }, async ({
  page,
}) => {
  await open(page, '/products');
  // No link of the site leads there: an address change as the browser would make it.
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    window.history.pushState(window.history.state, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(heading(page)).toHaveText('Page Not Found');
  await page.getByRole('main').getByRole('button', { name: 'Go Back' }).click();
  await expect(heading(page)).toHaveText('Products');
  await page.goForward();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(/^Intelligent AI Solutions/);
  expect(await page.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
});

test('Go Back on the 404 page leads home where the history is empty', { tag: '@NFD-1' }, async ({
  context,
  page,
  watch,
}) => {
  watch.expects(answered404);
  await open(page, '/about');
  // A test's tab begins on a blank page, which is a page to go back to; a tab opened by a page does not.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/nope', '_blank', 'noopener'));
  const tab = await opened;
  await tab.waitForURL('/nope');
  await waitUntilHydrated(tab);
  expect(await tab.evaluate(() => window.history.length)).toBe(1);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
});

test('home has its hero, six capabilities, four steps and a way to start', {
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
