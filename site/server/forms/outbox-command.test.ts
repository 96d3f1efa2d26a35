import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Delivery, toDelivery } from '@loomwright/delivery';
import { sampleMessage } from '@loomwright/delivery/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileOutbox } from './file-outbox.ts';
import { openOperatorOutbox } from './operator-outbox.ts';
import { runOutboxCommand } from './outbox-command.ts';
import { toOutboxJson, toOutboxTable } from './outbox-table.ts';

const at = Date.UTC(2026, 10, 30, 9);
const deliveries: readonly Delivery[] = [
  toDelivery('Q-7K3M-P2XD', at),
  {
    ...toDelivery('M-7K3Q-9F2M', at),
    status: 'waiting',
    attempts: 2,
    dueAt: at + 90_500,
    reason: 'the mail server answered 451',
  },
  {
    ...toDelivery('M-7K3Q-9F2M.copy', at + 1),
    status: 'undeliverable',
    attempts: 1,
    reason: 'the mail server answered 550',
  },
];

test('the table lists state, attempts, times and reason of each delivery', {
  tags: ['DLV-1'],
}, () => {
  expect(toOutboxTable(deliveries).split('\n')).toEqual([
    'id                state          attempts  since                 next attempt          reason',
    'Q-7K3M-P2XD       queued         0         2026-11-30T09:00:00Z  now',
    'M-7K3Q-9F2M       waiting        2         2026-11-30T09:00:00Z  2026-11-30T09:01:30Z  the mail server answered 451',
    'M-7K3Q-9F2M.copy  undeliverable  1         2026-11-30T09:00:00Z  none                  the mail server answered 550',
  ]);
  expect(toOutboxTable([])).toBe('Nothing is waiting, and nothing is undeliverable.');
});

test('the JSON output has ISO 8601 times, and null for no further attempt', {
  tags: ['DLV-1'],
}, () => {
  expect(JSON.parse(toOutboxJson(deliveries)).slice(1)).toEqual([
    {
      id: 'M-7K3Q-9F2M',
      state: 'waiting',
      attempts: 2,
      since: '2026-11-30T09:00:00.000Z',
      nextAttempt: '2026-11-30T09:01:30.500Z',
      reason: 'the mail server answered 451',
    },
    {
      id: 'M-7K3Q-9F2M.copy',
      state: 'undeliverable',
      attempts: 1,
      since: '2026-11-30T09:00:00.001Z',
      nextAttempt: null,
      reason: 'the mail server answered 550',
    },
  ]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forms-'));
});
afterEach(() => rm(folder, { recursive: true }));

const keep = async (box: 'queue' | 'undeliverable', delivery: Delivery) => {
  await mkdir(join(folder, 'outbox', box), { recursive: true });
  const stored = JSON.stringify({ delivery, message: sampleMessage('M-7K3Q-9F2M', true) });
  await writeFile(join(folder, 'outbox', box, `${delivery.id}.json`), stored);
};

const run = async (line: string, more: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  const environment = { FORMS_TO: 'sales@example.com', FORMS_FOLDER: folder, ...more };
  const open = () => openOperatorOutbox(environment, () => {});
  const failure = await runOutboxCommand(line.split(' ').filter(Boolean), open, (text) =>
    lines.push(text),
  ).catch(String);
  return { lines, failure };
};
const idsOf = async () => {
  const { lines } = await run('--json');
  const listed: readonly { readonly id: string; readonly state: string }[] = JSON.parse(lines.join());
  return listed.map(({ id, state }) => `${id} ${state}`);
};

const [, waiting = toDelivery('', 0), undeliverable = toDelivery('', 0)] = deliveries;
const keepAll = async () => {
  await keep('queue', waiting);
  await keep('undeliverable', undeliverable);
};

const startServer = () =>
  createFileOutbox({
    folder,
    log: () => {},
    send: async () => ({ kind: 'deferred', reason: 'the mail server answered 451' }),
    atOnce: 0,
  });

test.each(['is stopped', 'runs'])(
  'while the server %s the operator lists, retries and drops what is not sent',
  { tags: ['DLV-1'] },
  async (state) => {
    await keepAll();
    const server = state === 'runs' ? await startServer() : undefined;
    expect(await idsOf()).toEqual(['M-7K3Q-9F2M waiting', 'M-7K3Q-9F2M.copy undeliverable']);
    expect(await run('drop M-7K3Q-9F2M')).toEqual({
      lines: [],
      failure: 'Error: Not undeliverable: M-7K3Q-9F2M',
    });
    expect(await run('retry M-7K3Q-9F2M')).toEqual({ lines: ['M-7K3Q-9F2M is tried again'] });
    expect(await run('drop M-7K3Q-9F2M.copy M-2222-2222')).toEqual({
      lines: ['M-7K3Q-9F2M.copy was removed'],
      failure: 'Error: Not undeliverable: M-2222-2222',
    });
    expect(await idsOf()).toEqual(['M-7K3Q-9F2M queued']);
    expect(await readdir(join(folder, 'outbox/undeliverable'))).toEqual([]);
    await server?.close();
  },
);

test('one command retries everything that is not sent', { tags: ['DLV-1'] }, async () => {
  await keepAll();
  const { lines } = await run('retry --all');
  expect(lines).toEqual(['M-7K3Q-9F2M is tried again', 'M-7K3Q-9F2M.copy is tried again']);
  expect(await idsOf()).toEqual(['M-7K3Q-9F2M queued', 'M-7K3Q-9F2M.copy queued']);
});

test('an unknown command, or one without an outbox, fails without changes', {
  tags: ['DLV-1'],
}, async () => {
  const usage = /^Error: npm run forms:outbox /;
  for (const line of ['sned', 'retry', 'drop', 'drop --all', 'retry M-1 --all', 'list M-1', '--jsno'])
    expect((await run(line)).failure, line).toMatch(usage);
  expect((await run('list')).failure).toContain(`There is no outbox in ${folder}`);
  expect((await run('list', { FORMS_TO: '' })).failure).toContain('FORMS_TO is not set');
  expect((await run('list', { FORMS_TO: 'sales' })).failure).toContain('FORMS_TO must be email addresses');
  expect(await readdir(folder)).toEqual([]);
});
