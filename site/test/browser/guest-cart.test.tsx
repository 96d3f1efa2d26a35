import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './support/keys.ts';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const line = (id: number, quantity: number) => ({ id, name: 'x', price: 1, image: '/x.svg', quantity });
const cart = (...lines: readonly unknown[]) => ({ cart: JSON.stringify(lines) });

const bar = page.getByRole('banner');
const barCart = bar.getByRole('link', { name: /^Cart, / });
const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
const panel = page.getByRole('dialog', { name: 'Menu' });

test.each([
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
])(
  'a guest with a cart has a link to it in the bar, $width px wide',
  { tags: ['NAV-4', 'NAV-5', 'LGN-5'] },
  async ({ width, height }) => {
    await page.viewport(width, height);
    await mountSite('/cart', cart(line(1, 99), line(2, 1)));
    await expect.element(barCart).toHaveAccessibleName('Cart, 100 items');
    await expect.element(barCart).toBeVisible();
    await expect.element(barCart).toHaveTextContent('99+');
    expect(document.documentElement.scrollWidth).toBe(width);
    const main = page.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', '/login?next=/cart');
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await expect.element(barCart).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(barCart).toHaveAccessibleName('Cart, 100 items');
  },
);

test('it is in the menu of a narrow screen too, and in neither place for an empty cart', {
  tags: ['MNU-1', 'NAV-4'],
}, async () => {
  await page.viewport(360, 740);
  await mountSite('/products', cart(line(3, 1)));
  await menuButton.click();
  const link = panel.getByRole('link', { name: 'Cart, 1 item' });
  await expect.element(link).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'Login' })).toBeVisible();
  (link.element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus();

  await mountSite('/products', cart());
  await menuButton.click();
  await expect.element(panel.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Cart, / })).not.toBeInTheDocument();
});

test('a returning member with a guest’s cart is shown one cart link, never a guest’s', {
  tags: ['NAV-7', 'NAV-4'],
}, async () => {
  await page.viewport(1280, 800);
  const seen = new Set<string>();
  const watch = new MutationObserver(() => {
    const links = [...document.querySelectorAll('[aria-label="Main"] a[href="/cart"]')];
    if (links.length > 0)
      seen.add(`${links.length} ${document.querySelector('[data-guests-only]') !== null}`);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await mountSite('/products', { ...session, ...cart(line(1, 1)) });
  await expect.element(barCart).toHaveAccessibleName(/^Cart, \d/);
  watch.disconnect();
  expect([...seen]).toEqual(['1 false']);
});

test.each([360, 1280])(
  'a notice stands at the lower edge, above the assistant’s button, %i px wide',
  { tags: ['CRT-3', 'PDP-3'] },
  async (width) => {
    await page.viewport(width, 740);
    await mountSite('/products/1');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const notice = page.getByRole('status').getByText('Added AI Chatbot Integration to your cart.');
    await expect.element(notice).toBeVisible();
    const place = notice.element().getBoundingClientRect();
    const button = page.getByRole('button', { name: 'Ask the assistant' }).element();
    expect(place.top).toBeGreaterThan(740 / 2);
    expect(place.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect.element(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  },
);
