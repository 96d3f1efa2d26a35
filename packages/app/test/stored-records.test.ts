import { DEFAULT_PREFERENCES } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { createHeadlessBrowser } from '../src/testing/index.ts';

test('a guest’s visit stores two plain records, and no machine snapshot', {
  tags: ['STO-1', 'STO-5'],
}, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab();
  tab.app.send({ type: 'preferences.choose', choice: { theme: 'dark' } });
  tab.cart.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
  await browser.isIdle();
  expect(
    Object.fromEntries([...browser.origin.entries].map(([key, text]) => [key, JSON.parse(text)])),
  ).toEqual({
    preferences: { ...DEFAULT_PREFERENCES, theme: 'dark' },
    cart: [
      { id: 1, name: 'AI Chatbot Integration', price: 29.99, image: '/art/products/1.svg', quantity: 2 },
    ],
  });
  tab.close();
});
