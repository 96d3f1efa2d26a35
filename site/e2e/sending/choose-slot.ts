import type { Page } from 'playwright/test';

/** Chooses the first time of the last day that has one. */
export const chooseLastSlot = async (page: Page) => {
  const days = page.getByRole('grid', { name: 'Choose a day' });
  await days
    .getByRole('button', { name: /\d times?$/ })
    .last()
    .click();
  await page.getByRole('radio').first().press('Space');
};
