import { homeBelow } from '@loomwright/content';
import { open, waitUntilHydrated } from './support/site.ts';
import { answered404, expect, test } from './support/site-test.ts';

test('the 404 page links back, home and to other pages; the home page has its hero, six capabilities, four steps and Get Started', {
  tag: ['@NFD-1', '@HOM-1', '@HOM-2', '@HOM-3'],
}, async ({ page, watch }) => {
  watch.expects(answered404);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  const back = main.getByRole('button', { name: 'Go Back' });
  await open(page, '/products');
  await test.step('a 404 page as a document', async () => {
    await page.goto('/no/such/page');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(title).toHaveText('Page Not Found');
    for (const [name, href] of [
      ['Return Home', '/'],
      ['contact', '/contact'],
      ['products', '/products'],
      ['services', '/services'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await back.click();
    await expect(page).toHaveURL('/products');
    await expect(title).toHaveText('Products');
    await waitUntilHydrated(page);
  });

  await test.step('a 404 page by client navigation links back too, and home without a reload', async () => {
    // No link of the site leads there: an address change as the browser would make it.
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      window.history.pushState(window.history.state, '', '/no/such/page');
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    });
    await expect(title).toHaveText('Page Not Found');
    await back.click();
    await expect(title).toHaveText('Products');
    await page.goForward();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(title).toHaveText(/^Intelligent AI Solutions/);
    expect(await page.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
  });

  await test.step('home', async () => {
    await expect(title).toHaveText('Intelligent AI Solutions for Next-Gen Business');
    await expect(main.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
    await expect(main.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute('href', '/demo');

    const grid = page.getByRole('region', { name: homeBelow.capabilities.title });
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
});
