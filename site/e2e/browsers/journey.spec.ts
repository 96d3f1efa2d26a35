import { newcomer } from '../support/people.ts';
import { expect, test } from './browsers-test.ts';

test('@short [BRW-1] [CRT-6] [CRT-9] [CRT-10] browse, choose, register, see the cart, request a quote', async ({
  screen,
}) => {
  await screen.open('/');
  await screen.click('link', 'Products');
  await screen.isAt('/products');
  await screen.click('button', 'AI Solutions');
  await screen.isAt('/products?category=ai-solutions');
  await screen.click('link', 'Neural Network API');
  await screen.isAt('/products/3');
  await screen.click('button', 'Increase: Quantity');
  await screen.click('button', 'Add to Cart');
  await screen.sees('Added 2 × Neural Network API to your cart.');
  await screen.reload();
  await screen.shows('link', 'Cart, 2 items');

  await screen.click('link', 'Get Started');
  await screen.hasFocus('heading', 'Create your account');
  await screen.fill('Name', newcomer.name);
  await screen.fill('Email', newcomer.email);
  await screen.fill('Password', newcomer.password);
  await screen.fill('Confirm password', newcomer.password);
  await screen.click('field', /^I agree to the Terms/);
  await screen.click('button', 'Create account');
  await screen.isAt('/');
  await screen.shows('button', `Account menu of ${newcomer.name}`);
  await screen.click('link', 'Cart, 2 items');
  await screen.hasFocus('heading', 'Your cart');
  await screen.click('link', 'Request a Quote');
  await screen.hasFocus('heading', 'Contact');
  await screen.click('button', 'Send Message');
  await screen.sees('Thank you! Your message has been sent successfully.');
  await expect.poll(() => screen.stored('quotes_3')).toContain('Neural Network API');
  expect(await screen.violations()).toEqual([]);
});
