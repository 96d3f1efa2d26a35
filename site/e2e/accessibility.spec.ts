import type { Locator, Page } from 'playwright/test';
import {
  accountButton,
  cartLink,
  field,
  loginButton,
  member,
  problemBox,
  registerButton,
  seedUser,
  userMenu,
} from './support/accounts.ts';
import { expectFit, expectNoViolations, findViolations } from './support/axe.ts';
import { findFocusProblem } from './support/keyboard.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { enter, states } from './support/states.ts';

for (const who of ['a guest', 'a member'] as const) {
  test(`[A11-1] axe finds nothing in the open menu of ${who}, light and dark`, async ({ context, page }) => {
    if (who === 'a member') await seedUser(context, member);
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/products');
    if (who === 'a member') await expect(accountButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 320);
    await expectFit(page, 320);
  });
}

test('[A11-1] [STO-3] axe finds nothing in the storage notice, light and dark', async ({ page, watch }) => {
  watch.expects(/Could not read/);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  await expect(page.getByText('This browser will not remember changes.')).toBeVisible();
  await expectNoViolations(page, 320);
  await expectFit(page, 320);
});

test('[A11-1] axe itself notices a violation', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.querySelector('nav')?.removeAttribute('aria-label'));
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect((await findViolations(page)).join()).toContain('link-name');
});

test('[A11-1] the check of the focus notices a missing outline and a lost focus', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Services' }).focus();
  await page.keyboard.press('Tab');
  expect(await findFocusProblem(page)).toBe('');
  await page.evaluate(() => document.styleSheets[0]?.insertRule('* { outline: none !important }'));
  expect(await findFocusProblem(page)).toContain('without an outline');
  await page.evaluate(() => document.activeElement?.remove());
  expect(await findFocusProblem(page)).toBe('nothing has focus');
});

/** Whether a control has an edge that is seen where the system chooses the colours. */
const hasEdge = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = !/^rgba\(.*, 0\)$/.test(borderTopColor) && borderTopColor !== paper;
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && isSeen;
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  const edged: readonly (readonly [state: string, parts: (page: Page) => readonly Locator[]])[] = [
    ['/products', (page) => [page.getByRole('link', { name: 'Get Started' }), page.getByRole('combobox')]],
    [
      'a registration with errors',
      (page) => [...['Name', 'Email', 'Password'].map((label) => field(page, label)), registerButton(page)],
    ],
    ['a login that failed', (page) => [problemBox(page), loginButton(page)]],
    [
      'a user menu',
      (page) => [userMenu(page), cartLink(page).locator('span').last(), accountButton(page).locator('span')],
    ],
    ['/dashboard', (page) => [page.getByRole('button', { name: 'Mark all as read' })]],
  ];
  test('[A11-1] what is pressed, filled in or counted has an edge, and the lines of a chart differ by more than colour', async ({
    context,
    page,
  }) => {
    test.slow();
    for (const [name, parts] of edged)
      await test.step(name, async () => {
        const state = states.find((found) => found.name === name);
        if (!state) throw new Error(`no state is called ${name}`);
        await enter(context, page, state);
        for (const part of parts(page)) expect.soft(await hasEdge(part), `${part}`).toBe(true);
      });
    const chart = page.getByRole('img', { name: /chatbot/i }).first();
    await expect(chart).toBeVisible();
    const looks = await chart.locator('g').evaluateAll((lines) =>
      lines.map((line) => {
        const paths = [...line.querySelectorAll('path')].map((path) => getComputedStyle(path));
        return paths.find(({ fill }) => fill === 'none')?.strokeDasharray;
      }),
    );
    expect(looks.length).toBe(2);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

test('on paper there is the page alone', async ({ context, page }) => {
  const state = states.find(({ name }) => name === '/dashboard');
  if (state) await enter(context, page, state);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const part of [page.locator('header'), page.locator('footer'), accountButton(page)])
    await expect(part).toBeHidden();
});
