import { createRegistrationForm } from '@loomwright/auth';
import { sampleCredentials } from '@loomwright/auth/testing';
import { toCartView } from '@loomwright/cart';
import { createFormMachine } from '@loomwright/form';
import { createEmptyDrafts } from '@loomwright/form/testing';
import { Secret } from '@loomwright/kit';
import { FIRST_LOCK_MS, MAX_FAILURES } from '@loomwright/login/limits';
import { startActor } from '@loomwright/machine-testing';
import { toMenusView, toNoticesView } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { createHeadlessBrowser } from '../src/testing/index.ts';

const [member, admin] = sampleCredentials;

test.each([
  ['/login', member, '/dashboard'],
  ['/login', admin, '/admin-dashboard'],
  ['/login?next=%2Fcart', member, '/cart'],
  ['/login?next=%2Fadmin-dashboard', member, '/dashboard'],
  ['/login?next=%2Fadmin-dashboard', admin, '/admin-dashboard'],
  ['/login?next=%2F%2Fevil.example', member, '/dashboard'],
])('logging in at %s redirects', { tags: ['LGN-5', 'SEC-1'] }, async (address, account, target) => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab(address);
  const login = tab.openLogin();
  await browser.isIdle();
  login.submit(account?.email, account?.password);
  await browser.isIdle();
  expect(tab.address()).toBe(target);
});

test('a wrong password before the accounts have loaded leaves a guest with a cart', {
  tags: ['AUT-1', 'CRT-4'],
}, async () => {
  const browser = createHeadlessBrowser();
  const user = { id: 1, email: member?.email, name: 'Mara Member', role: 'user' };
  browser.origin.entries.set('user', JSON.stringify(user));
  const tab = browser.openTab('/login');
  // Runs in the same task as `openTab`, before the saved session is read.
  const outcomes = tab.attempt('logIn', member?.email, 'wrong one');
  await browser.isIdle();
  expect(outcomes).toMatchObject([{ kind: 'rejected', isMismatch: true }]);
  expect(tab.app.getSnapshot().context.visitor).toMatchObject({ id: 1 });
  expect(toCartView(tab.cart.getSnapshot()).status).not.toBe('loading');
});

test('the maximum number of mismatches locks the form in every tab', {
  tags: ['LGN-3', 'LGN-4'],
}, async () => {
  const browser = createHeadlessBrowser();
  const [tab, other] = [browser.openTab('/login'), browser.openTab('/login')];
  const [login, second] = [tab.openLogin(), other.openLogin()];
  await browser.isIdle();
  for (let times = 1; times < MAX_FAILURES; times += 1) {
    login.submit(member?.email, `wrong ${times}`);
    await browser.isIdle();
  }
  expect(login.view()).toMatchObject({
    message: 'Invalid email or password',
    remainingText: 'Remaining attempts: 1',
  });
  second.submit('unknown@example.org', 'wrong 3');
  await browser.isIdle();
  for (const form of [login, second])
    expect(form.view()).toMatchObject({
      status: 'locked',
      message: 'Too many login attempts. Please try again later.',
    });
  tab.clock.increment(1000);
  for (let second = 0; second < FIRST_LOCK_MS / 1000; second += 1) {
    tab.clock.increment(1000);
    await browser.isIdle();
  }
  expect(login.view().status).toBe('idle');
  login.submit(member?.email, member?.password);
  await browser.isIdle();
  expect(JSON.parse(browser.origin.entries.get('login_lockout') ?? '')).toEqual({
    failures: 0,
    locks: 0,
    lockedUntil: null,
  });
});

test('a successful login resets the lockout in every tab', { tags: ['LGN-4'] }, async () => {
  const browser = createHeadlessBrowser();
  const [tab, other] = [browser.openTab('/login'), browser.openTab('/cart')];
  const [login, second] = [tab.openLogin(), other.openLogin()];
  await browser.isIdle();
  const failures = () => second.lock.getSnapshot().context.watch.lockout.failures;
  for (const wrong of ['wrong 1', 'wrong 2']) {
    login.submit(member?.email, wrong);
    await browser.isIdle();
  }
  expect(failures()).toBe(2);
  login.submit(member?.email, member?.password);
  await browser.isIdle();
  expect([tab.session.getSnapshot().value, failures()]).toEqual(['loggedIn', 0]);
  expect(JSON.parse(browser.origin.entries.get('login_lockout') ?? '')).toEqual({
    failures: 0,
    locks: 0,
    lockedUntil: null,
  });
});

