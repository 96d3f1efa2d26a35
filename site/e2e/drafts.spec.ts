import { company } from '@loomwright/content';
import { hostileSample } from '@loomwright/kit/testing';
import {
  accountButton,
  admin,
  field,
  fillRegistration,
  guestLink,
  logOut,
  member,
  newcomer,
  registerButton,
  userText,
} from './support/accounts.ts';
import { fillIn, letter, request, storedDraft, valuesOf } from './support/forms.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const message = 'Your Message';
const goTo = (page: import('playwright/test').Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('a draft survives navigation and a reload, in its own tab only, and is never shown to another user', {
  tag: ['@FRM-3', '@STO-1'],
}, async ({ context, page }) => {
  await open(page, '/contact');
  await test.step('navigation and a reload', async () => {
    await fillIn(page, letter);
    await goTo(page, 'Support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
    await fillIn(page, request);
    await field(page, 'Priority').selectOption('Low');
    await goTo(page, 'Contact');
    await expect(field(page, message)).toHaveValue(letter['Your Message']);
    expect(await valuesOf(page, letter)).toEqual(letter);
    await page.reload();
    await expect.poll(() => valuesOf(page, letter)).toEqual(letter);
    await waitUntilHydrated(page);
    await goTo(page, 'Support');
    await expect.poll(() => valuesOf(page, request)).toEqual(request);
    await expect(field(page, 'Priority')).toHaveValue('low');
  });

  await test.step('in its own tab only', async () => {
    const other = await context.newPage();
    await open(other, '/contact');
    await expect(field(other, message)).toHaveValue('');
    await other.close();
  });

  await test.step('no draft of a login, of a password, or of a sent form', async () => {
    await guestLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await field(page, 'Email').fill(member.email);
    // Without a password: the title says so, and the next page's does not.
    await field(page, 'Email').press('Enter');
    await expect(page).toHaveTitle(`Error: Log in · ${company.name}`);
    expect(await storedDraft(page, 'login')).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle(`Create your account · ${company.name}`);
    await fillIn(page, { Name: newcomer.name, Email: newcomer.email, Password: 'canary-draft-9c1d' });
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue(newcomer.name);
    await expect(field(page, 'Email')).toHaveValue(newcomer.email);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('canary');
    await fillRegistration(page, { ...newcomer, password: 'canary-draft-9c1d' });
    await registerButton(page).click();
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    expect(await storedDraft(page, 'register')).toBeNull();
  });

  await test.step('a member’s draft is shown to no other user of the tab, not even on the open page', async () => {
    await expect(page).toHaveURL('/');
    await goTo(page, 'Contact');
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
});

test('hostile texts are restored exactly and do nothing, an unreadable one is moved', {
  tag: ['@FRM-3', '@STO-2'],
}, async ({ page, watch }) => {
  const markup = '<img src=x onerror=alert(1)>';
  await open(page, '/contact');
  await test.step('restored exactly', async () => {
    for (const text of hostileSample) {
      await field(page, message).fill(text);
      const typed = await field(page, message).inputValue();
      // A draft is stored a moment after it is typed.
      await expect
        .poll(
          async () =>
            JSON.parse((await storedDraft(page, 'contact')) ?? '{"values":{}}').values.message ?? '',
        )
        .toBe(typed);
    }
    await fillIn(page, { ...letter, Company: markup });
  });

  await test.step('restored after a reload', async () => {
    await page.reload();
    await expect(field(page, 'Company')).toHaveValue(markup);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await expect(field(page, message)).toHaveValue('A loom of our own.');
  });

  await test.step('unreadable', async () => {
    watch.expects(/could not be read; it was moved to "draft_contact.unreadable"/);
    // Where no form stores its own over it.
    await page.goto('/terms');
    await page.evaluate(() => sessionStorage.setItem('draft_contact', '{"owner":"__proto__"}'));
    await page.goto('/contact');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft_contact.unreadable')))
      .toBe('{"owner":"__proto__"}');
    await expect(field(page, 'Full Name')).toHaveValue('');
  });
});

test('a draft goes with the account it is of, also where no member is logged in: at once, and at the next start of a tab', {
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
  const list = (...ids: readonly number[]) => {
    const accounts = ids.map((id) => ({ id, email: `a${id}@b.example`, name: 'Ada', passwordHash: 'none' }));
    return JSON.stringify({ nextId: 10, accounts });
  };
  const setAccounts = (text: string) => page.evaluate((users) => localStorage.setItem('users', users), text);
  await open(page, '/faq');
  await setAccounts(list(8, 9));
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
  await setAccounts(list(9));
  await expect.poll(left).toEqual(['draft_demo', 'draft_support']);
});

test('without storage a draft lives as long as the page, and a notice says so', {
  tag: ['@FRM-3', '@STO-3'],
}, async ({ page, watch }) => {
  watch.expects(/storage is blocked|Could not/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/contact');
  await field(page, message).fill('Keep this.');
  await expect(page.getByText('This browser will not remember changes.')).toBeVisible();
  await goTo(page, 'FAQ');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact');
  await page.goBack();
  await expect(field(page, message)).toHaveValue('Keep this.');
});
