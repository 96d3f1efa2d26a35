import { expect, test } from 'vitest';
import { mountSite } from './support/mount-site.tsx';

test.each(['/', '/settings'])(
  'at %s no radio button outside of a form is restored by the browser: it would pass for a choice',
  { tags: ['THM-1'] },
  async (path) => {
    await mountSite(path);
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].filter(
      ({ form }) => !form,
    );
    expect(radios.length).toBeGreaterThan(2);
    expect(radios.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([]);
  },
);
