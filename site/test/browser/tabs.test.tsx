import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { features } from '../../features.ts';
import { press } from './support/keys.ts';
import { goBack, mountSite } from './support/mount-site.tsx';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = page.getByRole('tabpanel');

test('a press, a key and Back select one of three tabs with one tab stop', {
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
  for (const href of ['/faq', '/documentation', ...(features.blog ? ['/blog'] : []), '/forum'])
    expect(panel.element().querySelector(`a[href="${href}"]`)?.checkVisibility()).toBe(true);
  await press('ArrowRight');
  await expectSearch('');
  await press('End', 'ArrowLeft');
  await expect.element(tab('Support Channels')).toHaveAttribute('aria-selected', 'true');
  await press('Home');
  await expect.element(tab('Contact Support')).toHaveFocus();
  await tab('Resources').click();
  await expect.element(tab('Resources')).toHaveAttribute('aria-selected', 'true');
  goBack();
  await expect.element(tab('Contact Support')).toHaveAttribute('aria-selected', 'true');
  const stops = [...document.querySelectorAll('[role="tab"][tabindex="0"]')];
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Contact Support']);
});

test.each(['__proto__', ''])('an unknown tab "%s" selects the first', { tags: ['SUP-1'] }, async (asked) => {
  await mountSite(`/support?tab=${asked}`);
  await expect.element(tab('Contact Support')).toHaveAttribute('aria-selected', 'true');
});
