import { translate } from '../support/altered-page.ts';
import { submitLogin } from '../support/screens/accounts.ts';
import { test } from './browsers-test.ts';
import { serveWithExtensions } from './site-beside.ts';

test('product and cart go on working while the page is translated', {
  tag: ['@BRW-2', '@BRW-1', '@short'],
}, async ({ site }) => {
  await site.open('/products/1');
  await site.tab.evaluate(translate);
  await site.click('button', 'Add to Cart');
  await site.sees('1 in your cart.');
  await site.shows('button', 'Add to Cart');
  await site.click('link', 'View cart');
  await site.hasFocus('heading', 'Your cart');
  await site.click('button', 'Increase: Quantity of AI Chatbot Integration');
  await site.sees('$59.98');
  await site.click('button', 'Remove AI Chatbot Integration');
  await site.sees('AI Chatbot Integration was removed.');
});

test.describe('with nodes of extensions', () => {
  test.use({ expectedErrors: [/Minified React error #418/] });

  test('a login filled in and sent before hydration keeps its text, and is sent once', {
    tag: ['@BRW-2', '@BRW-1', '@short'],
  }, async ({ baseURL, newScreen }) => {
    using beside = await serveWithExtensions(baseURL);
    const site = await newScreen(beside.url);
    await site.tab.goto(`${beside.url}/login`, { waitUntil: 'domcontentloaded' });
    await submitLogin(site, 'unknown@example.com', 'no such word');
    beside.release();
    await site.waitUntilHydrated();
    await site.sees('Remaining attempts: 2');
    await site.hasValue('Email', 'unknown@example.com');
  });
});
