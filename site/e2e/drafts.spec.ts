import type { Page } from 'playwright/test';
import { accountButton, admin, field, logOut, member, seedUser, userText } from './support/accounts.ts';
import { fillIn, letter, request, storedDraft, valuesOf } from './support/forms.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// What a draft holds, and when it is stored, discarded or moved, is tested in packages/form/test.

const message = 'Your Message';
const goTo = async (page: Page, name: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('a draft survives navigation and a reload, in its own tab only', { tag: ['@FRM-3', '@STO-1'] }, async ({
  context,
  page,
}) => {
  const typed = { ...letter, Company: '<img src=x onerror=alert(1)>' };
  await open(page, '/contact');
  await fillIn(page, typed);
  await goTo(page, 'Support');
  await fillIn(page, request);
  await field(page, 'Priority').selectOption('Low');
  await goTo(page, 'Contact');
  await expect.poll(() => valuesOf(page, typed)).toEqual(typed);
  await page.reload();
  await expect.poll(() => valuesOf(page, typed)).toEqual(typed);
  await waitUntilHydrated(page);
  await goTo(page, 'Support');
  await expect.poll(() => valuesOf(page, request)).toEqual(request);
  await expect(field(page, 'Priority')).toHaveValue('low');
  const other = await context.newPage();
  await open(other, '/contact');
  await expect(field(other, message)).toHaveValue('');
});

test('a member’s draft is shown to no other user, not even on the open page', {
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

test('a deleted account takes its drafts along, at once and in tabs opened later', {
  tag: ['@AUT-8', '@STO-1'],
}, async ({ context, page }) => {
  const draftOf = (owner: number | null) => JSON.stringify({ owner, values: { message: 'Mine' } });
  // The last is of a form that the site does not have today.
  const drafts = {
    contact: draftOf(8),
    support: draftOf(9),
    demo: draftOf(null),
    register: draftOf(7),
    callback: draftOf(7),
  };
  const setAccounts = (...ids: readonly number[]) => {
    const accounts = ids.map((id) => ({ id, email: `a${id}@b.example`, name: 'Ada', passwordHash: 'none' }));
    const text = JSON.stringify({ nextId: 10, accounts });
    return page.evaluate((users) => localStorage.setItem('users', users), text);
  };
  await open(page, '/faq');
  await setAccounts(8, 9);
  const tab = await context.newPage();
  await open(tab, '/faq');
  await tab.evaluate((texts) => {
    for (const [form, text] of Object.entries(texts)) sessionStorage.setItem(`draft_${form}`, text);
  }, drafts);
  const left = () =>
    tab.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith('draft_'))
        .sort(),
    );
  await tab.reload();
  await expect.poll(left).toEqual(['draft_contact', 'draft_demo', 'draft_support']);
  await setAccounts(9);
  await expect.poll(left).toEqual(['draft_demo', 'draft_support']);
});
