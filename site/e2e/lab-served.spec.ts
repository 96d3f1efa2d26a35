// The lab as `statecharts serve` shows it, for machines of a folder of their own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { root } from '../checks/places.mjs';

test.describe.configure({ mode: 'serial' });

const coffee = `import { assign, fromPromise, setup } from 'xstate';

export const coffeeMachine = setup({
  types: {
    context: {} as { cents: number },
    input: {} as { cents: number } | undefined,
    events: {} as { type: 'coin.insert'; cents: number } | { type: 'drink.choose' } | { type: 'cup.take' },
  },
  actors: { brew: fromPromise(async () => ({ ml: 40 })) },
  actions: { addCoin: assign({ cents: ({ context, event }) => context.cents + (event.cents ?? 0) }) },
  guards: { isPaid: ({ context }) => context.cents >= 120 },
  delays: { heatMs: 8000 },
}).createMachine({
  id: 'coffee',
  description: 'A coffee machine.',
  type: 'parallel',
  context: ({ input }) => ({ cents: input?.cents ?? 0 }),
  states: {
    boiler: { initial: 'cold', states: { cold: { after: { heatMs: 'hot' } }, hot: {} } },
    counter: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Waits for coins.',
          on: { 'coin.insert': { actions: 'addCoin' }, 'drink.choose': { guard: 'isPaid', target: 'brewing' } },
        },
        brewing: { invoke: { id: 'brew', src: 'brew', onDone: 'full', onError: 'idle' } },
        full: { on: { 'cup.take': 'idle' } },
      },
    },
  },
});
`;

const shop = `import { createMachine, setup } from 'xstate';

export const payment = createMachine({ id: 'payment', initial: 'asking', states: { asking: { on: { card: 'paid' } }, paid: {} } });
export const shop = setup({ actors: { payment } }).createMachine({
  id: 'shop',
  initial: 'open',
  states: { open: { on: { buy: 'paying' } }, paying: { invoke: { id: 'payment', src: 'payment', onDone: 'open' } } },
});
`;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statecharts-lab-')));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
let server: ChildProcess;
let url = '';
let appsUrl = '';

test.beforeAll(async () => {
  execFileSync(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    ...[
      'build',
      '--configLoader',
      'runner',
      '--logLevel',
      'error',
      '-c',
      join(root, 'site/lab/vite.config.ts'),
    ],
  ]);
  write('coffee.machine.ts', coffee);
  write('shop.machine.ts', shop);
  write('broken.machine.ts', "throw new Error('no beans');");
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'Coffee'],
  ])
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
    });
  const bin = join(root, 'packages/statecharts/bin/statecharts.mjs');
  server = spawn(process.execPath, [bin, 'serve', '*.machine.ts'], { cwd: folder });
  let said = '';
  await new Promise<void>((done) => {
    server.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      [url = '', appsUrl = ''] = [/http:\S+/, /ws:\S+/].map((form) => form.exec(said)?.[0] ?? '');
      if (appsUrl !== '') done();
    });
  });
});
test.afterAll(() => {
  server.kill('SIGINT');
  rmSync(folder, { recursive: true, force: true });
});

/** What the page complains of, a policy that it breaks for example. */
const complaintsOf = (page: Page): readonly string[] => {
  const all: string[] = [];
  page.on('pageerror', ({ message }) => all.push(message));
  page.on('console', (message) => message.type() === 'error' && all.push(message.text()));
  return all;
};

