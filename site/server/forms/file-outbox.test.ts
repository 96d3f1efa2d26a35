import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { AttemptOutcome, Message } from '@loomwright/delivery';
import { sampleMessage } from '@loomwright/delivery/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileOutbox, type FileOutboxOptions } from './file-outbox.ts';
import { type Files, nodeFiles } from './files.ts';
import { createFolderOutbox } from './folder-outbox.ts';
import type { Outbox } from './outbox.ts';
import { askRunningOutbox } from './outbox-commands.ts';
import { testOutbox } from './outbox-contract.ts';
import { makeFormsFolder } from './testing/forms-folder.ts';

testOutbox('files', async () => {
  const { folder, forget } = await makeFormsFolder();
  return { open: (options) => createFileOutbox({ folder, ...options }), forget };
});

const first = 'M-7K3Q-9F2M';
const second = 'M-7K3Q-9F2N';
const third = 'M-7K3Q-9F2P';
const unavailable = { kind: 'unavailable' };
const slow = { firstMs: 3_600_000, longestMs: 3_600_000, maxAttempts: 4 };
const deferred: AttemptOutcome = { kind: 'deferred', reason: 'the mail server answered 451' };
const refused: AttemptOutcome = { kind: 'refused', reason: 'the mail server answered 550' };

let place: Awaited<ReturnType<typeof makeFormsFolder>>;
let outboxes: Outbox[];
let lines: string[];
let tried: string[];
let outcomes: AttemptOutcome[];

const options = (): FileOutboxOptions => ({
  folder: place.folder,
  schedule: slow,
  log: (line) => lines.push(line),
  send: async (_message, { id }) => {
    tried.push(id);
    return outcomes.shift() ?? { kind: 'sent' };
  },
});

const open = async (more: Partial<FileOutboxOptions> = {}) => {
  const outbox = await createFileOutbox({ ...options(), ...more });
  outboxes.push(outbox);
  return outbox;
};

const openOn = async (files: Partial<Files>, more: Partial<FileOutboxOptions> = {}) => {
  const { makeFolders, outbox, start } = createFolderOutbox({
    ...options(),
    ...more,
    folder: place.outbox,
    files: { ...nodeFiles, ...files },
  });
  outboxes.push(outbox);
  await makeFolders();
  await start();
  return outbox;
};

const statuses = async (outbox: Outbox) => (await outbox.list()).map(({ id, status }) => `${id} ${status}`);
const untilTried = (...ids: readonly string[]) => vi.waitFor(() => expect(tried).toEqual(ids), 5000);
const untilSettled = (outbox: Outbox, ...expected: readonly string[]) =>
  vi.waitFor(async () => expect(await statuses(outbox)).toEqual(expected), 5000);

const failure = (code: string) => Object.assign(new Error(code), { code });

const untilClosed = (socket: Socket) =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', resolve);
    socket.resume();
  });

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

beforeEach(async () => {
  place = await makeFormsFolder();
  outboxes = [];
  lines = [];
  tried = [];
  outcomes = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const outbox of outboxes) await outbox.close();
  await place.forget();
});

test('nothing of a sent message stays on disk', { tags: ['DLV-1'] }, async () => {
  const outbox = await open({ now: () => 1000 });
  await outbox.accept(sampleMessage(first, true));
  await untilSettled(outbox);
  await vi.waitFor(async () =>
    expect(await place.names()).toEqual([`sent/${first}.copy.json`, `sent/${first}.json`]),
  );
  const { digest, number } = sampleMessage(first);
  for (const name of await place.names())
    expect(JSON.parse(await place.read(name))).toEqual({ number, digest, sentAt: 1000 });
});

test('unreadable files are moved aside and logged, and the others are sent', {
  tags: ['DLV-2'],
}, async () => {
  const message = sampleMessage(first);
  const whole = JSON.stringify({ message, delivery: { id: first } });
  const contents = ['', 'null', '{"message":', whole, 'x'.repeat(100_000)];
  await place.store('queue', message);
  await place.store('queue', sampleMessage(second), { id: third });
  for (const [at, content] of contents.entries()) {
    await place.write(`queue/M-0000-000${at}.json`, content);
    await place.write(`undeliverable/M-0000-001${at}.json`, content);
    await place.write(`sent/M-0000-002${at}.json`, content);
  }
  await mkdir(join(place.outbox, 'queue/M-0000-0030.json'));
  await place.write('queue/notes.txt', 'of the operator');
  const outbox = await open({ now: () => 5 });
  await untilTried(first);
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('unreadable'))).toHaveLength(17));
  await untilSettled(outbox);
  expect(lines).toContain('Forms: an unreadable file was moved to broken/5-M-0000-0030.json');
  expect(lines).toContain(`Forms: an unreadable file was moved to broken/5-${third}.json`);
  expect((await place.names()).filter((name) => !name.startsWith('broken/'))).toEqual([
    'queue/notes.txt',
    `sent/${first}.json`,
  ]);
});

