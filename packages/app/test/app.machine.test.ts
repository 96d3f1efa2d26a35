import { createAccountsFixture, sampleAccessOf, sampleCredentials } from '@loomwright/auth/testing';
import { createStepper } from '@loomwright/machine-testing';
import { DEFAULT_PREFERENCES, toMenusView, toNoticesView } from '@loomwright/shell';
import { expect, test } from 'vitest';
import { createAppMachine, toAppView, toVisitor } from '../src/index.ts';
import { createHeadlessBrowser } from '../src/testing/index.ts';

const location = { pathname: '/', search: '', hash: '' };

const createApp = (at = location) => {
  const ports = { ...createAccountsFixture().openPorts(), lookUpProduct: () => undefined };
  return createStepper(
    createAppMachine({
      ...ports,
      accessOf: sampleAccessOf,
      loadPage: async () => ({ kind: 'loaded', title: '' }),
      recordActivity: () => {},
      reloadAt: () => {},
      replaceAddress: () => {},
      loadChat: async () => ({ kind: 'missing' }) as const,
      loadSearch: async () => ({ kind: 'missing' }) as const,
    }),
    { location: at },
  );
};

const visit = (pathname: string, hash = '') =>
  ({
    type: 'location.changed',
    visit: { location: { pathname, search: '', hash }, cause: 'link' },
    isLoaded: true,
    title: `Title of ${pathname}`,
  }) as const;

test('navigating to another page closes the menus and is announced once', {
  tags: ['MNU-2', 'RTE-3'],
}, () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab();
  const { menus, navigation } = tab.app.getSnapshot().children;
  menus?.send({ type: 'menu.toggleMobile' });
  navigation?.send(visit('/products'));
  expect(menus && toMenusView(menus.getSnapshot()).isMobileOpen).toBe(false);
  tab.clock.increment(400);
  expect(toNoticesView(tab.notices.getSnapshot()).announcementText).toBe('Title of /products');

  tab.clock.increment(5000);
  menus?.send({ type: 'menu.toggleMobile' });
  navigation?.send(visit('/products', '#six'));
  expect(menus && toMenusView(menus.getSnapshot()).isMobileOpen).toBe(false);
  tab.clock.increment(400);
  expect(toNoticesView(tab.notices.getSnapshot()).announcementText).toBe('');
  tab.close();
});

test.each([
  ['another page', '/products', 'Products', ['menus', 'search', 'notices']],
  ['another address of the page', '/', undefined, ['menus']],
  ['a page that a guest may not see', '/dashboard', 'Dashboard', ['menus', 'search', 'navigation']],
] as const)(
  '%s closes the menus, and closes the search only if it is another page',
  { tags: ['MNU-2', 'SCH-1'] },
  (_, pathname, title, targets) => {
    const app = createApp();
    app.send({ type: 'session.changed', user: undefined, cause: 'restored' });
    const before = app.sent.length;
    const there = { ...location, pathname, search: '?sort=price' };
    app.send({ type: 'navigation.shown', location: there, title });
    const sent = app.sent.slice(before);
    expect(sent.map(({ target }) => target)).toEqual(targets);
    expect(sent[0]?.event).toEqual({ type: 'route.changed' });
    if (title) expect(sent[1]?.event).toEqual({ type: 'search.close' });
    expect(app.snapshot.context.location).toEqual(there);
  },
);

test('a cart notice is shown for 2000 ms', { tags: ['CRT-3'] }, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab();
  await browser.isIdle();
  tab.cart.send({ type: 'cart.addItem', productId: 1, quantity: 2 });
  expect(toNoticesView(tab.notices.getSnapshot()).noticeText).toContain('AI Chatbot Integration');
  tab.clock.increment(1999);
  expect(toNoticesView(tab.notices.getSnapshot()).noticeText).not.toBe('');
  tab.clock.increment(1);
  expect(toNoticesView(tab.notices.getSnapshot()).noticeText).toBe('');
  tab.close();
});

