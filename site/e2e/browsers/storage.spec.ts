import { cartText } from '../support/site.ts';
import { expect, test } from './browsers-test.ts';
import { serveWithoutStorage } from './site-beside.ts';

const storageNotice = 'This browser will not remember changes.';

test.describe('without storage', () => {
  test.use({ expectedErrors: [/^uncaught: Security Error: Content at moz-nullprincipal/] });

  test('storage that the browser refuses is reported once; the cart works from memory', {
    tag: ['@BRW-1', '@STO-3', '@short'],
  }, async ({ baseURL, newScreen }) => {
    using blocked = await serveWithoutStorage(baseURL);
    const site = await newScreen(blocked.url);
    await site.open('/products/1');
    const refusal = await site.tab.evaluate(() => {
      try {
        return `allowed: ${localStorage.length}`;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refusal).toBe('SecurityError');
    await site.click('button', 'Add to Cart');
    await site.sees('Added AI Chatbot Integration to your cart.');
    await site.sees(storageNotice);
    await site.click('button', 'Understood');
    await site.seesNot(storageNotice);
    await site.click('link', 'Cart, 1 item');
    await site.hasFocus('heading', 'Your cart');
    await site.shows('field', 'Quantity of AI Chatbot Integration');
    await site.seesNot(storageNotice);
  });
});

test('a cart that cannot be read is moved, and the page works', { tag: ['@BRW-1', '@STO-2'] }, async ({
  site,
}) => {
  await site.open('/terms');
  await site.tab.evaluate(() => localStorage.setItem('cart', '{oh no'));
  await site.open('/products/1');
  await expect.poll(() => site.stored('cart.unreadable')).toBe('{oh no');
  await site.click('button', 'Add to Cart');
  await site.sees('Added AI Chatbot Integration to your cart.');
  await expect.poll(() => site.stored('cart')).toContain('"quantity":1');
});

test('full storage is reported, and what it refused is kept once there is room', {
  tag: ['@BRW-1', '@STO-3'],
}, async ({ site }) => {
  await site.open('/terms');
  // To the last character: even one more line of a cart has no room.
  const refusal = await site.tab.evaluate(() => {
    let filler = '';
    let name = '';
    for (let size = 2 ** 22; size >= 1; )
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch (error) {
        name = (error as Error).name;
        size /= 2;
      }
    return name;
  });
  expect(refusal).toMatch(/QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED/);
  await site.open('/products/1');
  await site.click('button', 'Add to Cart');
  await site.sees('Added AI Chatbot Integration to your cart.');
  await site.sees(storageNotice);
  await site.shows('link', 'Cart, 1 item');
  expect((await site.stored('cart')) ?? '[]').toBe('[]');
  await site.tab.evaluate(() => localStorage.removeItem('filler'));
  await site.click('button', 'Add to Cart');
  await expect.poll(() => site.stored('cart')).toContain('"quantity":2');
});

test('two tabs show one cart, also after one clears it and undoes', {
  tag: ['@BRW-1', '@STO-4', '@CRT-9'],
}, async ({ newScreen }) => {
  const one = await newScreen();
  await one.open('/cart');
  const two = await newScreen();
  await two.open('/terms');
  await two.tab.evaluate((cart) => localStorage.setItem('cart', cart), cartText([3, 2]));
  await one.shows('field', 'Quantity of Neural Network API');
  await one.click('button', 'Increase: Quantity of Neural Network API');
  await two.shows('link', 'Cart, 3 items');
  await one.click('button', 'Clear cart');
  await expect.poll(() => two.stored('cart')).toBe('[]');
  await one.click('button', 'Undo');
  await two.shows('link', 'Cart, 3 items');
});
