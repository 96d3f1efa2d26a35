import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectProblems, followProblem, problemLinks, submit } from './support/fields.ts';
import { press } from './support/keys.ts';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');

test('a member who books a time is not told that it is no longer available', {
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

test('errors of a booking link to its day, time and fields', {
  tags: ['BOK-1', 'FRM-3'],
}, async () => {
  await mountSite('/demo');
  await expect.element(main.getByRole('button', { name: /\d times$/ }).first()).toBeVisible();
  await submit('Book the demo').click();
  await expectProblems(['Choose a day and a time', 'Name is required', 'Email is required']);
  problemLinks()[0]?.click();
  await expect.element(main.getByRole('group', { name: 'Day and time' })).toHaveFocus();
  await followProblem('Name', 'Name is required');
});

test('a change of day never takes focus from a field', {
  tags: ['BOK-1', 'A11-1'],
}, async () => {
  await mountSite('/demo', {}, { now: () => Date.UTC(2026, 10, 25, 10, 20) });
  const days = main.getByRole('button', { name: /\d times$/ });
  await expect.element(days.first()).toBeVisible();
  (days.first().element() as HTMLElement).focus();
  await press('ArrowLeft');
  const name = main.getByLabelText('Name', { exact: true });
  (name.element() as HTMLElement).focus();
  (days.last().element() as HTMLElement).click();
  await expect.element(days.last()).toHaveAttribute('tabindex', '0');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(name).toHaveFocus();
});
