import { expect, test } from 'vitest';
import { mountSite } from './support/mount-site.tsx';

test('the browser does not restore radio buttons outside a form', { tags: ['THM-1'] }, async () => {
  await mountSite('/settings');
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
    ({ form }) => !form,
  );
  expect(radios.length).toBeGreaterThan(2);
  expect(radios.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([]);
});
