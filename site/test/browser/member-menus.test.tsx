import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member } from '../../e2e/support/people.ts';
import { expectVisibleFocus, press, tabTo } from './support/keys.ts';
import { accountButton as button, session, userMenu } from './support/member.ts';
import { goBack, mountSite } from './support/mount-site.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const logOut = page.getByRole('button', { name: 'Logout' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const expectClosed = async () => {
  await expect.poll(userMenu).toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
};
const expectOpen = async () => {
  await expect.poll(userMenu).not.toBeNull();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
};
const focusOn = (element: Element) => (element as HTMLElement).focus();

const openSite = async (width: number, height: number) => {
  await page.viewport(width, height);
  await mountSite('/products', session);
  await expect.element(button).toBeVisible();
};

describe('the user menu', () => {
  beforeEach(() => openSite(1280, 800));

  test('opens by keyboard, every item takes focus, and Escape returns it', {
    tags: ['NAV-4', 'A11-1'],
  }, async () => {
    await tabTo(button);
    await expectClosed();
    await press('Enter');
    await expectOpen();
    await expect.element(button).toHaveFocus();
    expect(userMenu()?.textContent).toContain(`${member.name}${member.email}User`);
    for (const [name, href] of [
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
      ['My Orders', '/orders'],
      ['Settings', '/settings'],
    ] as const) {
      await press('Tab');
      await expectVisibleFocus(`on ${name}`);
      await expect.element(link(name)).toHaveFocus();
      await expect.element(link(name)).toHaveAttribute('href', href);
    }
    await press('Tab');
    await expect.element(logOut).toHaveFocus();
    await press('Escape');
    await expectClosed();
    await expect.element(button).toHaveFocus();
  });

  test('closes when focus leaves it, and focus stays visible', { tags: ['NAV-4', 'A11-1'] }, async () => {
    await button.click();
    await expectOpen();
    focusOn(logOut.element());
    await press('Tab');
    await expectClosed();
    await expectVisibleFocus('after the menu');
  });

  test('a press outside closes it, and one inside does not', { tags: ['NAV-4'] }, async () => {
    await button.click();
    await expectOpen();
    await page.getByText(member.email).click();
    await expectOpen();
    await userEvent.click(page.getByRole('main'), { position: { x: 5, y: 500 } });
    await expectClosed();
  });

  test('closes on navigation to another page, whose heading takes focus, and on Back', {
    tags: ['NAV-4', 'RTE-3'],
  }, async () => {
    focusOn(button.element());
    await press('Enter');
    await expectOpen();
    focusOn(link('Dashboard').element());
    await press('Enter');
    await expect.element(heading('Dashboard')).toHaveFocus();
    await expectClosed();
    await button.click();
    await expectOpen();
    expect(userMenu()?.querySelector('[aria-current="page"]')?.textContent).toBe('Dashboard');
    goBack();
    await expect.element(heading('Products')).toBeVisible();
    await expectClosed();
  });

  test('logging out by keyboard closes it and moves focus to the content', {
    tags: ['MNU-3', 'A11-1'],
  }, async () => {
    focusOn(button.element());
    await press('Enter');
    await expectOpen();
    await tabTo(logOut, 5);
    await press('Enter');
    await expect.element(button).not.toBeInTheDocument();
    expect(userMenu()).toBeNull();
    await expect.element(heading('Products')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('the menus of a narrow screen', () => {
  const panelButton = page.getByRole('button', { name: 'Menu', exact: true });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  beforeEach(() => openSite(360, 740));

  test('are never open together', { tags: ['MNU-3', 'MNU-2'] }, async () => {
    await button.click();
    await expectOpen();
    const box = userMenu()?.getBoundingClientRect();
    expect([Number(box?.left) >= 0, Number(box?.right) <= 360]).toEqual([true, true]);
    await panelButton.click();
    await expect.element(panel).toBeVisible();
    await expectClosed();
    await press('Escape');
    await expect.element(panelButton).toHaveFocus();
  });

  test('let a member reach the cart by keyboard', { tags: ['MNU-1', 'MNU-2'] }, async () => {
    await tabTo(panelButton);
    await press('Enter');
    const cart = panel.getByRole('link', { name: 'Cart, 3 items' });
    await expect.element(cart).toBeVisible();
    await tabTo(cart, 8);
    expect(panel.getByRole('link', { name: /Login|Get Started/ }).query()).toBeNull();
    await press('Enter');
    await expect.element(heading('Your cart')).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });
});
