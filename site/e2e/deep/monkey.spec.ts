// Random input while storage and network fail and recover. `LOOMWRIGHT_EVENTS=500 LOOMWRIGHT_SEED=…` repeats a session.
// Not in `npm test`, because rare failures take minutes to find.
import { products } from '@loomwright/catalogue';
import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright/test';
import { admin, member, seedUser } from '../support/accounts.ts';
import { cartText, open, pages, seed } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { memberPages } from '../support/states.ts';
import { placeOfControl, settle, takeStorage, within } from './monkey.ts';

const EVENTS_PER_SESSION = 500;
const events = Number(process.env.LOOMWRIGHT_EVENTS ?? 5000);
const firstSeed = Number(process.env.LOOMWRIGHT_SEED || 20_260_101);
const siteUrl = process.env.LOOMWRIGHT_E2E_URL ?? '';

const paths = [...pages, ...memberPages].map(({ path }) => path);
const people = [member, admin].flatMap(({ email, password }) => [email, password]);
const texts = [...hostileStrings, ...people, '7', 'chatbot', 'When are you open?'];
const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Backspace'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', '/', 'Control+k'],
];
/** Storage faults. The current one is in `window.name`, which survives navigation. */
const storages = ['', '', 'SecurityError', 'QuotaExceededError', 'ignored', 'null'];
const networks = ['none', 'none', 'no chunks', 'some chunks', 'no chat', 'broken chat', 'nothing'];

interface Stage {
  readonly page: Page;
  network: string;
}

interface MonkeyEvent {
  readonly text: string;
  readonly act: (stage: Stage) => unknown;
}

const event = <T>(
  weight: number,
  name: string,
  arbitrary: fc.Arbitrary<T>,
  act: (stage: Stage, value: T) => unknown,
) => ({
  weight,
  arbitrary: arbitrary.map(
    (value): MonkeyEvent => ({
      text: `${name} ${JSON.stringify(value)}`,
      act: (stage) => act(stage, value),
    }),
  ),
});

const parsed = { waitUntil: 'domcontentloaded' } as const;
const aPoint = fc.tuple(fc.nat(1279), fc.nat(799));
const anEvent = fc.oneof(
  event(45, 'press', fc.nat(10_000), async ({ page }, nth) => {
    const place = await page.evaluate(placeOfControl, nth);
    if (place) await page.mouse.click(place.x, place.y);
    return place?.name;
  }),
  event(20, 'key', fc.constantFrom(...keys), ({ page }, key) => page.keyboard.press(key)),
  event(12, 'type', fc.constantFrom(...texts), ({ page }, text) =>
    page.keyboard.insertText(text.slice(0, 80)),
  ),
  event(6, 'point', aPoint, ({ page }, [x, y]) => page.mouse.click(x, y)),
  event(5, 'scroll', fc.integer({ min: -900, max: 900 }), ({ page }, by) => page.mouse.wheel(0, by)),
  event(3, 'history', fc.constantFrom(-1, 1), ({ page }, by) =>
    page.evaluate((steps) => history.go(steps), by),
  ),
  event(2, 'open', fc.constantFrom(...paths), ({ page }, path) => page.goto(path, parsed)),
  event(1, 'reload', fc.constant(''), ({ page }) => page.reload(parsed)),
  event(1, 'resize', fc.constantFrom(360, 768, 1280), ({ page }, width) =>
    page.setViewportSize({ width, height: 800 }),
  ),
  event(3, 'storage', fc.constantFrom(...storages), ({ page }, fault) =>
    page.evaluate((name) => {
      window.name = name;
    }, fault),
  ),
  event(2, 'network', fc.constantFrom(...networks), (stage, fault) => {
    stage.network = fault;
  }),
);

/** The site’s documents never fail, so that the monkey stays on the site. */
const spoilNetwork = async (context: BrowserContext, stage: Stage) => {
  let requests = 0;
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, origin } = new URL(request.url());
    requests += 1;
    const [isScript, isChat] = [pathname.endsWith('.js'), pathname.startsWith('/chat')];
    const isFailing =
      stage.network === 'nothing' ||
      (stage.network === 'no chunks' && isScript) ||
      (stage.network === 'some chunks' && isScript && requests % 3 === 0) ||
      (stage.network === 'no chat' && isChat);
    const isForeign = origin !== new URL(siteUrl).origin;
    const answer =
      isForeign || (isFailing && !request.isNavigationRequest())
        ? route.abort()
        : stage.network === 'broken chat' && isChat
          ? route.fulfill({ status: 503, body: '{"oh' })
          : route.continue();
    await answer.catch(() => {});
  });
};

