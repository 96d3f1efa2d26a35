import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');

test('a booking does not tell its own member that its time is no longer available', {
  tags: ['BOK-1', 'A11-1'],
}, async () => {
  await mountSite('/demo', session);
  const day = main.getByRole('button', { name: /\d times$/ });
  await day.last().click();
  document.querySelector<HTMLElement>('input[name="slot"]')?.click();
  const seen = new Set<string>();
  const element = main.element();
  const watcher = new MutationObserver(() => seen.add(element.textContent ?? ''));
  watcher.observe(element, { childList: true, characterData: true, subtree: true });
  await main.getByRole('button', { name: 'Book the demo' }).click();
  await expect.element(main.getByRole('link', { name: 'My Orders' })).toBeVisible();
  watcher.disconnect();
  expect(seen.size).toBeGreaterThan(1);
  expect([...seen].filter((text) => /no longer available|Booked by you/.test(text))).toEqual([]);
});
