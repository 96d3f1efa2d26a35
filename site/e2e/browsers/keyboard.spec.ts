import { expect, test } from './browsers-test.ts';

test('find, choose, add, remove and undo by keyboard, with visible focus', {
  tag: ['@BRW-1', '@A11-1', '@NAV-1', '@RTE-3', '@PDP-3', '@CRT-9'],
}, async ({ site }) => {
  await site.open('/');
  await site.tabTo('Skip to content');
  await site.tabTo('Products');
  await site.tab.keyboard.press('Enter');
  await site.hasFocus('heading', 'Products');
  await site.tabTo('Data Solutions');
  await site.tab.keyboard.press('Space');
  await site.isAt('/products?category=data-solutions');
  await site.tabTo('Predictive Analytics Suite');
  await site.tab.keyboard.press('Enter');
  await site.hasFocus('heading', 'Predictive Analytics Suite');
  await site.tabTo('Add to Cart');
  await site.tab.keyboard.press('Enter');
  await expect.poll(() => site.stored('cart')).toContain('"quantity":1');
  await site.tabTo('View cart');
  await site.tab.keyboard.press('Enter');
  await site.hasFocus('heading', 'Your cart');
  await site.tabTo('Remove Predictive Analytics Suite');
  await site.tab.keyboard.press('Space');
  await site.hasFocus('heading', 'Your cart');
  await site.tabTo('Undo removing Predictive Analytics Suite');
  await site.tab.keyboard.press('Space');
  await site.hasFocus('link', 'Predictive Analytics Suite');
});

test('the search and the menu open, trap focus and close by keyboard, and return focus', {
  tag: ['@BRW-1', '@SCH-1', '@MNU-2'],
}, async ({ site }) => {
  await site.open('/faq');
  await site.tab.keyboard.type('/');
  await site.hasFocus('field', 'Search this site');
  await site.tab.keyboard.type('portfolio');
  await site.sees('Portfolio Generator');
  const openDialogs = () => site.tab.evaluate(() => document.querySelectorAll('dialog[open]').length);
  expect(await openDialogs()).toBe(1);
  await site.tab.keyboard.press('Escape');
  await site.hasValue('Search this site', '');
  await site.tab.keyboard.press('Escape');
  await expect.poll(openDialogs, 'the second Escape closes the search').toBe(0);

  await site.tab.setViewportSize({ width: 360, height: 740 });
  await site.click('button', 'Menu');
  await site.shows('link', 'Services');
  await site.tab.keyboard.press('Escape');
  await site.hasFocus('button', 'Menu');
});
