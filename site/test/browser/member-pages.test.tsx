import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from './support/member.ts';
import { mountSite } from './support/mount-site.tsx';

const main = page.getByRole('main');

test('[NAV-6] [A11-1] why a picture cannot be used is said at once, since the chosen file leaves the focus where it is', async () => {
  await mountSite('/profile', session);
  await userEvent.upload(
    main.getByLabelText(/^Choose a picture/),
    new File(['no picture'], 'notes.png', { type: 'image/png' }),
  );
  await expect.element(main.getByRole('alert').getByText(/cannot be read/)).toBeVisible();
});
