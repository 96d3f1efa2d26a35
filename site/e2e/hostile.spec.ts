import { hostileSample } from '@loomwright/kit/testing';
import { accountButton, member, seedUser, userText } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { open, restock } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const hash = '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
const names = hostileSample
  .map((text) => [...text.trim()].slice(0, 100).join(''))
  .filter((text) => text !== '');

test('[STO-2] [NAV-6] [A11-1] hostile names are shown as text, and fit a phone', async ({ page }) => {
  test.setTimeout(90_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const account = { id: 1, email: member.email, name, role: 'user', passwordHash: hash };
    const users = JSON.stringify({ nextId: 3, accounts: [account] });
    await restock(page, { users, user: userText(member) });
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
    ['/products', ['q', 'category']],
    ['/orders', ['q', 'status']],
    ['/blog', ['category']],
    ['/support', ['tab']],
    ['/demo', ['tab']],
    ['/contact', ['request']],
  ] as const;
  const expectWhole = async (what: string) => {
    await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, what).toBeLessThanOrEqual(0);
  };
  const addressOf = (path: string, names: readonly string[], text: string) => {
    const query = new URLSearchParams(names.map((name) => [name, text]));
    return `${path}?${text === '%' ? names.map((name) => `${name}=%`).join('&') : query}#${encodeURIComponent(text)}`;
  };
  for (const [path, parameters] of places) {
    for (const text of ['<script>alert(1)</script>', '%', 'x'.repeat(5000)]) {
      await open(page, addressOf(path, parameters, text));
      await expectWhole(`${path} ${text.slice(0, 30)}`);
    }
    // The names of members, and controls, mean nothing to the little script before the first paint: without a load.
    for (const text of ['__proto__', 'constructor', '\u202e\u0000']) {
      await page.evaluate(
        (address) => {
          window.history.pushState(window.history.state, '', address);
          window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
        },
        addressOf(path, parameters, text),
      );
      await twoFrames(page);
      await expectWhole(`${path} ${text}`);
    }
  }
});
