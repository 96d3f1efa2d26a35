// The lab as `statecharts serve` shows it, for machines of a folder of their own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as plainExpect, test as plainTest } from 'playwright/test';
import { root } from '../checks/places.mjs';

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
// Each change is loaded and laid out by processes of their own.
const patienceMs = 30_000;
const expect = plainExpect.configure({ timeout: patienceMs });
const run = (cwd: string, program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd });
let server: ChildProcess;
let url = '';
let appsUrl = '';

/** Fails where the page complains, of its policy for example. */
const test = plainTest.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(complaints, 'errors of the served page').toEqual([]);
  },
});

test.use({ actionTimeout: patienceMs });
// One server for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  run(join(root, 'site'), 'npm', 'run', '--silent', 'build:lab', '--', '--logLevel', 'error');
  write('coffee.machine.ts', coffee);
  write('shop.machine.ts', shop);
  write('broken.machine.ts', "throw new Error('no beans');");
  const git = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  run(folder, 'git', 'init', '--quiet');
  run(folder, 'git', 'add', '--all');
  run(folder, 'git', ...git, 'commit', '--quiet', '--message', 'Coffee');
  const bin = join(root, 'packages/statecharts/bin/statecharts.mjs');
  server = spawn(process.execPath, [bin, 'serve', '*.machine.ts', '--timeout', '60'], { cwd: folder });
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

const hot = coffee.replace('full: { on', "full: { description: 'Hot!', on");

test('a simulation stays in place while the file of its machine is changed, and broken', {
  tag: ['@LAB-5', '@deep'],
}, async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('alert')).toHaveText(/^broken\.machine\.ts cannot be loaded: /);
  await page.getByRole('link', { name: 'coffee', exact: true }).click();
  const frame = page.locator('figure');
  const lit = (path: string) => frame.locator(`[data-state="${path}"][data-lit]`).first();
  await page.getByRole('button', { name: 'Simulate this machine' }).click();
  await expect(page.getByRole('heading', { name: 'Simulation' })).toBeFocused();
  await page.getByLabel('Event', { exact: true }).selectOption('coin.insert');
  await page.getByLabel('payload').fill('{"cents":120}');
  await page.getByRole('button', { name: 'Send coin.insert' }).click();
  await page.getByLabel('Event', { exact: true }).selectOption('drink.choose');
  await page.getByRole('button', { name: 'Send drink.choose' }).click();
  await page.getByLabel('Output of brew, as JSON').fill('{"ml":40}');
  await page.getByRole('button', { name: 'Ends (brew)' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  await frame.locator('[data-toggle="boiler"]').click();
  const size = (await frame.locator('output').first().textContent()) ?? '';
  const expectPlace = async () => {
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(lit('counter.full')).toBeVisible();
    await expect(frame.locator('[data-state="boiler.cold"]')).toHaveCount(0);
    await expect(frame.locator('output').first()).toHaveText(size);
  };
  await expectPlace();

  write('coffee.machine.ts', hot);
  await expect(frame.getByText('Hot!')).toBeVisible();
  await expectPlace();
  write('coffee.machine.ts', 'export const = 1;');
  const broken = page.getByText(
    /^coffee\.machine\.ts cannot be loaded: .* The last version that could is shown\.$/,
  );
  await expect(broken).toBeVisible();
  await expectPlace();
  write('coffee.machine.ts', hot);
  await expect(broken).toHaveCount(0);
  await expectPlace();
});

test('what has changed since the last commit is shown in words and colours', {
  tag: ['@LAB-5', '@deep'],
}, async ({ page }) => {
  write('coffee.machine.ts', hot);
  await page.goto(`${url}statecharts/coffee`);
  await expect(page.locator('figure').getByText('Hot!')).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('+ Hot!')).toBeVisible();
  await expect(page.locator('[data-state="counter.full"] > .box').first()).toHaveCSS('stroke-width', '3px');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Changes' })).toBeFocused();
  await page.getByRole('link', { name: /^Source/ }).click();
  await expect(page.locator('mark')).toContainText("id: 'coffee'");
});

test('an app that attaches is followed until it ends, without what it does not show', {
  tag: ['@LAB-5', '@STO-5'],
}, async ({ page }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Watch a running app' }).click();
  await expect(page.getByText('No app is attached')).toBeVisible();
  const demo = join(root, 'packages/statecharts/test/attach-demo.mjs');
  const app = spawn(process.execPath, [demo, appsUrl, '5']);
  try {
    const record = page.getByRole('button', { name: 'Record “kiosk demo”' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Find apps' }).click();
      await expect(record).toBeVisible({ timeout: 1000 });
    }).toPass();
    await record.click();
    await expect(page.getByText('Recording the app “kiosk demo”')).toBeVisible();
    await expect(page.getByRole('row', { name: /ticket\.choose/ }).first()).toContainText('zone');
    await expect(page.getByText('4111')).toHaveCount(0);
  } finally {
    app.kill('SIGINT');
  }
  await expect(page.getByText('It no longer answers.')).toBeVisible();
});

test('the map by file shows which machine runs which, and leads to each', {
  tag: ['@LAB-5', '@LAB-1'],
}, async ({ page }) => {
  await page.goto(url);
  const map = page.getByRole('application', { name: 'Drawing of the map of all machines' });
  await expect(map.locator('[data-keys="map|shop.shop|payment|0"]').first()).toBeAttached();
  await map.getByRole('link', { name: 'payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /payment/ })).toBeVisible();
});
