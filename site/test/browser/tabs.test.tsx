import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './support/keys.ts';
import { goBack, mountSite } from './support/mount-site.tsx';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test('a press, a key and Back select one of three tabs with a single tab stop', {
  tags: ['SUP-1'],
}, async () => {
  await page.viewport(1280, 800);
  const { navigation } = await mountSite('/support');
  const expectSearch = (search: string) =>
    expect.poll(() => navigation.getSnapshot().context.shown.location.search).toBe(search);
  await expect.element(tab('Contact Support')).toHaveAttribute('aria-selected', 'true');
  await tab('Support Channels').click();
  await expectSearch('?tab=channels');
  await expect.element(tab('Support Channels')).toHaveFocus();
  await press('ArrowRight');
  await expect.element(tab('Resources')).toHaveFocus();
  await expectSearch('?tab=resources');
  await press('ArrowRight');
  await expectSearch('');
  await press('End');
  await expect.element(tab('Resources')).toHaveFocus();
  goBack();
  await expect.element(tab('Contact Support')).toHaveAttribute('aria-selected', 'true');
  const stops = [...document.querySelectorAll('[role="tab"][tabindex="0"]')];
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Contact Support']);
});

test('an unknown tab selects the first', { tags: ['SUP-1'] }, async () => {
  await mountSite('/support?tab=__proto__');
  await expect.element(tab('Contact Support')).toHaveAttribute('aria-selected', 'true');
});