test('scrolling changes the bar, and shows the back-to-top button', { tags: ['NAV-2', 'TOP-1'] }, () => {
  const app = createApp();
  expect(toAppView(app.snapshot)).toMatchObject({ isScrolled: false, offersTop: false });
  app.send({ type: 'page.scrolled', place: 'far' });
  expect(toAppView(app.snapshot)).toMatchObject({ isScrolled: true, offersTop: true });
});

test('blocked storage shows one notice, and the shop works in memory', {
  tags: ['STO-3'],
}, async () => {
  const browser = createHeadlessBrowser();
  browser.origin.block(true);
  const tab = browser.openTab();
  await browser.isIdle();
  expect(toAppView(tab.app.getSnapshot()).showsStorageWarning).toBe(true);
  tab.app.send({ type: 'storageNotice.dismiss' });
  tab.cart.send({ type: 'cart.addItem', productId: 3, quantity: 1 });
  tab.app.send({ type: 'preferences.choose', choice: { theme: 'dark' } });
  await browser.isIdle();
  expect(toAppView(tab.app.getSnapshot())).toMatchObject({ theme: 'dark', showsStorageWarning: false });
  expect(tab.cart.getSnapshot().context.lines).toHaveLength(1);
  expect(tab.logged.length).toBeGreaterThan(0);
  tab.close();
});

test('full storage is logged and reported, and the cart keeps working', {
  tags: ['CRT-7'],
}, async () => {
  const browser = createHeadlessBrowser();
  const tab = browser.openTab();
  await browser.isIdle();
  browser.origin.resize(0);
  tab.cart.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
  await browser.isIdle();
  expect(toAppView(tab.app.getSnapshot()).showsStorageWarning).toBe(true);
  expect(tab.logged).toEqual(['Could not save "cart": storage is full.']);
  expect(tab.cart.getSnapshot().context.lines).toHaveLength(1);
  tab.close();
});

test('a permanent child that fails does not stop the app', { tags: ['STO-3'] }, () => {
  const others = ['navigation', 'menus', 'notices', 'assistant', 'search'];
  for (const child of ['session', 'cart', ...others]) {
    const app = createApp();
    expect(app.fail(child, new Error('broken'))).toBe(true);
    expect(app.snapshot.status).toBe('active');
    expect(toAppView(app.snapshot).showsStorageWarning).toBe(child === 'cart');
  }
});

test('a child that fails after the notice was dismissed does not show it again', { tags: ['STO-3'] }, () => {
  const app = createApp();
  app.send({ type: 'storage.refused', reason: 'full' });
  app.send({ type: 'storageNotice.dismiss' });
  app.fail('cart', new Error('broken'));
  expect(toAppView(app.snapshot).showsStorageWarning).toBe(false);
});

test('one notice covers refusals of the cart and of the preferences', { tags: ['STO-3'] }, () => {
  const app = createApp();
  app.send({ type: 'record.refused', key: 'preferences', reason: 'full' });
  app.send({ type: 'storage.refused', reason: 'full' });
  expect(toAppView(app.snapshot).showsStorageWarning).toBe(true);
  app.send({ type: 'storageNotice.dismiss' });
  app.send({ type: 'storage.refused', reason: 'full' });
  expect(toAppView(app.snapshot).showsStorageWarning).toBe(false);
});

test('a chosen theme is shown at once and sent to the record of preferences', {
  tags: ['THM-1'],
}, () => {
  const app = createApp();
  app.send({ type: 'preferences.choose', choice: { theme: 'dark' } });
  expect(toAppView(app.snapshot).theme).toBe('dark');
  expect(app.sent.at(-1)).toMatchObject({
    event: { type: 'record.apply', command: { kind: 'choose', choice: { theme: 'dark' } } },
  });
  app.send({
    type: 'record.updated',
    key: 'preferences',
    value: { ...DEFAULT_PREFERENCES, theme: 'light' },
    isStored: true,
  });
  expect(toAppView(app.snapshot).theme).toBe('light');
});