test('a message is accepted if the file under its number is unreadable', { tags: ['DLV-2'] }, async () => {
  await place.write(`queue/${first}.json`, '{');
  const outbox = await open();
  expect(await outbox.accept(sampleMessage(first))).toEqual({ kind: 'kept', number: first });
  await untilTried(first);
});

test('the next start finishes what a crash interrupted', { tags: ['DLV-2'] }, async () => {
  // A sent, a retried and a refused message: each file was moved, but still has its old content.
  await place.store('sent', sampleMessage(first));
  await place.store('queue', sampleMessage(second), { status: 'undeliverable', attempts: 4, reason: 'x' });
  await place.store('undeliverable', sampleMessage(third), { status: 'queued' });
  // The first copy belongs to a message that was never accepted.
  await place.store('queue', sampleMessage('M-0000-0001', true), {}, 1);
  await place.store('queue', sampleMessage(first, true), {}, 1);
  await place.write('unfinished/1-1', '{"message":');
  const outbox = await open();
  await untilSettled(outbox, `${third} undeliverable`);
  await vi.waitFor(async () => expect(await place.read(`sent/${first}.json`)).not.toContain('Ada'));
  expect(tried.toSorted()).toEqual([`${first}.copy`, second]);
  expect(await place.names()).toEqual([
    `sent/${first}.copy.json`,
    `sent/${first}.json`,
    `sent/${second}.json`,
    `undeliverable/${third}.json`,
  ]);
});

const createFullDisk = () => {
  let left = Number.POSITIVE_INFINITY;
  const failing =
    <A extends readonly string[]>(operation: (...texts: A) => Promise<void>) =>
    async (...texts: A) => {
      left -= 1;
      if (left === 0) throw failure('ENOSPC');
      await operation(...texts);
    };
  return {
    files: {
      write: failing(nodeFiles.write),
      rename: failing(nodeFiles.rename),
      sync: failing(nodeFiles.sync),
    },
    failAt: (operation: number) => {
      left = operation;
    },
  };
};

test('on a full disk nothing is accepted without being stored, or sent twice', {
  tags: ['DLV-2'],
}, async () => {
  for (let operation = 1; operation <= 6; operation += 1) {
    const message = sampleMessage(`M-0000-000${operation}`, true);
    const { failAt, files } = createFullDisk();
    const outbox = await openOn(files);
    failAt(operation);
    expect(await outbox.accept(message)).toEqual(unavailable);
    expect((await outbox.health()).isHealthy).toBe(false);
    expect((await outbox.accept(message)).kind).toBe('kept');
    await outbox.close();
    const next = await openOn({});
    await untilSettled(next);
    await next.close();
  }
  expect(new Set(tried).size).toBe(12);
  expect(tried).toHaveLength(12);
});

test.each<[AttemptOutcome['kind'], AttemptOutcome, number, string]>([
  ['sent', { kind: 'sent' }, 4, 'sent, attempt 1'],
  ['deferred', deferred, 3, 'waiting, attempt 1, the mail server answered 451'],
  ['refused', refused, 5, 'undeliverable, attempt 1, the mail server answered 550'],
])(
  'an outcome that meets a full disk is stored later, without a new attempt: %s',
  { tags: ['DLV-2'] },
  async (...row) => {
    const [, outcome, operations, line] = row;
    holdTimers();
    for (let operation = 1; operation <= operations; operation += 1) {
      const number = `M-0000-000${operation}`;
      const { failAt, files } = createFullDisk();
      const outbox = await openOn(files, {
        send: async (_message, { id }) => {
          tried.push(id);
          failAt(operation);
          return outcome;
        },
      });
      await outbox.accept(sampleMessage(number));
      await vi.waitFor(() => expect(lines.at(-1)).toBe('Forms: the folder cannot be used (ENOSPC)'));
      await vi.advanceTimersByTimeAsync(5000);
      await vi.waitFor(() => expect(lines.at(-1)).toBe(`Forms: ${number} ${line}`));
      expect((await outbox.health()).isHealthy).toBe(true);
      await outbox.close();
    }
    expect(tried).toHaveLength(operations);
  },
);

