import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { run } from './run-cli.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statecharts-vitest-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const runTests = () =>
  new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [vitest, 'run', '--no-color'], {
      cwd: folder,
      env: { ...process.env, VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        text += String(data);
      });
    child.on('close', () => resolve(text));
  });

it('the setup file records into a folder that runners ignore, and `cover` reads it', {
  tags: ['LAB-4'],
  timeout: 120_000,
}, async () => {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  symlinkSync(
    fileURLToPath(new URL('../node_modules', import.meta.url)),
    join(folder, 'modules'),
    'junction',
  );
  mkdirSync(join(folder, 'node_modules/@loomwright'), { recursive: true });
  const link = (name: string, target: string) =>
    symlinkSync(
      realpathSync(join(folder, 'modules', target)),
      join(folder, 'node_modules', name),
      'junction',
    );
  for (const name of ['vitest', 'xstate', 'fast-check', '@loomwright/machine-testing']) link(name, name);
  symlinkSync(
    fileURLToPath(new URL('..', import.meta.url)),
    join(folder, 'node_modules/@loomwright/statecharts'),
    'junction',
  );
  rmSync(join(folder, 'modules'));
  write(
    'vitest.config.mjs',
    "export default { test: { include: ['**/*.test.*'], setupFiles: ['@loomwright/statecharts/vitest'] } };",
  );
  write(
    'src/door.ts',
    `import { createMachine } from 'xstate';
    export const door = createMachine({ id: 'door', initial: 'closed', states: {
      closed: { on: { open: 'ajar' } }, ajar: { on: { close: 'closed' } } } });`,
  );
  const imported = "import { expect, it } from 'vitest';\nimport { door } from './door.ts';\n";
  write(
    'src/door.test.ts',
    `${imported}import { createStepper } from '@loomwright/machine-testing';
    it('opens', () => {
      const stepper = createStepper(door);
      stepper.send({ type: 'open' });
      expect(stepper.snapshot.value).toBe('ajar');
    });`,
  );
  write(
    'src/walk.test.ts',
    `${imported}import { walk } from '@loomwright/machine-testing';
    it('walks', () => {
      const events = [{ type: 'open' }, { type: 'close' }];
      expect(walk({ title: 'walks', machine: door, events, outputs: () => [], steps: 50 }).size).toBe(2);
    });`,
  );
  expect(await runTests()).toContain('Test Files  2 passed (2)');
  expect(readdirSync(join(folder, 'node_modules/.cache/statecharts'))).toHaveLength(2);
  const home = process.cwd();
  process.chdir(folder);
  const { code, text } = await run('cover', 'src/door.ts').finally(() => process.chdir(home));
  expect(code).toBe(1);
  expect(text.split('\n').slice(2)).toEqual([
    'door           1        1     50 %',
    '  missing door|ajar|close|0 (taken only by walks)',
  ]);
});