test.each([
  ['the right', member?.password, MAX_FAILURES - 1],
  ['a wrong', 'wrong 3', MAX_FAILURES],
])(
  'leaving while %s password is checked does not log in; only a mismatch counts',
  { tags: ['AUT-1', 'LGN-2'] },
  async (_, password, failures) => {
    const browser = createHeadlessBrowser();
    browser.origin.entries.set(
      'login_lockout',
      `{"failures":${MAX_FAILURES - 1},"locks":0,"lockedUntil":null}`,
    );
    const tab = browser.openTab('/login');
    const login = tab.openLogin();
    await browser.isIdle();
    browser.work.hold();
    login.submit(member?.email, password);
    const { waiting, release } = browser.work;
    while (!waiting().includes('verify')) await release(0);
    login.leave();
    await browser.isIdle();
    expect([tab.session.getSnapshot().value, browser.origin.entries.has('user')]).toEqual([
      'loggedOut',
      false,
    ]);
    expect(JSON.parse(browser.origin.entries.get('login_lockout') ?? '')).toMatchObject({ failures });
  },
);

test('registering logs in, goes to the home page, and keeps the guest’s cart', {
  tags: ['REG-2'],
}, async () => {
  const browser = createHeadlessBrowser();
  const [tab, other] = [browser.openTab('/register'), browser.openTab('/register')];
  await browser.isIdle();
  tab.cart.send({ type: 'cart.addItem', productId: 2, quantity: 3 });
  const definition = createRegistrationForm({ ...tab, drafts: createEmptyDrafts() });
  const form = startActor(createFormMachine(definition));
  form.send({
    type: 'form.submit',
    values: {
      name: 'New Member',
      email: 'new@example.org',
      password: new Secret('secret'),
      confirmation: new Secret('secret'),
      hasAgreed: true,
    },
  });
  await browser.isIdle();
  expect([tab.address(), other.address()]).toEqual(['/', '/dashboard']);
  expect(tab.cart.getSnapshot().context.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[2, 3]]);
});

test('deleting the account shows a notice in every tab, and leaves private pages', {
  tags: ['AUT-8', 'DSH-3', 'STO-4'],
}, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab('/login');
  await browser.isIdle();
  tab.openLogin().submit(member?.email, member?.password);
  await browser.isIdle();
  tab.visit('/dashboard?week=3');
  const tabs = [tab, browser.openTab('/dashboard'), browser.openTab('/products')];
  await browser.isIdle();
  // Both keys may change before another tab reads either.
  const deletion = browser.origin.openTab();
  deletion.write('users', JSON.stringify({ nextId: 3, accounts: [] }));
  deletion.remove('user');
  await browser.isIdle();
  expect(tabs.map(({ address }) => address())).toEqual(['/', '/', '/products']);
  for (const { app, notices } of tabs) {
    expect(notices.getSnapshot().context.noticeText).toBe('Your account was deleted.');
    expect(app.getSnapshot().context.visitor).toBe('guest');
  }
});

test('a private page redirects to the login and back; after a logout it is closed', {
  tags: ['AUT-1', 'DSH-3'],
}, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab('/dashboard?week=3#figures');
  await browser.isIdle();
  expect(tab.address()).toBe('/login?next=%2Fdashboard%3Fweek%3D3%23figures');
  tab.openLogin().submit(member?.email, member?.password);
  await browser.isIdle();
  expect(tab.address()).toBe('/dashboard?week=3#figures');
  const other = browser.openTab('/dashboard');
  await browser.isIdle();
  const { menus } = tab.app.getSnapshot().children;
  menus?.send({ type: 'menu.toggleUser' });
  tab.session.send({ type: 'session.logOut' });
  await browser.isIdle();
  for (const { notices } of [tab, other])
    expect(toNoticesView(notices.getSnapshot()).noticeText).toBe('You’re logged out.');
  expect(tab.address()).toBe('/login');
  expect(menus && toMenusView(menus.getSnapshot()).isUserOpen).toBe(false);
  expect(other.address()).toBe('/login?next=%2Fdashboard');
  tab.visit('/dashboard');
  expect(tab.address()).toBe('/login?next=%2Fdashboard');
});
