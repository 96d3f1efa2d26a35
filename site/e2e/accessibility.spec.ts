import type { Locator } from 'playwright/test';
import { light } from '../src/styles/colors.ts';
import {
  accountButton,
  cartLink,
  field,
  member,
  problemBox,
  registerButton,
  seedUser,
  userMenu,
} from './support/accounts.ts';
import { expectFit, expectNoViolations, findViolations } from './support/axe.ts';
import { findFocusProblem, focusStops } from './support/keyboard.ts';
import { rgbOf } from './support/observe.ts';
import { open } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

test('axe finds nothing in the open menu of a member, in either theme', { tag: '@A11-1' }, async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await seedUser(context, member);
  await open(page, '/products');
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 320);
  await expectFit(page, 320);
  await focusStops(page, 'dialog[open]');
});

test('axe finds nothing in the storage notice, in either theme', { tag: ['@A11-1', '@STO-3'] }, async ({
  page,
  watch,
}) => {
  watch.expects(/Could not read/);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/about');
  await expect(page.getByText('This browser will not remember changes.')).toBeVisible();
  await expectNoViolations(page, 320);
  await expectFit(page, 320);
});

test('the checks detect a violation, a missing outline and lost focus', { tag: '@A11-1' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Explore Services' }).focus();
  await page.keyboard.press('Tab');
  expect(await findFocusProblem(page)).toBe('');
  await page.evaluate(() => document.styleSheets[0]?.insertRule('* { outline: none !important }'));
  expect(await findFocusProblem(page)).toContain('without an outline');
  await page.evaluate(() => document.activeElement?.remove());
  expect(await findFocusProblem(page)).toBe('nothing has focus');

  await page.evaluate(() => document.querySelector('nav')?.removeAttribute('aria-label'));
  await page.evaluate(() => document.querySelector('main a')?.replaceChildren());
  expect((await findViolations(page)).join()).toContain('link-name');
});

const hasEdge = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const isSeen = !/^rgba\(.*, 0\)$/.test(borderTopColor) && borderTopColor !== paper;
    return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && isSeen;
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  const expectEdges = async (parts: readonly Locator[]) => {
    for (const part of parts) expect.soft(await hasEdge(part), `${part}`).toBe(true);
  };

  test('fields, buttons, states and the error summary have an edge', {
    tag: '@A11-1',
  }, async ({ page }) => {
    await open(page, '/register');
    await registerButton(page).click();
    await expectEdges([
      ...['Name', 'Email', 'Password'].map((label) => field(page, label)),
      registerButton(page),
      problemBox(page),
      page.getByRole('banner').getByRole('link', { name: 'Get Started' }),
    ]);
    await open(page, '/demo');
    const days = page.getByRole('grid').getByRole('button');
    await expectEdges([days.and(page.locator('[aria-disabled="false"]')).first()]);
    expect(await hasEdge(days.and(page.locator('[aria-disabled="true"]')).first())).toBe(false);
  });

  test('menus and badges have an edge', { tag: '@A11-1' }, async ({ context, page }) => {
    await seedUser(context, member);
    await open(page, '/products');
    await accountButton(page).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
    await expectEdges([
      page.getByRole('combobox'),
      userMenu(page),
      cartLink(page).locator('span').last(),
      accountButton(page).locator('span'),
    ]);
  });
});

test.describe('in print', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

  test('a dashboard prints only its content, without a blank page', { tag: '@A11-1' }, async ({
    context,
    page,
  }) => {
    await seedUser(context, member);
    await open(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const part of [
      page.locator('header'),
      page.locator('footer'),
      page.getByText('Skip to content'),
      page.locator('#assistant-button'),
      accountButton(page),
    ])
      await expect(part).toBeHidden();
    await expect(page.getByRole('main').locator('> :last-child')).toHaveCSS('padding-bottom', '0px');
  });

  test('every answer of the FAQ is printed, dark on white', { tag: ['@A11-1', '@deep'] }, async ({
    page,
  }) => {
    await open(page, '/faq');
    await expect(page.locator('body')).toHaveCSS('color', rgbOf(light.ink));
    await expect(page.locator('details:not([open]) p').first()).toBeVisible();
  });
});
