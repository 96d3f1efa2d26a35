import { hostileSample } from '@loomwright/kit/testing';
import { samples } from '@loomwright/machine-testing';
import type { Page } from 'playwright/test';
import { has } from '../build/configuration.ts';
import { accountButton, member, seedUser, userMenu, userText } from './support/accounts.ts';
import { twoFrames } from './support/observe.ts';
import { open, openBlank, replaceStorage } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const hash = '$pbkdf2-sha256$i=600000$l81BsTV9DUuiYnpYfFSlQg$MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
const names = hostileSample
  .map((text) => [...text.trim()].slice(0, 100).join(''))
  .filter((text) => text !== '');

test('hostile names are shown as text, and fit a phone', { tag: ['@STO-2', '@NAV-6', '@A11-1'] }, async ({
  context,
  page,
}) => {
  test.slow();
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  expect(names.length).toBeGreaterThan(8);
  const usersOf = (name: string) =>
    JSON.stringify({
      nextId: 3,
      accounts: [{ id: 1, email: member.email, name, role: 'user', passwordHash: hash }],
    });
  const expectFit = async (tab: Page, name: string) => {
    const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  };
  // Playwright cannot transfer half of a surrogate pair.
  const isWhole = (name: string) => !/\p{Surrogate}/u.test(name);

  for (const name of samples(names, 3))
    await test.step(`${JSON.stringify(name).slice(0, 30)} in the form`, async () => {
      await replaceStorage(page, { users: usersOf(name), user: userText(member) });
      await open(page, '/profile');
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
        name.replace(/[\r\n]/g, ''),
      );
      await accountButton(page).click();
      const shown = await userMenu(page).evaluate((menu) => menu.textContent);
      if (isWhole(name)) expect(shown).toContain(name);
      await expectFit(page, name);
    });

  await test.step('in the bar and the menu, changed by another tab', async () => {
    const other = await context.newPage();
    await openBlank(other);
    await page.bringToFront();
    for (const name of names) {
      // Each after a plain name, so that its arrival can be seen.
      for (const next of ['Plain', name]) {
        await other.evaluate((text) => localStorage.setItem('users', text), usersOf(next));
        if (isWhole(next))
          await expect
            .poll(() => userMenu(page).evaluate((menu) => menu.textContent), { intervals: [20] })
            .toContain(next);
        else
          await expect.poll(() => userMenu(page).evaluate((menu) => menu.textContent)).not.toContain('Plain');
      }
      await expectFit(page, name);
    }
  });
  expect(dialogs).toEqual([]);
});

test('hostile queries and hashes show the default', {
  tag: ['@PRD-5', '@BLG-1', '@DOC-1', '@SUP-1'],
}, async ({ context, page }) => {
  test.slow();
  await seedUser(context, member);
  const places = [
    ['/products', ['q', 'category']],
    ['/orders', ['q', 'status']],
    ...(has('blog') ? ([['/blog', ['category']]] as const) : []),
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
  // The server and the pre-paint script see one of them at each place; the client sees all.
  const texts = [
    '<script>alert(1)</script>',
    '%',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    '\u202e\u0000',
  ];
  for (const [place, [path, parameters]] of places.entries())
    await test.step(path, async () => {
      const kinds = texts.slice(0, 3);
      for (const text of samples([...kinds.slice(place % 3), ...kinds.slice(0, place % 3)], 1)) {
        await open(page, addressOf(path, parameters, text));
        await expectWhole(`${path} ${text.slice(0, 30)}`);
      }
      for (const text of texts) {
        await page.evaluate(
          (address) => {
            window.history.pushState(window.history.state, '', address);
            window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
          },
          addressOf(path, parameters, text),
        );
        await twoFrames(page);
        await expectWhole(`${path} ${text.slice(0, 30)}, without a load`);
      }
    });
});
