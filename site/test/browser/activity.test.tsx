import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

afterEach(() => vi.restoreAllMocks());

const days = () => page.getByRole('heading', { level: 2 }).elements();
const titles = () => days().map(({ textContent }) => textContent);
const noon = new Date(2026, 10, 25, 12).getTime();

test('on an open page, today becomes yesterday at midnight', { tags: ['STO-1'] }, async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(noon);
  const entry = { kind: 'session', text: 'Logged in.', at: noon - 1000 };
  await mountSite('/activity', { ...session, activity_1: JSON.stringify([entry]) });
  await expect.poll(titles).toContain('Today');
  clock.mockReturnValue(noon + 13 * 3_600_000);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(titles).toContain('Yesterday');
  expect(titles()).not.toContain('Today');
});