test('an activity is recorded only in the tab where it happens', {
  tags: ['STO-1'],
}, async () => {
  const browser = createHeadlessBrowser();
  const [member] = sampleCredentials;
  const [tab, other] = [browser.openTab(), browser.openTab()];
  await browser.isIdle();
  tab.cart.send({ type: 'cart.addItem', productId: 2, quantity: 1 });
  await browser.isIdle();
  expect(browser.noted).toEqual([]);
  tab.attempt('logIn', member?.email, member?.password);
  await browser.isIdle();
  other.cart.send({ type: 'cart.setQuantity', id: 2, quantity: 4 });
  other.close();
  const again = browser.openTab();
  await browser.isIdle();
  again.session.send({ type: 'session.logOut' });
  await browser.isIdle();
  again.cart.send({ type: 'cart.addItem', productId: 1, quantity: 1 });
  expect(browser.noted).toEqual([
    { userId: 1, kind: 'session', text: 'Logged in.' },
    { userId: 1, kind: 'cart', text: 'The item you chose as a guest is now in your cart.' },
    { userId: 1, kind: 'cart', text: 'Predictive Analytics Suite: quantity 4.' },
    { userId: 1, kind: 'session', text: 'Logged out.' },
  ]);
});

const mara = { id: 1, email: 'mara@loom.example', name: 'Mara' };
test.each([
  ['/login', mara, 'loggedIn', true, ''],
  ['/', mara, 'loggedIn', false, ''],
  ['/', mara, 'restored', false, ''],
  ['/', undefined, 'restored', false, ''],
  ['/', mara, 'otherTab', false, ''],
  ['/register', mara, 'registered', true, 'Your account was created.'],
  ['/dashboard', undefined, 'loggedOut', true, 'You’re logged out.'],
  ['/', undefined, 'loggedOut', false, 'You’re logged out.'],
  ['/dashboard', undefined, 'otherTab', true, 'You’re logged out.'],
  ['/', undefined, 'deleted', false, 'Your account was deleted.'],
] as const)(
  'at %s, a session of %o (%s) updates the menus; redirect: %s; notice “%s”',
  { tags: ['AUT-1', 'MNU-3', 'LGN-5'] },
  (pathname, user, cause, isRedirected, text) => {
    const app = createApp({ ...location, pathname });
    const before = app.sent.length;
    app.send({ type: 'session.changed', user, cause });
    const sent = app.sent.slice(before);
    expect(sent.map(({ target }) => target)).toEqual([
      'cart',
      'menus',
      ...(isRedirected ? ['navigation'] : []),
      'notices',
    ]);
    expect(sent.at(-1)?.event).toEqual({ type: 'notice.show', text });
    expect(sent[1]?.event).toEqual({ type: 'session.changed', isLoggedIn: user !== undefined });
  },
);

test('a login that redirects to another page is recorded too', { tags: ['STO-1'] }, async () => {
  const browser = createHeadlessBrowser();
  const [member] = sampleCredentials;
  const tab = browser.openTab('/login');
  await browser.isIdle();
  tab.attempt('logIn', member?.email, member?.password);
  await browser.isIdle();
  expect(browser.noted).toEqual([{ userId: 1, kind: 'session', text: 'Logged in.' }]);
  tab.close();
});

test('after the session fails the visitor is a guest, and the guest cart is shown', {
  tags: ['AUT-1'],
}, () => {
  const app = createApp();
  app.fail('session', new Error('broken'));
  expect(toVisitor(app.snapshot)).toBe('guest');
  expect(app.sent.at(-1)).toMatchObject({
    target: 'cart',
    event: { type: 'owner.changed', userId: undefined },
  });
});