test('the next outbox sends what one that closed on a full disk could not store', {
  tags: ['DLV-2'],
}, async () => {
  const { failAt, files } = createFullDisk();
  let endAttempt = () => {};
  const ended = new Promise<void>((resolve) => {
    endAttempt = resolve;
  });
  const outbox = await openOn(files, {
    send: async (_message, { id }) => {
      tried.push(id);
      await ended;
      failAt(1);
      return { kind: 'sent' };
    },
  });
  await outbox.accept(sampleMessage(first));
  await untilTried(first);
  const closed = outbox.close();
  endAttempt();
  await closed;
  await openOn({});
  await untilTried(first, first);
});

test('the outbox opens on a full disk and accepts messages once there is room', {
  tags: ['DLV-2'],
}, async () => {
  let isFull = true;
  const outbox = await openOn({
    write: async (path, text) => {
      if (isFull) throw failure('ENOSPC');
      await nodeFiles.write(path, text);
    },
  });
  expect(await outbox.accept(sampleMessage(first))).toEqual(unavailable);
  expect((await outbox.health()).isHealthy).toBe(false);
  isFull = false;
  expect(await outbox.accept(sampleMessage(first))).toEqual({ kind: 'kept', number: first });
  expect((await outbox.health()).isHealthy).toBe(true);
});

test('a folder that cannot be created or written is named in a sentence', { tags: ['DLV-2'] }, async () => {
  await writeFile(place.outbox, 'a file');
  await expect(open()).rejects.toThrow(`The forms’ folder ${place.folder} cannot be used (`);
  const long = join(place.folder, 'x'.repeat(200));
  await expect(open({ folder: long })).rejects.toThrow(
    /^The path of the forms’ folder is longer than \d+ bytes/,
  );
});

test('a second server does not start on the folder until the first has stopped', {
  tags: ['DLV-2'],
}, async () => {
  const one = await open();
  await expect(open()).rejects.toThrow(`Another server uses the forms’ folder ${place.outbox}: stop it`);
  expect(await one.accept(sampleMessage(first))).toEqual({ kind: 'kept', number: first });
  await one.close();
  const two = await open();
  expect(await two.accept(sampleMessage(first))).toEqual({ kind: 'kept', number: first });
});

