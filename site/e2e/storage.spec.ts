import { samples } from '@loomwright/machine-testing';
import type { Locator, Page } from 'playwright/test';
import { tabTo } from './support/keyboard.ts';
import {
  cartText,
  notice,
  open,
  preferencesText,
  quantityOf,
  readStored,
  replaceStorage,
  seed,
  storedLines,
  waitUntilHydrated,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const storageNotice = (page: Page) => page.getByText('This browser will not remember changes.');
const add = (page: Page) => page.locator('form').getByRole('button', { name: /^Add(ed)? to Cart/ });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

// The tests of the codecs cover other unreadable records.
const unreadable = [
  [
    'a prototype',
    '[{"__proto__":{"id":1},"name":"x","price":1,"image":"","quantity":1}]',
    '{"theme":"purple"}',
  ],
  ['nested 50 000 deep', '['.repeat(50_000), '{"theme":{"toString":1}}'],
  ['no JSON', '{oh no', '{'],
  ['another shape', '{"id":1}', '[]'],
  ['a quantity of 100', '[{"id":1,"name":"x","price":1,"image":"","quantity":100}]', '"dark"'],
  ['null', 'null', 'null'],
] as const;

test('a guest’s visit stores only the listed keys; an unreadable record is moved, reported once, and the page works', {
  tag: ['@STO-1', '@STO-2'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expects(/console warning: What was stored under "(?:cart|preferences)" could not be read/);
  await test.step('the keys of a visit', async () => {
    await open(page, '/products/1');
    await add(page).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    const keys = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
    await expect.poll(keys).toEqual(['cart', 'preferences', 'splash_seen']);
    expect(JSON.parse((await readStored(page, 'cart')) ?? '')).toEqual([
      { id: 1, name: 'AI Chatbot Integration', price: 29.99, image: '/art/products/1.svg', quantity: 1 },
    ]);
    expect(await page.context().cookies()).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
  for (const [place, [kind, cart, preferences]] of samples(unreadable).entries())
    await test.step(`${kind} as a cart, ${preferences} as preferences`, async () => {
      await replaceStorage(page, { cart, preferences });
      await open(page, '/products/1');
      await expect.poll(() => readStored(page, 'cart.unreadable')).toBe(cart);
      expect(await readStored(page, 'cart')).toBe('[]');
      await expect.poll(() => readStored(page, 'preferences.unreadable')).toBe(preferences);
      expect(await readStored(page, 'preferences')).toBe(preferencesText());
      await expect(radio(page, 'System')).toBeChecked();
      await add(page).click();
      await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect.poll(() => readStored(page, 'preferences')).toBe(preferencesText({ theme: 'dark' }));
      await open(page, '/cart');
      await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('1');
      for (const key of ['cart', 'preferences'])
        expect(watch.matching(new RegExp(`stored under "${key}"`)).length, key).toBe(place + 1);
    });
});

test('a record that another tab makes unreadable or clears while pages are open is moved, nothing is lost, nothing breaks', {
  tag: ['@STO-2', '@STO-3', '@STO-4'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: What was stored under "cart" could not be read/);
  await seed(context, { cart: cartText([1, 2]), preferences: '{"theme":"dark"}' });
  const other = await context.newPage();
  await open(other, '/products/3');
  await open(page, '/cart');
  await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
  await expect(radio(page, 'Dark')).toBeChecked();
  const write = (text: string) => other.evaluate((value) => localStorage.setItem('cart', value), text);

  await test.step('an unreadable record is moved', async () => {
    await write('garbage');
    await expect.poll(() => readStored(page, 'cart.unreadable')).toBe('garbage');
    expect(await readStored(page, 'cart')).toBe('[]');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  await test.step('an earlier unreadable text keeps its place', async () => {
    await write('second');
    await expect.poll(() => readStored(page, 'cart.unreadable.2')).toBe('second');
    expect(await readStored(page, 'cart.unreadable')).toBe('garbage');
    await add(other).click();
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
    expect(watch.problems.length).toBe(2);
  });

  await test.step('cleared by the other tab', async () => {
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(radio(page, 'System')).toBeChecked();
    await add(other).click();
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
  });

  await test.step('cleared by this tab', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: 'Increase: Quantity of Neural' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(title(page)).toHaveText('Your cart');
  });
});

/** Storage as hostile browsers offer it; each runs before the page's own scripts. */
const hostile = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  missing: () => {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  },
  'refusing everything': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
  },
};

for (const [kind, damage] of samples(Object.entries(hostile)))
  test(`storage that is ${kind}: one notice, dismissed without losing focus, and the site runs from memory`, {
    tag: ['@STO-3', '@CRT-7', '@A11-1'],
  }, async ({ page, watch }) => {
    watch.expects(
      /console warning: Could not (?:read|save) "(?:cart|cart\.moving|preferences|users?|draft_contact)": storage is/,
    );
    watch.expects(/console warning: The carts could not be put in order: storage is/);
    await replaceStorage(page, { cart: cartText([1, 2]) });
    await page.addInitScript(damage);
    await test.step('a cart that cannot be loaded is empty', async () => {
      await open(page, '/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await expect(storageNotice(page)).toBeVisible();
    });
    await test.step('from memory, and the notice is dismissed for good', async () => {
      await page.getByRole('link', { name: 'Browse products' }).click();
      await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
      await add(page).click();
      await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
      await expect(storageNotice(page)).toHaveCount(1);
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Understood' }).press('Enter');
      await expect(storageNotice(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
      await add(page).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(title(page)).toHaveText('Contact');
      for (const [wanted, to] of [
        ['AI Chatbot Integration', 'product'],
        ['Products', 'products'],
        ['Your cart', 'cart'],
      ] as const) {
        await page.goBack();
        await expect(title(page), to).toHaveText(wanted);
      }
      await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
      await expect(storageNotice(page)).toHaveCount(0);
    });
    await test.step('it can be loaded again', async () => {
      await page.reload();
      await waitUntilHydrated(page);
      await expect(title(page)).toHaveText('Your cart');
      await expect(storageNotice(page)).toBeVisible();
    });
  });

test('a cart that cannot be saved is shown and can be changed, with one notice; the next change stores it once storage works', {
  tag: ['@STO-3', '@CRT-7'],
}, async ({ context, page, watch }) => {
  watch.expects(/console warning: Could not save "(?:cart|preferences)": storage is full/);
  const stored = [
    [1, 2],
    [3, 1],
  ] as const;
  await seed(context, { cart: cartText(...stored) });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(window, { heal: () => Object.assign(Storage.prototype, { setItem }) });
  });
  await open(page, '/cart');
  await expect(storageNotice(page)).toHaveCount(0);

  await test.step('a change is reported once', async () => {
    await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
    await expect(page.getByText('1 item in your cart.')).toBeVisible();
    await expect(storageNotice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo removing' }).click();
    await expect(page.getByText('3 items in your cart.')).toBeVisible();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(storageNotice(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Understood' }).press('Enter');
    await expect(storageNotice(page)).toHaveCount(0);
  });

  await test.step('from memory, on other pages too', async () => {
    await page.getByRole('link', { name: 'AI Chatbot Integration' }).click();
    await add(page).click();
    await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
    await page.goBack();
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('3');
    await expect(storageNotice(page)).toHaveCount(0);
    expect(await storedLines(page)).toEqual(stored);
  });

  await test.step('stored again, with all that was refused', async () => {
    await page.evaluate(() => (window as unknown as { heal: () => void }).heal());
    await page.getByRole('button', { name: 'Increase: Quantity of Neural' }).click();
    await expect
      .poll(() => storedLines(page))
      .toEqual([
        [1, 3],
        [3, 2],
      ]);
  });
});

test('on a phone the notice covers neither the button of a form nor the end of the page', {
  tag: ['@STO-3', '@A11-1'],
}, async ({ page, watch }) => {
  watch.expects(/console warning: Could not read "(?:cart|cart\.moving|preferences|users?)": storage is/);
  await page.addInitScript(hostile.blocked);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/contact');
  const dismissal = page.getByRole('button', { name: 'Understood' });
  await expect(dismissal).toBeVisible();
  const noticeTop = async () => (await storageNotice(page).boundingBox())?.y ?? 0;
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.getByRole('main').getByLabel('Your Message').focus();
  await tabTo(page, send);
  expect(await bottomOf(send)).toBeLessThan(await noticeTop());
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  expect(await bottomOf(send)).toBeLessThan(await noticeTop());
  await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
  await expect
    .poll(
      async () => (await bottomOf(page.getByRole('contentinfo').getByRole('group'))) < (await noticeTop()),
    )
    .toBe(true);
  await dismissal.click();
  await expect(storageNotice(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toBeVisible();
});
