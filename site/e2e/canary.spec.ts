import type { BrowserContext, Page } from 'playwright/test';
import {
  accountButton,
  field,
  fillRegistration,
  heading,
  loginButton,
  logOut,
  member,
  newcomer,
  problemBox,
  registerButton,
  seedUser,
  userMenu,
} from './support/accounts.ts';
import { open, waitUntilHydrated } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

// A part of every password in these tests, and of nothing else.
const canary = 'canary-7f3a9c';
const right = `${canary}-the-right-one`;
const wrong = `${canary}-the-wrong-one`;

interface Watched {
  /** Places where the canary was found, by the text around it. */
  readonly sightings: string[];
}

/**
 * Searches everything a password could leak to: the document at every frame, address and history, storage, cookies, and
 * all that is written, sent or logged. A field's live value is not part of the document's HTML.
 */
const watchFor = (context: BrowserContext, needle: string) =>
  context.addInitScript((text) => {
    // As text, as base64 at each of its three alignments, URL-encoded, and reversed.
    const needles = [
      text,
      ...['', 'a', 'aa'].map((before) => btoa(`${before}${text}`).slice(before.length === 0 ? 0 : 4, 16)),
      [...text].toReversed().join(''),
      [...text].map((letter) => letter.charCodeAt(0).toString(16)).join(''),
    ];
    const sightings: string[] = [];
    Object.assign(window, { watched: { sightings } });
    const check = (where: string, value: unknown) => {
      let words = '';
      try {
        words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      } catch {
        words = String(value);
      }
      for (const one of needles) if (words.includes(one)) sightings.push(where);
    };
    const tap = (where: string, owner: object, name: string) => {
      const original = Reflect.get(owner, name);
      if (typeof original !== 'function') return;
      Reflect.set(owner, name, function (this: unknown, ...parameters: unknown[]) {
        for (const value of parameters) check(where, value);
        return Reflect.apply(original, this, parameters);
      });
    };
    tap('a stored text', Storage.prototype, 'setItem');
    tap('the history', History.prototype, 'pushState');
    tap('the history', History.prototype, 'replaceState');
    tap('a message to another tab', BroadcastChannel.prototype, 'postMessage');
    tap('a message', window, 'postMessage');
    tap('a worker', Worker.prototype, 'postMessage');
    tap('a request', window, 'fetch');
    tap('a request', XMLHttpRequest.prototype, 'send');
    tap('a beacon', Navigator.prototype, 'sendBeacon');
    for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'])
      tap('the console', console, name);
    const stores = () => {
      try {
        return [{ ...localStorage }, { ...sessionStorage }];
      } catch {
        return [];
      }
    };
    // The document is searched after each change only: a search at every frame would take seconds.
    let hasChanged = true;
    new MutationObserver(() => {
      hasChanged = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      requestAnimationFrame(look);
      if (hasChanged) check('the document', document.documentElement?.outerHTML ?? '');
      hasChanged = false;
      check('the address', window.location.href);
      check('the history', window.history.state);
      check('storage', stores());
      check('the title', document.title);
      check('the name of the window', window.name);
    };
    requestAnimationFrame(look);
  }, needle);

const sightingsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.sightings);

/** Everything that remains at the end, as one text. */
const remainsOf = async (page: Page) => {
  const frames = await Promise.all(page.frames().map((frame) => frame.content()));
  const here = await page.evaluate(async () => ({
    storage: [{ ...localStorage }, { ...sessionStorage }],
    history: window.history.state as unknown,
    entries: performance.getEntries().map((entry) => entry.toJSON() as unknown),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    locks: await navigator.locks.query(),
    cookie: document.cookie,
    name: window.name,
    // The attributes of inputs, including those set as properties.
    fields: [...document.querySelectorAll('input')].map(({ defaultValue, title, placeholder, alt }) => [
      defaultValue,
      title,
      placeholder,
      alt,
    ]),
  }));
  const cookies = await page.context().cookies();
  return JSON.stringify({ frames, here, cookies, url: page.url() });
};

/** Fills most of a text at once and types the end, since key presses matter only once there is something to leak. */
const typeIn = async (page: Page, label: string, text: string) => {
  await field(page, label).fill(text.slice(0, -3));
  await field(page, label).press('End');
  await page.keyboard.type(text.slice(-3));
};

