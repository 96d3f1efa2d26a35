import { cartText } from '../support/site.ts';
import { serveWithoutStorage } from './blocked-site.ts';
import { expect, test } from './browsers-test.ts';
import { createScreen } from './screen.ts';

const storageNotice = 'This browser will not remember changes.';

test.describe('without storage', () => {
  test.use({ expectedErrors: [/sandbox|cross-origin|CORS|insecure|SecurityError/i] });

  test('@short [BRW-1] [STO-3] storage that the browser refuses is reported once; the cart works from memory', async ({
    baseURL,
    session,
  }) => {
    const site = await serveWithoutStorage(baseURL ?? '');
    try {
      const screen = createScreen(await session.newTab(), site.url);
      await screen.open('/products/1');
      const refusal = await screen.tab.evaluate(() => {
        try {
          return `allowed: ${localStorage.length}`;
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(refusal).toBe('SecurityError');
      await screen.click('button', 'Add to Cart');
      await screen.sees('Added AI Chatbot Integration to your cart.');
      await screen.sees(storageNotice);
      await screen.click('button', 'Understood');
      await screen.seesNot(storageNotice);
      await screen.click('link', 'Cart, 1 item');
      await screen.hasFocus('heading', 'Your cart');
      await screen.shows('field', 'Quantity of AI Chatbot Integration');
      await screen.seesNot(storageNotice);
    } finally {
      site.stop();
    }
  });
});

test('[BRW-1] [STO-2] a cart that cannot be read is moved, and the page works', async ({ screen }) => {
  await screen.open('/terms');
  await screen.tab.evaluate(() => localStorage.setItem('cart', '{oh no'));
  await screen.open('/products/1');
  await expect.poll(() => screen.stored('cart.unreadable')).toBe('{oh no');
  await screen.click('button', 'Add to Cart');
  await screen.sees('Added AI Chatbot Integration to your cart.');
  await expect.poll(() => screen.stored('cart')).toContain('"quantity":1');
});

test('[BRW-1] [STO-4] [CRT-9] two tabs show one cart, also after one clears it and undoes', async ({
  newScreen,
}) => {
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
