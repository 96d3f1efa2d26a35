import { newcomer } from '../support/people.ts';
import { register } from '../support/screens/accounts.ts';
import { expect, test } from './browsers-test.ts';

test('browse, choose, register, see the cart, request a quote', {
  tag: ['@BRW-1', '@CRT-6', '@CRT-9', '@CRT-10', '@short'],
}, async ({ site }) => {
  await site.open('/');
  await site.click('link', 'Products');
  await site.isAt('/products');
  await site.click('button', 'AI Solutions');
  await site.isAt('/products?category=ai-solutions');
  await site.click('link', 'Neural Network API');
  await site.isAt('/products/3');
  await site.click('button', 'Increase: Quantity');
  await site.click('button', 'Add to Cart');
  await site.sees('Added 2 × Neural Network API to your cart.');
  await site.reload();
  await site.shows('link', 'Cart, 2 items');

  await site.click('link', 'Get Started');
  await site.hasFocus('heading', 'Create your account');
  await register(site, newcomer);
  await site.isAt('/');
  await site.shows('button', `Account menu of ${newcomer.name}`);
  await site.click('link', 'Cart, 2 items');
  await site.hasFocus('heading', 'Your cart');
  await site.click('link', 'Request a Quote');
  await site.hasFocus('heading', 'Contact');
  await site.click('button', 'Send Message');
  await site.sees('Thank you! Your message has been sent successfully.');
  await expect.poll(() => site.stored('quotes_3')).toContain('Neural Network API');
  expect(await site.violations()).toEqual([]);
});
