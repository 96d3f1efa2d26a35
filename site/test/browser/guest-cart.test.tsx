import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const line = (id: number, quantity: number) => ({ id, name: 'x', price: 1, image: '/x.svg', quantity });
const cart = (...lines: readonly unknown[]) => ({ cart: JSON.stringify(lines) });

const bar = page.getByRole('banner');
const barCart = bar.getByRole('link', { name: /^Cart, / });

test('a guest with a cart has a link to it in the bar', { tags: ['NAV-4', 'NAV-5', 'LGN-5'] }, async () => {
  await page.viewport(320, 700);
  await mountSite('/cart', cart(line(1, 99), line(2, 1)));
  await expect.element(barCart).toHaveAccessibleName('Cart, 100 items');
  await expect.element(barCart).toBeVisible();
  await expect.element(barCart).toHaveTextContent('99+');
  expect(document.documentElement.scrollWidth).toBe(320);
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/login?next=/cart');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect.element(barCart).not.toBeInTheDocument();
});

test('a returning member with a guest’s cart sees one cart link, never the guest’s', {
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

test('a notice is at the bottom, above the assistant’s button', {
  tags: ['CRT-3', 'PDP-3'],
}, async () => {
  await page.viewport(360, 740);
  await mountSite('/products/1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const notice = page.getByRole('status').getByText('Added AI Chatbot Integration to your cart.');
  await expect.element(notice).toBeVisible();
  const place = notice.element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Ask the assistant' }).element();
  expect(place.top).toBeGreaterThan(740 / 2);
  expect(place.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
});
