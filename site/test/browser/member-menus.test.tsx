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

  test('opens by keyboard, every item receives focus, and Escape returns focus', {
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
    await press('Space');
    await expectOpen();
    await press('Space');
    await expectClosed();
  });

  test('closes when focus leaves it either way, and focus stays visible', {
    tags: ['NAV-4', 'A11-1'],
  }, async () => {
    focusOn(button.element());
    await press('Enter');
    await expectOpen();
    focusOn(logOut.element());
    await press('Tab');
    await expectClosed();
    await expectVisibleFocus('after the menu');
    focusOn(button.element());
    await press('Enter');
    await expectOpen();
    await press('Shift+Tab');
    await expectClosed();
    await expect.element(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toHaveFocus();
  });

  test.each([360, 1280])(
    'stays in a window %i px wide, and moves nothing',
    { tags: ['NAV-4'] },
    async (width) => {
      await page.viewport(width, 800);
      const placeOfMain = () => JSON.stringify(page.getByRole('main').element().getBoundingClientRect());
      const before = placeOfMain();
      await button.click();
      await expectOpen();
      const box = userMenu()?.getBoundingClientRect();
      expect(box?.left).toBeGreaterThanOrEqual(0);
      expect(box?.right).toBeLessThanOrEqual(width);
      expect(placeOfMain()).toBe(before);
    },
  );

  test('a press outside or on its button closes it, and one inside does not', {
    tags: ['NAV-4'],
  }, async () => {
    await button.click();
    await expectOpen();
    await page.getByText(member.email).click();
    await expectOpen();
    await userEvent.click(page.getByRole('main'), { position: { x: 5, y: 500 } });
    await expectClosed();
    await button.click();
    await expectOpen();
    await button.click();
    await expectClosed();
  });

  test('closes on navigation to another page, whose heading receives focus, and on Back', {
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
    await link('Dashboard').click();
    await expectClosed();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expectOpen();
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

test('a picture that cannot be loaded gives way to the initial of the name', {
  tags: ['NAV-6'],
}, async () => {
  const { email, id } = member;
  const account = { id, email, name: 'éva', passwordHash: 'x', profileImage: '/no/such/picture.png' };
  await mountSite('/products', { ...session, users: JSON.stringify({ nextId: 3, accounts: [account] }) });
  const own = page.getByRole('button', { name: 'Account menu of éva' });
  await expect.element(own).toHaveTextContent('É');
  expect(own.element().querySelector('img')).toBeNull();
});

describe('the menus of a narrow screen', () => {
  const panelButton = page.getByRole('button', { name: 'Menu', exact: true });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  beforeEach(() => openSite(360, 740));

  test('are never open together', { tags: ['MNU-3', 'MNU-2'] }, async () => {
    await button.click();
    await expectOpen();
    await panelButton.click();
    await expect.element(panel).toBeVisible();
    await expectClosed();
    await press('Escape');
    await expect.element(panelButton).toHaveFocus();
    await panelButton.click();
    await expect.element(panel).toBeVisible();
    // A press beside the open panel closes it.
    await userEvent.click(panel, { position: { x: 20, y: 30 } });
    await expect.element(panel).not.toBeInTheDocument();
    await expectClosed();
    await button.click();
    await expectOpen();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('a member reaches the cart by keyboard in the menu; Escape returns focus', {
    tags: ['MNU-1', 'MNU-2'],
  }, async () => {
    await tabTo(panelButton);
    await press('Enter');
    await expect.element(panel).toBeVisible();
    const stops: string[] = [];
    const cart = panel.getByRole('link', { name: 'Cart, 3 items' });
    await expect.element(cart).toBeVisible();
    for (let presses = 0; presses < 8; presses += 1) {
      await expectVisibleFocus('in the panel');
      stops.push(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
      if (document.activeElement === cart.query()) break;
      await press('Tab');
    }
    expect(stops.slice(0, 7)).toEqual([
      'Close menu',
      'Search',
      'Home',
      'Products',
      'Services',
      'About',
      'Contact',
    ]);
    await expect.element(cart).toHaveFocus();
    expect(panel.getByRole('link', { name: /Login|Get Started/ }).query()).toBeNull();
    await press('Escape');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(panelButton).toHaveFocus();
    await expect.element(panelButton).toHaveAttribute('aria-expanded', 'false');
    await press('Enter');
    focusOn(cart.element());
    await press('Enter');
    await expect.element(heading('Your cart')).toHaveFocus();
    await expect.element(panel).not.toBeInTheDocument();
  });
});
