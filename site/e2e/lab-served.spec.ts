import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as plainExpect, test as plainTest } from 'playwright/test';
import { root } from '../checks/paths.mjs';

const coffee = `import { createMachine } from 'xstate';

export const coffeeMachine = createMachine({
  id: 'coffee',
  description: 'A coffee machine.',
  initial: 'idle',
  states: {
    idle: { description: 'Waits for coins.', on: { 'coin.insert': 'full' } },
    full: { on: { 'cup.take': 'idle' } },
  },
});
`;
const hot = coffee.replace('full: { on', "full: { description: 'Hot!', on");

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statecharts-lab-')));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const patienceMs = 30_000;
const expect = plainExpect.configure({ timeout: patienceMs });
let server: ChildProcess;
let url = '';
let appsUrl = '';

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
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const cwd = join(root, 'site');
  execFileSync('npm', ['run', '--silent', 'build:lab', '--', '--logLevel', 'error'], { cwd });
  write('coffee.machine.ts', coffee);
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

test('a simulation stays in place while its machine’s file is changed and broken', {
  tag: ['@LAB-5', '@deep'],
}, async ({ page }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'coffee', exact: true }).click();
  const frame = page.locator('figure');
  await page.getByRole('button', { name: 'Simulate this machine' }).click();
  await page.getByRole('button', { name: 'Send coin.insert' }).click();
  const expectPlace = async () => {
    await expect(page.getByText('Step 1 of 1')).toBeVisible();
    await expect(frame.locator('[data-state="full"][data-lit]').first()).toBeVisible();
  };
  await expectPlace();
  write('coffee.machine.ts', hot);
  await expect(frame.getByText('Hot!')).toBeVisible();
  await expectPlace();
  write('coffee.machine.ts', 'export const = 1;');
  await expect(page.getByText(/^coffee\.machine\.ts cannot be loaded: /)).toBeVisible();
  await expectPlace();
});

test('an attached app is followed until it ends, without its hidden fields', {
  tag: ['@LAB-5', '@STO-5', '@deep'],
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
