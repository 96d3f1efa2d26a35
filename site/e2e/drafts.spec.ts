import type { Page } from 'playwright/test';
import { accountButton, admin, field, logOut, member, seedUser, userText } from './support/accounts.ts';
import { contactValues, fillIn, storedDraft, valuesOf } from './support/forms.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const message = 'Your Message';
const goTo = async (page: Page, name: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('a draft survives navigation and a reload, in its own tab only', { tag: ['@FRM-3', '@STO-1'] }, async ({
  context,
  page,
}) => {
  await open(page, '/contact');
  await fillIn(page, contactValues);
  await goTo(page, 'Support');
  await goTo(page, 'Contact');
  await expect.poll(() => valuesOf(page, contactValues)).toEqual(contactValues);
  await page.reload();
  await expect.poll(() => valuesOf(page, contactValues)).toEqual(contactValues);
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(field(other, message)).toHaveValue('');
});

test('a member’s draft is shown to no other user, even on an open page', {
  tag: ['@FRM-3', '@STO-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  await open(page, '/contact');
  await expect(accountButton(page, member.name)).toBeVisible();
  await field(page, message).fill('For this member only.');
  await logOut(page);
  await expect(field(page, message)).toHaveValue('');
  expect(await storedDraft(page, 'contact')).toBeNull();
  await field(page, message).fill('A guest’s.');
  await page.evaluate((text) => localStorage.setItem('user', text), userText(admin));
  await page.reload();
  await expect(field(page, message)).toHaveValue('A guest’s.');
  await expect(accountButton(page, admin.name)).toBeVisible();
});
