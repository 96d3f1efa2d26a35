import { products } from '@loomwright/catalogue';
import { field, heading, submitLogin } from './support/accounts.ts';
import { failRequests, lost } from './support/fail-requests.ts';
import { codeOf, mainLink, open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('a missing chunk reloads the document once', { tag: '@RTE-6' }, async ({ page, watch }) => {
  watch.expects(lost);
  await open(page, '/');
  let isFailing = true;
  const documents = await failRequests(page, codeOf('pages/products/products-page.tsx'), () => isFailing);
  page.on('request', (request) => {
    // Simulates a deployment: the chunk that the next document references can be loaded.
    if (request.isNavigationRequest()) isFailing = false;
  });
  await mainLink(page, 'Products').click();
  await expect(heading(page)).toHaveText('Products');
  await waitUntilHydrated(page);
  expect(documents).toEqual(['/products']);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Intelligent/);
});

test('if the entry throws, the browser submits the form, but never a password', {
  tag: ['@RTE-6', '@FRM-1', '@FRM-3', '@STO-5'],
}, async ({ page, watch }) => {
  watch.expects(/broken on purpose/);
  await page.route(codeOf('main.tsx'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  );
  await page.route('/contact', async (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' });
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({
      response,
      body: text.replace('method="post"', 'method="post" action="/contact"'),
    });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });

  await page.goto('/login');
  await submitLogin(page, 'unknown@example.com', 'canary-7f3a');
  await field(page, 'Password').press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-session');

  await page.goto('/contact');
  await field(page, 'Full Name').fill('Ada');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveTitle('Sent');
  expect(sent).toEqual(['GET /login', 'GET /contact', 'POST /contact']);
});

test('a page that throws shows an error page with ways back and home', {
  tag: '@RTE-6',
}, async ({ page, watch }) => {
  watch.expects(/broken on purpose|Minified React error|preloaded using link preload/);
  const body = 'export default function Broken() { throw new Error("broken on purpose"); }';
  await page.route(codeOf('pages/product/product-page.tsx'), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );

  await test.step('by a link', async () => {
    await open(page, '/products');
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await expect(heading(page)).toHaveText('This page could not be shown');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('article')).toHaveCount(products.length);
  });

  await test.step('as a document', async () => {
    await page.goto('/products/1');
    await expect(heading(page)).toHaveText('This page could not be shown');
    await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
    await expect(heading(page)).toHaveText(/^Intelligent/);
    await expect(heading(page)).toBeFocused();
  });
});
