import { type Delivery, toDelivery } from '@loomwright/delivery';
import { expect, test } from 'vitest';
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

test('[DLV-1] the operator’s table says of each delivery its state, attempts, times and reason', () => {
  expect(toOutboxTable(deliveries).split('\n')).toEqual([
    'id                state          attempts  since                 next attempt          reason',
    'Q-7K3M-P2XD       queued         0         2026-11-30T09:00:00Z  now',
    'M-7K3Q-9F2M       waiting        2         2026-11-30T09:00:00Z  2026-11-30T09:01:30Z  the mail server answered 451',
    'M-7K3Q-9F2M.copy  undeliverable  1         2026-11-30T09:00:00Z  none                  the mail server answered 550',
  ]);
  expect(toOutboxTable([])).toBe('Nothing is waiting, and nothing is undeliverable.');
});

test('[DLV-1] the same as JSON has the times as ISO 8601, and null for no further attempt', () => {
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
