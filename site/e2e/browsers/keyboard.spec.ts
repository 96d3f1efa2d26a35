import { expect, test } from './browsers-test.ts';

test('by keyboard only: find, choose, add, remove and undo, with a visible focus at every stop', {
  tag: ['@BRW-1', '@A11-1', '@NAV-1', '@RTE-3', '@PDP-3', '@CRT-9'],
}, async ({ site }) => {
  await site.open('/');
  await site.tabTo('Skip to content');
  await site.tabTo('Products');
  await site.tab.press('Enter');
  await site.hasFocus('heading', 'Products');
  await site.tabTo('Data Solutions');
  await site.tab.press('Space');
  await site.isAt('/products?category=data-solutions');
  await site.tabTo('Predictive Analytics Suite');
  await site.tab.press('Enter');
  await site.hasFocus('heading', 'Predictive Analytics Suite');
  await site.tabTo('Add to Cart');
  await site.tab.press('Enter');
  await expect.poll(() => site.stored('cart')).toContain('"quantity":1');
  await site.tabTo('View cart');
  await site.tab.press('Enter');
  await site.hasFocus('heading', 'Your cart');
  await site.tabTo('Remove Predictive Analytics Suite');
  await site.tab.press('Space');
  await site.hasFocus('heading', 'Your cart');
  await site.tabTo('Undo removing Predictive Analytics Suite');
  await site.tab.press('Space');
  await site.hasFocus('link', 'Predictive Analytics Suite');
});

test('the search and the menu open, trap focus and close by keyboard, and return focus', {
  tag: ['@BRW-1', '@SCH-1', '@MNU-2'],
}, async ({ site }) => {
  await site.open('/faq');
  await site.tab.type('/');
  await site.hasFocus('field', 'Search this site');
  await site.tab.type('portfolio');
  await site.sees('Portfolio Generator');
  const openDialogs = () => site.tab.evaluate(() => document.querySelectorAll('dialog[open]').length);
  expect(await openDialogs()).toBe(1);
  await site.tab.press('Escape');
  await expect.poll(async () => (await site.find('field', 'Search this site'))?.value).toBe('');
  await site.tab.press('Escape');
  await expect.poll(openDialogs, 'the second Escape closes the search').toBe(0);

  await site.tab.resize(360, 740);
  await site.click('button', 'Menu');
  await site.shows('link', 'Services');
  await site.tab.press('Escape');
  await site.hasFocus('button', 'Menu');
});
