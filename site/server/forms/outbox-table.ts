import type { Delivery } from '@loomwright/delivery';
import { match } from 'ts-pattern';

const toTime = (ms: number) => new Date(ms).toISOString();

const nextAttempt = ({ dueAt, status }: Delivery) =>
  match(status)
    .with('queued', () => 'now')
    .with('waiting', () => toTime(dueAt))
    .with('undeliverable', 'sent', () => 'none')
    .exhaustive();

export const toOutboxTable = (deliveries: readonly Delivery[]): string => {
  if (deliveries.length === 0) return 'Nothing is waiting, and nothing is undeliverable.';
  const rows = [
    ['id', 'state', 'attempts', 'since', 'next attempt', 'reason'],
    ...deliveries.map((delivery) => [
      delivery.id,
      delivery.status,
      String(delivery.attempts),
      toTime(delivery.acceptedAt),
      nextAttempt(delivery),
      delivery.reason,
    ]),
  ].map((row) => row.map((cell) => cell.replace(/\.\d{3}Z$/, 'Z')));
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const toOutboxJson = (deliveries: readonly Delivery[]): string =>
  JSON.stringify(
    deliveries.map(({ acceptedAt, attempts, dueAt, id, reason, status }) => ({
      id,
      state: status,
      attempts,
      since: toTime(acceptedAt),
      nextAttempt: status === 'waiting' ? toTime(dueAt) : null,
      reason,
    })),
    null,
    2,
  );
