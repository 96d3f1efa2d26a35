import type { Page } from 'playwright/test';
import {
  cartText,
  notice,
  open,
  openFrozen,
  quantityOf,
  readStored,
  restock,
  seed,
  storedLines,
} from './support/site.ts';
import { expect, test } from './support/site-test.ts';

const forgetful = (page: Page) => page.getByText('This browser will not remember changes.');
const add = (page: Page) => page.getByRole('button', { name: /^Add(ed)? to Cart/ });

test.describe('unreadable data', () => {
  const kinds = [
    ['no JSON', '{oh no'],
    ['another shape', '{"id":1}'],
    ['a quantity of 100', '[{"id":1,"name":"x","price":1,"image":"","quantity":100}]'],
    ['a prototype', '[{"__proto__":{"id":1},"name":"x","price":1,"image":"","quantity":1}]'],
    ['null', 'null'],
    ['nested 50 000 deep', '['.repeat(50_000)],
  ] as const;
  test('[STO-2] a cart that is no such thing is moved away, said once, and the page works', async ({
    page,
    watch,
  }) => {
    test.slow();
    watch.expects(/console warning: What was stored under "cart" could not be read/);
    for (const [place, [kind, text]] of kinds.entries())
      await test.step(kind, async () => {
        await restock(page, { cart: text });
        await open(page, '/products/1');
        await expect.poll(() => readStored(page, 'cart.unreadable'), { message: kind }).toBe(text);
        expect(await readStored(page, 'cart'), kind).toBe('[]');
        await add(page).click();
        await expect.poll(() => storedLines(page)).toEqual([[1, 1]]);
        await open(page, '/cart');
        await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('1');
        expect(watch.complaints.length, kind).toBe(place + 1);
      });
  });

  test('[STO-2] preferences that are none are moved away and the system’s theme holds', async ({
    page,
    watch,
  }) => {
    watch.expects(/console warning: What was stored under "preferences" could not be read/);
    const texts = ['{"theme":"purple"}', 'null', '"dark"', '[]', '{', '{"theme":{"toString":1}}'];
    for (const [place, text] of texts.entries())
      await test.step(text, async () => {
        await restock(page, { preferences: text });
        await open(page, '/');
        await expect.poll(() => readStored(page, 'preferences.unreadable')).toBe(text);
        expect(await readStored(page, 'preferences'), text).toBe(
          '{"theme":"system","background":"on","embeds":"ask"}',
        );
        await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
        await page.getByText('Dark', { exact: true }).click();
        await expect
          .poll(() => readStored(page, 'preferences'))
          .toBe('{"theme":"dark","background":"on","embeds":"ask"}');
        await open(page, '/products');
        expect(watch.complaints.length, text).toBe(place + 1);
      });
  });

  test('[STO-2] an earlier unreadable text keeps its place', async ({ context, page, watch }) => {
    watch.expects(/console warning: What was stored under "cart" could not be read/);
    await seed(context, { cart: 'second', 'cart.unreadable': 'first' });
    await open(page, '/cart');
    await expect.poll(() => readStored(page, 'cart.unreadable.2')).toBe('second');
    expect(await readStored(page, 'cart.unreadable')).toBe('first');
  });

  test('[STO-2] [STO-4] what another tab makes unreadable while pages are open is moved away too', async ({
    context,
    page,
    watch,
  }) => {
    watch.expects(/console warning: What was stored under "cart" could not be read/);
    const other = await context.newPage();
    await open(other, '/cart');
    await open(page, '/cart');
    await other.evaluate(() => localStorage.setItem('cart', 'garbage'));
    await expect.poll(() => readStored(page, 'cart.unreadable')).toBe('garbage');
    expect(await readStored(page, 'cart')).toBe('[]');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});

/** Storage as hostile browsers have it; each runs before the page's own scripts. */
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
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'refusing everything': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
  },
};

