// A monkey presses, types, scrolls, navigates and reloads at random, while storage and network fail and heal. Each
// session begins with a new browser, and its events follow from its seed alone: `--events=500 --seed=…` repeats one.
import { products } from '@loomwright/catalogue';
import { hostileStrings } from '@loomwright/kit/testing';
import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright/test';
import { toTable } from '../../checks/table.mjs';
import { admin, member, seedUser } from '../support/accounts.ts';
import { cartText, open, pages, seed } from '../support/site.ts';
import { expect, test } from '../support/site-test.ts';
import { memberPages } from '../support/states.ts';
import { type MonkeyEvent, pressControl, storageFaults, takeStorage } from './monkey.ts';

const EVENTS_PER_SESSION = 500;
const events = Number(process.env.LOOMWRIGHT_EVENTS ?? 5000);
const firstSeed = Number(process.env.LOOMWRIGHT_SEED || 20_260_101);

const paths = [...pages, ...memberPages].map(({ path }) => path);
const texts = [
  ...hostileStrings,
  ...[member, admin].flatMap(({ email, password }) => [email, password]),
  '7',
  'chatbot',
  'When are you open?',
];
const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Backspace'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', '/', 'Control+k'],
];
const networks = ['none', 'none', 'no chunks', 'some chunks', 'no chat', 'broken chat', 'nothing'] as const;
type Network = (typeof networks)[number];

const anEvent: fc.Arbitrary<MonkeyEvent<Network>> = fc.oneof(
  { weight: 45, arbitrary: fc.record({ kind: fc.constant('press'), nth: fc.nat(10_000) }) },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('key'), key: fc.constantFrom(...keys) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('type'), text: fc.constantFrom(...texts) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('point'), x: fc.nat(1279), y: fc.nat(799) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('scroll'), by: fc.integer({ min: -900, max: 900 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('history'), by: fc.constantFrom(-1, 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open'), path: fc.constantFrom(...paths) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload') }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('resize'), width: fc.constantFrom(360, 768, 1280) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('storage'), fault: fc.constantFrom(...storageFaults) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network'), fault: fc.constantFrom(...networks) }) },
) as fc.Arbitrary<MonkeyEvent<Network>>;

/** Lets requests of a kind fail from now on; documents always come, so that the monkey stays on the site. */
const spoilNetwork = async (context: BrowserContext) => {
  let network: Network = 'none';
  let requests = 0;
  let refused = 0;
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, origin } = new URL(request.url());
    requests += 1;
    const isChat = pathname.startsWith('/chat');
    const isFailing =
      network === 'nothing' ||
      (network === 'no chunks' && pathname.endsWith('.js')) ||
      (network === 'some chunks' && pathname.endsWith('.js') && requests % 3 === 0) ||
      (network === 'no chat' && isChat);
    const isForeign = origin !== new URL(process.env.LOOMWRIGHT_E2E_URL ?? '').origin;
    // The page may be gone by now.
    const ignore = () => {};
    if (isForeign || (isFailing && !request.isNavigationRequest())) {
      refused += 1;
      await route.abort().catch(ignore);
    } else if (network === 'broken chat' && isChat)
      await route.fulfill({ status: 503, body: '{"oh' }).catch(ignore);
    else await route.continue().catch(ignore);
  });
  return {
    spoil: (next: Network) => {
      network = next;
    },
    /** How many requests were refused. */
    refused: () => refused,
  };
};

/** The stored lines of the cart in use, its count and its total to the cent (CRT-2). */
const storedTotals = async (page: Page) => {
  const text = await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as { id: number } | null;
    return localStorage.getItem(user ? `cart_${user.id}` : 'cart') ?? '[]';
  });
  const lines = JSON.parse(text) as readonly { readonly id: number; readonly quantity: number }[];
  let [count, cents] = [0, 0];
  for (const { id, quantity } of lines) {
    expect(quantity, `quantity of ${id}`).toBeGreaterThanOrEqual(1);
    expect(quantity, `quantity of ${id}`).toBeLessThanOrEqual(99);
    const product = products.find((one) => one.id === id);
    if (!product) continue;
    count += quantity;
    cents += Math.round(product.price * 100) * quantity;
  }
  return { count, total: `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}` };
};

const expectTotals = async (page: Page) => {
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading your cart…')).toHaveCount(0);
  const { count, total } = await storedTotals(page);
  const waiting = main.getByText(new RegExp(`^${count} items? waits? `));
  if (count === 0) return;
  if ((await page.evaluate(() => localStorage.getItem('user'))) === null) await expect(waiting).toBeVisible();
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

  test(`monkey ${seedOfSession}: ${count} trusted events with faults leave no error, and totals right`, {
    tag: ['@STO-3', '@RTE-6', '@CRT-2', '@SEC-1'],
  }, async ({ context, page, watch }) => {
    // Chromium's own messages about the faults, the site's warnings about them, and what the monkey keeps from leaving.
    watch.expects(/Failed to load resource|net::ERR_|preloaded using link preload|^console warning/);
    watch.expects(/^foreign request|was blocked by the client/);
    // By rule: a log-out that storage refuses, a support request.
    watch.expects(/^console error: Logout failed/);
    const { refused, spoil } = await spoilNetwork(context);
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
    for (const event of history) {
      const what = await pressControl(page, event, spoil).catch((error: Error) => {
        throw new Error(`${error.message}, at ${page.url()}, after:\n${done.slice(-20).join('\n')}`);
      });
      done.push(what);
      visited.add(new URL(page.url()).pathname);
      if (!page.url().startsWith(process.env.LOOMWRIGHT_E2E_URL ?? '')) {
        done.push(`left for ${page.url()}`);
        await page.goto('/');
      }
    }
    spoil('none');
    // A page whose code is late may still load itself again: what is stored is read in another tab.
    context.off('page', closeOthers);
    await page.close();
    const last = await context.newPage();
    await test.info().attach('events', { body: done.join('\n') });
    await expectTotals(last);
    await expect(last.locator('canvas')).toHaveCount(0);
    const warnings = watch.matching(/^console warning/).length;
    console.log(
      toTable(
        ['seed', 'events', 'pages', 'refused requests', 'warnings of the site'],
        [[seedOfSession, done.length, visited.size, refused(), warnings].map(String)],
      ),
    );
    expect(visited.size, 'the monkey gets about').toBeGreaterThan(count / 50);
  });
}