const perform = async (stage: Stage, { act, text }: MonkeyEvent): Promise<string> => {
  const { page } = stage;
  try {
    const control = await within(Promise.resolve(act(stage)), text);
    await within(page.evaluate(settle), `the page after ${text}`);
    return typeof control === 'string' ? `${text} ${control}` : text;
  } catch (error) {
    const { message } = error as Error;
    // Input during a navigation may never resolve, but the new document must respond.
    if (!/hangs$|context was destroyed|interrupted|navigat|ERR_ABORTED|frame was detached/i.test(message))
      throw error;
    const responds = () =>
      page.evaluate(settle).then(
        () => true,
        () => false,
      );
    await expect.poll(responds, `the page responds after ${text}`).toBe(true);
    return `${text} while leaving`;
  }
};

const expectTotals = async (page: Page) => {
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading your cart…')).toHaveCount(0);
  const [user, text] = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('user') ?? 'null') as { id: number } | null;
    return [stored, localStorage.getItem(stored ? `cart_${stored.id}` : 'cart') ?? '[]'] as const;
  });
  const lines = JSON.parse(text) as readonly { readonly id: number; readonly quantity: number }[];
  let [count, cents] = [0, 0];
  for (const { id, quantity } of lines) {
    expect(quantity, `quantity of ${id}`).toBeGreaterThanOrEqual(1);
    expect(quantity, `quantity of ${id}`).toBeLessThanOrEqual(99);
    const price = products.find((one) => one.id === id)?.price;
    if (price === undefined) continue;
    count += quantity;
    cents += Math.round(price * 100) * quantity;
  }
  if (count === 0) return;
  if (!user) await expect(main.getByText(new RegExp(`^${count} items? waits? `))).toBeVisible();
  const total = `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
};

const starts = [
  (context: BrowserContext) => seed(context, { cart: cartText([1, 2], [3, 1]) }),
  (context: BrowserContext) => seedUser(context, member, { cart: cartText([6, 1]) }),
  (context: BrowserContext) => seedUser(context, admin),
  (context: BrowserContext) => seed(context, {}),
];

for (let session = 0; session < Math.ceil(events / EVENTS_PER_SESSION); session += 1) {
  const seedOfSession = firstSeed + session;
  const count = Math.min(EVENTS_PER_SESSION, events - session * EVENTS_PER_SESSION);

  test(`monkey ${seedOfSession}: ${count} events leave no error, and correct totals`, {
    tag: ['@STO-3', '@RTE-6', '@CRT-2', '@SEC-1'],
  }, async ({ context, page, watch }) => {
    // Chromium’s messages about the faults, and blocked navigation to other origins.
    watch.expects(/Failed to load resource|net::ERR_|preloaded using link preload|^console warning/);
    watch.expects(/^foreign request|was blocked by the client/);
    // Logged when storage refuses the logout.
    watch.expects(/^console error: Logout failed/);
    const stage: Stage = { page, network: 'none' };
    await spoilNetwork(context, stage);
    await context.addInitScript(takeStorage);
    const closeOthers = (other: Page) => void (other !== page && other.close());
    context.on('page', closeOthers);
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('filechooser', () => {});
    page.on('download', (download) => void download.cancel().catch(() => {}));
    await starts[seedOfSession % starts.length]?.(context);
    const [history = []] = fc.sample(fc.array(anEvent, { minLength: count, maxLength: count }), {
      seed: seedOfSession,
      numRuns: 1,
    });
    await open(page, '/');

    const done: string[] = [];
    const visited = new Set<string>();
    for (const next of history) {
      const what = await perform(stage, next).catch((error: Error) => {
        throw new Error(`${error.message}, at ${page.url()}, after:\n${done.slice(-20).join('\n')}`);
      });
      done.push(what);
      visited.add(new URL(page.url()).pathname);
      if (!page.url().startsWith(siteUrl)) {
        done.push(`left for ${page.url()}`);
        await page.goto('/');
      }
    }
    stage.network = 'none';
    // A page whose code loads late may still reload, so another tab reads the storage.
    context.off('page', closeOthers);
    await page.close();
    const last = await context.newPage();
    await test.info().attach('events', { body: done.join('\n') });
    await expectTotals(last);
    await expect(last.locator('canvas')).toHaveCount(0);
    expect(visited.size, 'the monkey visits enough pages').toBeGreaterThan(count / 50);
  });
}