test('one of several starting servers replaces the lock of a killed one', {
  tags: ['DLV-2'],
}, async () => {
  await mkdir(place.outbox);
  const socket = join(place.outbox, 'lock.sock');
  const program = `require('net').createServer().listen(${JSON.stringify(socket)}, () => console.log('on'))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(open()).rejects.toThrow('Another server');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => open()));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(open()).rejects.toThrow('Another server');
});

test('files added or removed by hand are noticed within fifteen seconds', {
  tags: ['DLV-2'],
}, async () => {
  holdTimers();
  const outbox = await open();
  outcomes = [refused, deferred];
  await outbox.accept(sampleMessage(first));
  await outbox.accept(sampleMessage(second));
  await untilSettled(outbox, `${first} undeliverable`, `${second} waiting`);
  await place.store('queue', sampleMessage(third));
  await rename(join(place.outbox, `undeliverable/${first}.json`), join(place.outbox, `queue/${first}.json`));
  await rm(join(place.outbox, `queue/${second}.json`));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(tried.toSorted()).toEqual([first, first, second, third]);
    expect(await statuses(outbox)).toEqual([]);
  }, 5000);
});

test('a clock that jumps neither speeds up nor delays a mail', { tags: ['DLV-2'] }, async () => {
  let offset = 0;
  const schedule = { firstMs: 60_000, longestMs: 60_000, maxAttempts: 9 };
  outcomes = [deferred, deferred, deferred];
  const outbox = await open({ schedule, now: () => Date.UTC(2026, 10, 30) + offset });
  await untilSettled(outbox);
  holdTimers();
  await outbox.accept(sampleMessage(first));
  for (const [attempts, years] of [0, 3, -3].entries()) {
    await vi.waitFor(() => expect(lines.at(-1)).toContain(`waiting, attempt ${attempts + 1}`));
    offset = years * 365 * 24 * 3_600_000;
    await vi.advanceTimersByTimeAsync(59_000);
    await outbox.accept(sampleMessage(first));
    expect(tried).toHaveLength(attempts + 1);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(tried).toHaveLength(attempts + 2));
  }
  await untilSettled(outbox);
});

test('after a restart with the clock set back a mail waits no longer than its pause', {
  tags: ['DLV-2'],
}, async () => {
  outcomes = [deferred];
  const one = await open();
  await one.accept(sampleMessage(first));
  await untilSettled(one, `${first} waiting`);
  await one.close();
  const schedule = { firstMs: 20, longestMs: 20, maxAttempts: 9 };
  await open({ schedule, now: () => 0 });
  await untilTried(first, first);
});

test('records of sent mail expire after thirty days, except on the waiting list', {
  tags: ['DLV-1'],
}, async () => {
  const day = 24 * 3_600_000;
  const digest = sampleMessage(first).digest;
  const numbers = [first, second, third, 'W-7K3Q-9F2M'];
  const ages = [29, 31, 31, 31];
  for (const [at, number] of numbers.entries())
    await place.write(`sent/${number}.json`, { number, digest, sentAt: -(ages[at] ?? 0) * day });
  await place.store('undeliverable', sampleMessage(third, true), { status: 'undeliverable' }, 1);
  await open({ now: () => 0 });
  await vi.waitFor(async () =>
    expect(await place.names()).toEqual([
      `sent/${first}.json`,
      `sent/${third}.json`,
      'sent/W-7K3Q-9F2M.json',
      `undeliverable/${third}.copy.json`,
    ]),
  );
});

test('messages are accepted and recognised while the folder is still being read', {
  tags: ['DLV-2'],
}, async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await place.store('queue', sampleMessage(first));
  const list: Files['list'] = async (folder) => {
    if (folder.endsWith('queue')) await held;
    return nodeFiles.list(folder);
  };
  const outbox = await openOn({ list });
  const other: Message = { ...sampleMessage(first), digest: 'f'.repeat(32) };
  expect(await outbox.accept(sampleMessage(first))).toEqual({ kind: 'kept', number: first });
  expect(await outbox.accept(other)).toEqual({ kind: 'taken' });
  expect(await outbox.accept(sampleMessage(second))).toEqual({ kind: 'kept', number: second });
  await untilTried(second);
  release();
  await untilTried(second, first);
});

test('the oldest message that is due is sent first', { tags: ['DLV-1'] }, async () => {
  const { acceptedAt } = sampleMessage(first);
  const numbers = [third, first, second];
  for (const [at, number] of numbers.entries())
    await place.store('queue', sampleMessage(number), { acceptedAt: acceptedAt + at });
  await open();
  await untilTried(...numbers);
});

test('the running server lists, retries and drops for a command', { tags: ['DLV-1'] }, async () => {
  expect(await askRunningOutbox(place.folder, { command: 'list' })).toBeUndefined();
  const outbox = await open();
  outcomes = [refused, refused];
  await outbox.accept(sampleMessage(first));
  await outbox.accept(sampleMessage(second));
  await untilSettled(outbox, `${first} undeliverable`, `${second} undeliverable`);
  expect(await askRunningOutbox(place.folder, { command: 'list' })).toEqual({
    deliveries: await outbox.list(),
    isDone: true,
  });
  for (const [command, id, isDone] of [
    ['retry', first, true],
    ['retry', third, false],
    ['drop', second, true],
    ['drop', second, false],
  ] as const)
    expect(await askRunningOutbox(place.folder, { command, id })).toEqual({ deliveries: [], isDone });
  await untilTried(first, second, first);
});

test('invalid lines and lost connections do not affect the server', {
  tags: ['DLV-2'],
}, async () => {
  const outbox = await open();
  const lock = join(place.outbox, 'lock.sock');
  for (const line of ['', 'x', 'null', '{}', '{"command":"stop"}', '{"command":"drop","id":{}}']) {
    const socket = connect(lock);
    socket.write(`${line}\n`);
    await untilClosed(socket);
  }
  const endless = connect(lock);
  endless.write('x'.repeat(100_000));
  await untilClosed(endless);
  const hasty = connect(lock);
  await once(hasty, 'connect');
  hasty.destroy();
  const silent = connect(lock);
  await once(silent, 'connect');
  expect(await askRunningOutbox(place.folder, { command: 'list' })).toEqual({ deliveries: [], isDone: true });
  await outbox.close();
  expect(await askRunningOutbox(place.folder, { command: 'list' })).toBeUndefined();
});
