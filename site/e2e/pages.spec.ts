import { home } from '@loomwright/content';
import { open } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

test('[HOM-1] [HOM-2] [HOM-3] home says what it is and leads on, has six capabilities and four steps, and closes with Get Started', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Intelligent AI Solutions for Next-Gen Business',
  );
  await expect(main.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
  await expect(main.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute('href', '/demo');

  const grid = page.getByRole('region', { name: home.capabilities.title });
  await expect(grid.getByRole('heading', { level: 3 })).toHaveText([
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
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/demo');
});

test('[NFD-1] the 404 page leads home, back and on', async ({ page, watch }) => {
  watch.expects(answered404);
  await open(page, '/products');
  await page.goto('/no/such/page');
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  for (const [name, href] of [
    ['Return Home', '/'],
    ['contact', '/contact'],
    ['products', '/products'],
    ['services', '/services'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
});

test('[NFD-1] Go Back works after client navigation too, and Return Home needs no loading', async ({
  page,
}) => {
  await open(page, '/products/2');
  // No link of the site leads there: what comes of one that does is said to the page as the browser would.
  await page.evaluate(() => {
    window.history.pushState(window.history.state, '', '/no/such/page');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Predictive Analytics Suite');
  await page.goForward();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Intelligent AI Solutions/);
});
