import { hostileSample } from '@loomwright/kit/testing';
import { accountButton, member, seedUser } from './support/accounts.ts';
import { open, seed } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const hash = '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
const names = hostileSample
  .map((text) => [...text.trim()].slice(0, 100).join(''))
  .filter((text) => text !== '');

test('[STO-2] [NAV-6] [A11-1] hostile names are shown as text, and fit a phone', async ({
  context,
  page,
}) => {
  test.setTimeout(90_000);
  await seedUser(context, member);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const account = { id: 1, email: member.email, name, role: 'user', passwordHash: hash };
    await seed(context, { users: JSON.stringify({ nextId: 3, accounts: [account] }) });
    await open(page, '/profile');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      name.replace(/[\r\n]/g, ''),
    );
    await accountButton(page).click();
    const shown = await page.locator('#user-menu').evaluate((menu) => menu.textContent);
    // Half a pair of surrogates does not survive the way from the browser to here.
    if (!/\p{Surrogate}/u.test(name)) expect(shown).toContain(name);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
  expect(dialogs).toEqual([]);
});

test('[PRD-5] [BLG-1] [DOC-1] [SUP-1] hostile queries and hashes are never more than a default', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  await seedUser(context, member);
  const places = [
    ['/products', 'q'],
    ['/products', 'category'],
    ['/orders', 'q'],
    ['/blog', 'category'],
    ['/support', 'tab'],
    ['/demo', 'tab'],
    ['/contact', 'request'],
  ] as const;
  const texts = [
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '%',
    '\u202e\u0000',
    'x'.repeat(5000),
  ];
  for (const [path, name] of places) {
    for (const text of texts) {
      const query = text === '%' ? `?${name}=%` : `?${new URLSearchParams({ [name]: text })}`;
      await open(page, `${path}${query}#${encodeURIComponent(text)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path}${name}`).toBeLessThanOrEqual(0);
    }
  }
});
