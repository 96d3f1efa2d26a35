import { expect, test } from 'vitest';
import { mountSite } from './support/mount-site.tsx';

test.each(['/', '/settings'])(
  '[THM-1] at %s no radio button outside of a form is restored by the browser: it would pass for a choice',
  async (path) => {
    await mountSite(path);
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
      ({ form }) => !form,
    );
    expect(radios.length).toBeGreaterThan(2);
    expect(radios.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([]);
  },
);