test('draws machines, simulates them from typed JSON, and stays in place where their file is changed', {
  tag: '@LAB-5',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(url);
  await expect(page.getByRole('alert')).toHaveText('broken.machine.ts cannot be loaded: no beans');
  await page.getByRole('link', { name: 'coffee', exact: true }).click();
  const frame = page.locator('figure');
  // A state is a box and its words.
  const state = (path: string) => frame.locator(`[data-state="${path}"]`).first();
  await expect(state('counter.idle')).toBeVisible();
  await page.getByRole('button', { name: 'Simulate this machine' }).click();
  await expect(page.getByRole('heading', { name: 'Simulation' })).toBeFocused();
  await page.getByLabel('Event', { exact: true }).selectOption('drink.choose');
  await expect(page.getByText(/Nothing/)).toBeVisible();
  await page.getByText('Why?').click();
  await expect(page.getByText(/isPaid/).last()).toBeVisible();
  await page.getByLabel('Event', { exact: true }).selectOption('coin.insert');
  await page.getByLabel('payload').fill('{"cents":120}');
  await page.getByRole('button', { name: 'Send coin.insert' }).click();
  await page.getByLabel('Event', { exact: true }).selectOption('drink.choose');
  await page.getByRole('button', { name: 'Send drink.choose' }).click();
  await expect(state('counter.brewing')).toHaveAttribute('data-lit');
  await page.getByLabel('Output of brew, as JSON').fill('{"ml":40}');
  await page.getByRole('button', { name: 'Ends (brew)' }).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Larger' }).click();
  await frame.locator('[data-toggle="boiler"]').click();
  await expect(frame.locator('[data-state="boiler.cold"]')).toHaveCount(0);
  const size = await page.locator('figure output').first().textContent();

  write('coffee.machine.ts', coffee.replace('full: { on', "full: { description: 'Hot!', on"));
  await expect(frame.getByText('Hot!')).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(state('counter.full')).toHaveAttribute('data-lit');
  await expect(frame.locator('[data-state="boiler.cold"]')).toHaveCount(0);
  await expect(page.locator('figure output').first()).toHaveText(size ?? '');

  write('coffee.machine.ts', 'export const = 1;');
  const broken = page.getByText(
    /^coffee\.machine\.ts cannot be loaded: .* The last version that could is shown\.$/,
  );
  await expect(broken).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  write('coffee.machine.ts', coffee.replace('full: { on', "full: { description: 'Hot!', on"));
  await expect(broken).toHaveCount(0);
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('shows in words and colours what has changed since the last commit, and the source', {
  tag: '@LAB-5',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${url}statecharts/coffee`);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('+ Hot!')).toBeVisible();
  const changed = page.locator('[data-state="counter.full"] > .box').first();
  await expect(changed).toHaveCSS('stroke-width', '3px');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Changes' })).toBeFocused();
  await page.getByRole('link', { name: /^Source/ }).click();
  await expect(page.locator('mark')).toContainText("id: 'coffee'");
  expect(complaints).toEqual([]);
});

test('follows an app that attaches: its actors, events and messages, without what it does not show', {
  tag: ['@LAB-5', '@STO-5'],
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(url);
  await page.getByRole('link', { name: 'Watch a running app' }).click();
  await expect(page.getByText('No app is attached')).toBeVisible();
  const demo = spawn(process.execPath, [
    join(root, 'packages/statecharts/test/attach-demo.mjs'),
    appsUrl,
    '5',
  ]);
  try {
    const record = page.getByRole('button', { name: 'Record “kiosk demo”' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Find apps' }).click();
      await expect(record).toBeVisible({ timeout: 1000 });
    }).toPass();
    await record.click();
    await expect(page.getByText('Recording the app “kiosk demo”')).toBeVisible();
    const choices = page.getByRole('row', { name: /ticket\.choose/ });
    await expect(choices.first()).toContainText('zone');
    await expect(page.getByText('4111')).toHaveCount(0);
    await page.getByRole('button', { name: 'As a sequence' }).click();
    await expect(page.getByText('Messages, the oldest first')).toBeVisible();
  } finally {
    demo.kill('SIGINT');
  }
  await expect(page.getByText('It no longer answers.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a map by file shows which machine runs which, and leads to each', {
  tag: ['@LAB-5', '@LAB-1'],
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(url);
  const map = page.getByRole('application', { name: 'Drawing of the map of all machines' });
  await expect(map.locator('[data-keys="map|shop.shop|payment|0"]').first()).toBeAttached();
  await map.getByRole('link', { name: 'payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /payment/ })).toBeVisible();
  expect(complaints).toEqual([]);
});
