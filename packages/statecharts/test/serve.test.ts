import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ServedDiff, ServedList } from '../src/serve/answers.ts';

const bin = fileURLToPath(new URL('../bin/statecharts.mjs', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statecharts-serve-')));
const write = (name: string, text: string) => {
  mkdirSync(resolve(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const lamp = (label: string) => `import { createMachine } from 'xstate';
import { readFileSync } from 'node:fs';
import { offText } from './words.ts';
export const lampMachine = createMachine({
  id: 'lamp',
  description: offText,
  entry: () => readFileSync('lamp.txt'),
  initial: 'off',
  states: { off: { on: { press: '${label}' } }, ${label}: {} },
});
`;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: folder });

const start = (...args: readonly string[]) => {
  const child = spawn(process.execPath, [bin, 'serve', ...args], { cwd: folder });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      printed += data.toString();
    });
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  return { child, ended, printed: () => printed };
};

let server: ReturnType<typeof start>;
let url = '';

const get = async <T>(path: string): Promise<T> => (await fetch(`${url}api/${path}`)).json() as T;
const list = () => get<ServedList>('list');
const problemOf = async (file: string) => (await list()).files.find((one) => one.file === file)?.problem;

beforeAll(async () => {
  write('src/words.ts', "export const offText = 'It is off.';\n");
  write('src/lamp.machine.ts', lamp('on'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A lamp');
  // Blocks like a loop, without using the CPU.
  write('loops.ts', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);');
  write('ends.ts', 'process.exit(3);');
  server = start('src/*.machine.ts', 'loops.ts', 'ends.ts', '--timeout', '5');
  const inTime = { timeout: 60_000, interval: 100 };
  await vi.waitFor(() => expect(server.printed()).toContain('Ctrl+C'), inTime);
  url = /http:\S+/.exec(server.printed())?.[0] ?? '';
  await vi.waitFor(
    async () => expect((await list()).files.filter(({ isLoading }) => isLoading)).toEqual([]),
    inTime,
  );
});
afterAll(() => {
  server.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const statusOf = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<number | undefined>((done, fail) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers, method }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });

describe('the served lab', () => {
  it('shows the machines of files, and why another file cannot be loaded', {
    tags: ['LAB-5'],
  }, async () => {
    const { files, machines } = await list();
    expect(machines).toMatchObject([
      { id: 'lamp', description: 'It is off.', file: 'src/lamp.machine.ts', line: 5, states: 3 },
    ]);
    expect(machines[0]?.exported).toBe('lampMachine');
    const problems = Object.fromEntries(files.map(({ file, problem }) => [file, problem]));
    expect(problems).toEqual({
      'src/lamp.machine.ts': '',
      'loops.ts': 'loops.ts cannot be loaded: it takes longer than 5 s; does it loop?',
      'ends.ts': 'ends.ts cannot be loaded: it ends the process.',
    });
  });

  it('lays out charts, serves sources, and bundles code for the browser', {
    tags: ['LAB-5'],
  }, async () => {
    const { wide, narrow, problem } = await get<{
      readonly wide: { readonly boxes: readonly unknown[] };
      readonly narrow: { readonly boxes: readonly unknown[] };
      readonly problem: string;
    }>('chart/lamp');
    expect([wide.boxes.length, narrow.boxes.length, problem]).toEqual([3, 3, '']);
    expect(await get('source/lamp')).toEqual({ text: lamp('on'), line: 5 });
    const code = await (await fetch(`${url}api/code/lamp`)).text();
    expect(code).not.toMatch(/^import /m);
    const { lampMachine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(lampMachine.id).toBe('lamp');
  });

  it('responds only to addresses with its token, and to its own pages', {
    tags: ['LAB-5'],
  }, async () => {
    const { pathname, host, port } = new URL(url);
    const path = `${pathname}api/list`;
    expect(await statusOf(path, { host })).toBe(200);
    expect(await statusOf(path, { host: `localhost:${port}`, origin: `http://${host}` })).toBe(200);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/api/list')).toBe(404);
    expect(await statusOf(path.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(404);
    expect(await statusOf(path, { host: 'attacker.example' })).toBe(403);
    for (const origin of ['https://attacker.example', 'null', `http://127.0.0.1:${Number(port) + 1}`])
      expect(await statusOf(path, { host, origin })).toBe(403);
    expect(await statusOf(path, { host }, 'POST')).toBe(405);
    for (const way of ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json'])
      expect([200, 404]).toContain(await statusOf(`${pathname}assets/${way}`, { host }));
    const text = await (await fetch(`${url}assets/..%2f..%2f..%2fpackage.json`)).text();
    expect(text).not.toContain('@loomwright');
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('lets local apps attach, and only its own pages follow them', {
    tags: ['LAB-5'],
  }, async () => {
    const { host } = new URL(url);
    const open = (path: string, origin?: string) =>
      new Promise<boolean>((done) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, origin ? { origin } : {});
        socket.on('error', () => done(false));
        socket.on('open', () => {
          socket.close();
          done(true);
        });
      });
    expect(await open('attach')).toBe(true);
    expect(await open('attach', 'http://localhost:3000')).toBe(true);
    expect(await open('attach', 'https://attacker.example')).toBe(false);
    expect(await open('live', `http://${host}`)).toBe(true);
    expect(await open('live')).toBe(false);
    expect(await open('live', 'http://localhost:3000')).toBe(false);
    expect(await open('other', `http://${host}`)).toBe(false);
  });

  it('reports a port in use in one line', { tags: ['LAB-5'] }, async () => {
    const other = start('src/lamp.machine.ts', '--port', new URL(url).port);
    expect(await other.ended).toBe(2);
    expect(other.printed()).toMatch(/^The port \d+ is in use: .+\n$/);
  });

  it('notifies its pages of changes, also in imported files', {
    tags: ['LAB-5'],
  }, async () => {
    const { body } = await fetch(`${url}api/changes`);
    const reader = body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('data: changed\n\n');
    const [before] = (await list()).machines;
    expect((await get<ServedDiff>('diff/lamp')).lines).toEqual([]);
    write('src/words.ts', "export const offText = 'Dark.';\n");
    await next();
    write('src/lamp.machine.ts', lamp('bright'));
    await next();
    const [after] = (await list()).machines;
    expect(after).toMatchObject({ description: 'Dark.', states: 3 });
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
    const { drawn, lines, style } = await get<ServedDiff>('diff/lamp');
    expect(lines).toEqual(expect.arrayContaining(['bright', '  + state bright', 'on', '  - state on']));
    expect(drawn?.chart.states.map(({ path }) => path)).toEqual(['', 'off', 'on', 'bright']);
    expect(style).toContain('--added');
    await reader?.cancel();
  });

  it('keeps the last machines of a broken or deleted file, and shows the reason', {
    tags: ['LAB-5'],
  }, async () => {
    const file = 'src/lamp.machine.ts';
    write(file, 'export const = 1;');
    await expect
      .poll(() => problemOf(file), { timeout: 20_000 })
      .toMatch(/^src\/lamp\.machine\.ts cannot be loaded: /);
    expect((await list()).machines).toHaveLength(1);
    rmSync(join(folder, file));
    await expect
      .poll(() => problemOf(file), { timeout: 20_000 })
      .toBe('There is no file src/lamp.machine.ts.');
    expect((await list()).machines).toHaveLength(1);
  });

  it('shows the transitions that recorded tests take, and nothing without records', {
    tags: ['LAB-5'],
  }, async () => {
    expect((await fetch(`${url}api/coverage/lamp`)).status).toBe(404);
    const record = { version: 2, path: 'lamp.test.ts', tests: ['it shines'], walked: {} };
    write('lamp.test.ts', '');
    write(
      'node_modules/.cache/statecharts/one.json',
      JSON.stringify({ ...record, taken: { 'lamp|off|press|0': { 0: 1 } } }),
    );
    expect(await get('coverage/lamp')).toEqual({
      tests: ['it shines'],
      transitions: { 'off|press|0': [1, 0] },
    });
  });

  it.skipIf(!existsSync('/proc/self/task'))(
    'ends at once, with all its processes',
    { tags: ['LAB-5'] },
    async () => {
      const childrenOf = (pid: number | undefined): readonly number[] => {
        const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
        const pids = own === '' ? [] : own.split(' ').map(Number);
        return [...pids, ...pids.flatMap(childrenOf)];
      };
      const pids = childrenOf(server.child.pid);
      expect(pids.length).toBeGreaterThan(2);
      const begun = performance.now();
      server.child.kill('SIGINT');
      await server.ended;
      expect(performance.now() - begun).toBeLessThan(5000);
      const isThere = (pid: number) =>
        existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      await expect.poll(() => pids.filter(isThere), { timeout: 5000 }).toEqual([]);
    },
  );
});