test.describe('storage that does not work', () => {
  for (const [kind, damage] of Object.entries(hostile)) {
    test(`[STO-3] [CRT-7] ${kind}: one notice, and the site runs from memory`, async ({ page, watch }) => {
      watch.expects(
        /console warning: Could not (?:read|save) "(?:cart|cart\.moving|preferences|user|draft_contact)": storage is/,
      );
      watch.expects(/console warning: The carts could not be put in order: storage is/);
      await page.addInitScript(damage);
      await open(page, '/products/1');
      await add(page).click();
      await expect(notice(page, 'Added AI Chatbot Integration to your cart.')).toBeVisible();
      await expect(forgetful(page)).toBeVisible();
      await page.getByText('Dark', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Understood' }).press('Enter');
      await expect(forgetful(page)).toHaveCount(0);
      await add(page).click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await page.goBack();
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('footer nav a');
        if (link) link.href = '/cart';
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Chatbot Integration');
      await expect(forgetful(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Chatbot Integration');
    });
  }

  test('[STO-3] [CRT-7] a cart that cannot be saved is shown and can be changed', async ({
    context,
    page,
    watch,
  }) => {
    watch.expects(/console warning: Could not save "cart": storage is full/);
    await seed(context, { cart: cartText([1, 2], [3, 1]) });
    await page.addInitScript(hostile.full);
    await open(page, '/cart');
    await expect(forgetful(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove AI Chatbot Integration' }).click();
    await expect(page.getByText('1 item waits')).toBeVisible();
    await expect(forgetful(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo removing' }).click();
    await expect(page.getByText('3 items wait')).toBeVisible();
    expect(await storedLines(page)).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  test('[STO-3] [CRT-7] a cart that cannot be loaded is empty', async ({ page, watch }) => {
    watch.expects(/console warning: Could not read "(?:cart|preferences|user)": storage is blocked/);
    await page.addInitScript(hostile.blocked);
    await open(page, '/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(forgetful(page)).toBeVisible();
  });

  test('[STO-3] [A11-1] the notice is dismissed without losing the focus', async ({ page, watch }) => {
    watch.expects(/console warning: Could not read/);
    await page.addInitScript(hostile.blocked);
    await open(page, '/products/1');
    await page.getByRole('button', { name: 'Understood' }).press('Enter');
    await expect(forgetful(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  });

  test('[STO-3] what is stored again goes with the next change', async ({ page, watch }) => {
    watch.expects(/console warning: Could not save "cart": storage is full/);
    await openFrozen(page, '/products/1');
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(window, { heal: () => Object.assign(Storage.prototype, { setItem }) });
    });
    await add(page).click();
    await expect(forgetful(page)).toBeVisible();
    await page.clock.runFor(100);
    await page.evaluate(() => (window as unknown as { heal: () => void }).heal());
    await add(page).click();
    await page.clock.runFor(100);
    await expect.poll(() => storedLines(page)).toEqual([[1, 2]]);
  });

  test('[STO-3] cleared under our feet, by this tab or another, nothing breaks', async ({
    context,
    page,
  }) => {
    await seed(context, { cart: cartText([1, 2]), preferences: '{"theme":"dark"}' });
    const other = await context.newPage();
    await open(other, '/products/3');
    await open(page, '/cart');
    await expect(quantityOf(page, 'AI Chatbot Integration')).toHaveValue('2');
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    await add(other).click();
    await expect(quantityOf(page, 'Neural Network API')).toHaveValue('1');
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: 'Increase: Quantity of Neural' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  });
});

test('[STO-1] nothing but the listed keys is stored in a guest’s visit', async ({ page }) => {
  await open(page, '/products/1');
  await add(page).click();
  await page.getByText('Light', { exact: true }).click();
  const keys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  await expect.poll(keys).toEqual(['cart', 'preferences', 'splash_seen']);
  expect(JSON.parse((await readStored(page, 'cart')) ?? '')).toEqual([
    { id: 1, name: 'AI Chatbot Integration', price: 29.99, image: '/art/products/1.svg', quantity: 1 },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});