test('a password typed, mistyped, shown, hidden, refused and accepted is found only in its field, and a leak would be detected', {
  tag: ['@STO-5', '@LGN-6'],
}, async ({ context, page }) => {
  test.slow();
  const recorded: string[] = [];
  context.on('console', (message) => recorded.push(message.text()));
  context.on('request', (request) =>
    recorded.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  await watchFor(context, canary);
  const sightings: string[] = [];
  const remains: string[] = [];
  const other = await context.newPage();
  await open(other, '/login');
  const collect = async () => {
    for (const tab of [page, other]) {
      remains.push(await remainsOf(tab));
      sightings.push(...(await sightingsOf(tab)));
    }
  };
  const type = (label: string, password: string) => typeIn(page, label, password);
  const reveal = (name: string) => page.getByRole('button', { name: `Show ${name}` }).click();

  await test.step('a wrong one in the login form, with an error in between', async () => {
    await open(page, '/login');
    await type('Password', wrong);
    await reveal('password');
    await collect();
    await field(page, 'Password').press('Enter');
    await expect(problemBox(page)).toBeFocused();
    await collect();
    await field(page, 'Email').fill(newcomer.email);
    await reveal('password');
    await expect(field(page, 'Password')).toHaveValue(wrong);
    await reveal('password');
    await loginButton(page).click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await collect();
  });

  await test.step('in the registration form: short, different, then right', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, { ...newcomer, name: ' ', password: right });
    await type('Password', right);
    await type('Confirm password', wrong);
    await reveal('password');
    await reveal('confirmation');
    await registerButton(page).click();
    await expect(problemBox(page)).toBeFocused();
    await collect();
    await field(page, 'Name').fill(newcomer.name);
    await type('Confirm password', right);
    await collect();
    await registerButton(page).click();
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    await collect();
  });

  await test.step('the right one in the login form, pasted, and Back and Forward', async () => {
    await logOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await type('Password', right);
    await page.goBack();
    await page.goForward();
    await collect();
    await field(page, 'Email').fill(newcomer.email);
    await type('Password', right);
    await reveal('password');
    await field(page, 'Password').press('Enter');
    await expect(page).toHaveURL('/dashboard');
    // The page is shown a moment after its address, and names the document then.
    await expect(page).toHaveTitle(/^Dashboard/);
    await collect();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(accountButton(page, newcomer.name)).toBeVisible();
    await collect();
  });

  expect(sightings).toEqual([]);
  expect(remains.filter((text) => text.includes(canary))).toEqual([]);
  expect(recorded.filter((text) => text.includes(canary))).toEqual([]);
  expect(remains.length).toBe(18);

  await test.step('a leak is detected', async () => {
    const leaks = {
      'the document': (text: string) => document.querySelector('input')?.setAttribute('value', text),
      'a stored text': (text: string) => sessionStorage.setItem('x', btoa(text)),
      'the history': (text: string) => window.history.replaceState({ index: 0, text }, ''),
      'the console': (text: string) => console.info(text),
      'the title': (text: string) => {
        document.title = text;
      },
    };
    for (const [where, leak] of Object.entries(leaks)) {
      await page.evaluate(leak, right);
      await expect.poll(() => sightingsOf(page)).toContain(where);
    }
    expect(await remainsOf(page)).toContain(canary);
  });
});

test('a changed password, and a recovery code that is created and used, are found only where they are shown', {
  tag: ['@STO-5', '@AUT-8'],
}, async ({ context, page }) => {
  test.slow();
  const recorded: string[] = [];
  context.on('console', (message) => recorded.push(message.text()));
  context.on('request', (request) => recorded.push(request.url(), request.postData() ?? ''));
  await seedUser(context, member);
  await watchFor(context, canary);
  const remains: string[] = [];
  await open(page, '/profile');
  await field(page, 'Current password').fill(member.password);
  await typeIn(page, 'New password', right);
  await typeIn(page, 'Confirm new password', right);
  await page.getByRole('button', { name: 'Show new password' }).click();
  remains.push(await remainsOf(page));
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').getByText('Your password was changed.')).toBeVisible();
  remains.push(await remainsOf(page));

  await accountButton(page).click();
  await userMenu(page).getByRole('link', { name: 'Settings' }).click();
  // The profile, which has a field of the same name, stays until this page's code is loaded.
  await expect(heading(page)).toHaveText('Settings');
  await typeIn(page, 'Current password', right);
  await page.getByRole('button', { name: 'Create a recovery code' }).click();
  const shown = page.getByRole('main').getByText(/^[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  // Shown once as text, in no attribute and in no storage.
  const html = await page.content();
  expect(html.split(code).length).toBe(2);
  expect((await remainsOf(page)).split(code).length).toBe(2);
  expect(await shown.evaluate((element) => element.cloneNode(false))).not.toContain(code);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(shown).toHaveCount(0);
  remains.push(await remainsOf(page));

  await logOut(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Forgot/ })
    .click();
  // The login form has a field of the same name.
  await expect(heading(page)).toHaveText('Forgot your password?');
  await field(page, 'Email').fill(member.email);
  await typeIn(page, 'Recovery code', code);
  await typeIn(page, 'New password', `${right}-again`);
  await typeIn(page, 'Confirm new password', `${right}-again`);
  remains.push(await remainsOf(page));
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was set' })).toBeVisible();
  remains.push(await remainsOf(page));

  expect(await sightingsOf(page)).toEqual([]);
  const needles = [canary, code, code.replaceAll('-', ''), code.slice(0, 11)];
  const isIn = (text: string) => needles.some((needle) => text.includes(needle));
  expect([...remains, ...recorded].filter(isIn)).toEqual([]);
  expect(remains.length).toBe(5);
});
