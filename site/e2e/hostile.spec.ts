import { hostileSample } from '@loomwright/kit/testing';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { accountButton, member, seedUser, userMenu, userText } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { isBuilt, open, openBlank, replaceStorage } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const hash = '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
const names = hostileSample
  .map((text) => [...text.trim()].slice(0, 100).join(''))
  .filter((text) => text !== '');
const usersOf = (name: string) =>
  JSON.stringify({
    nextId: 3,
    accounts: [{ id: 1, email: member.email, name, role: 'user', passwordHash: hash }],
  });
// Playwright cannot transfer lone surrogates.
const isWhole = (name: string) => !/\p{Surrogate}/u.test(name);
const expectFit = async (page: Page, what: string) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, what).toBeLessThanOrEqual(0);
};

test('hostile names are shown as text, and fit a phone', { tag: ['@STO-2', '@NAV-6', '@A11-1'] }, async ({
  context,
  page,
}) => {
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const [first = ''] = names.filter((name) => name.includes('<'));
  await replaceStorage(page, { users: usersOf(first), user: userText(member) });
  await open(page, '/profile');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(first);
  await accountButton(page).click();
  const shown = () => userMenu(page).evaluate((menu) => menu.textContent);
  const other = await context.newPage();
  await openBlank(other);
  await page.bringToFront();
  for (const name of samples(names, 4)) {
    for (const next of ['Plain', name]) {
      await other.evaluate((text) => localStorage.setItem('users', text), usersOf(next));
      if (isWhole(next)) await expect.poll(shown, { intervals: [20] }).toContain(next);
      else await expect.poll(shown, { intervals: [20] }).not.toContain('Plain');
    }
    await expectFit(page, name);
  }
  expect(dialogs).toEqual([]);
});

test('hostile queries and hashes show a complete page that fits a phone', {
  tag: ['@PRD-5', '@BLG-1', '@DOC-1', '@SUP-1'],
}, async ({ context, page }) => {
  await seedUser(context, member);
  const heading = page.getByRole('heading', { level: 1 });
  const texts = samples(['x'.repeat(5000), '%', '<script>alert(1)</script>', '__proto__', '\u202e\u0000']);
  const places = [
    ['/products', 'q', 'category', 'sort'],
    ['/orders', 'q', 'status'],
    ['/blog', 'category'],
    ['/documentation', 'q'],
    ['/support', 'tab'],
    ['/demo', 'tab', 'savings'],
    ['/contact', 'request', 'topic'],
  ] as const;
  for (const [place, [path, ...parameters]] of places.filter(([path]) => isBuilt(path)).entries())
    for (const [turn, text] of texts.entries()) {
      const asked = text === '%' ? text : encodeURIComponent(text);
      const address = `${path}?${parameters.map((name) => `${name}=${asked}`).join('&')}#${asked}`;
      // The server and the pre-paint script handle only the first address; the router handles all others.
      if (turn === 0 && place === 0) await open(page, address);
      else
        await page.evaluate((to) => {
          window.history.pushState(window.history.state, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
        }, address);
      await twoFrames(page);
      await expect(heading, address.slice(0, 60)).toBeVisible();
      await expectFit(page, address.slice(0, 60));
    }
});
