import { join } from 'node:path';
import { type Delivery, deliverySchema } from '@loomwright/delivery';
import { match } from 'ts-pattern';
import { sendToLockHolder } from './folder-lock.ts';
import type { Outbox } from './outbox.ts';

export type OutboxRequest =
  | { readonly command: 'list' }
  | { readonly command: 'retry' | 'drop'; readonly id: string };

export interface OutboxAnswer {
  /** Unsent deliveries, oldest first. Empty unless the command is `list`. */
  readonly deliveries: readonly Delivery[];
  readonly isDone: boolean;
}

export const toOutboxFolder = (folder: string) => join(folder, 'outbox');

const readObject = (line: string): object => {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return value;
};

const readRequest = (line: string): OutboxRequest => {
  const request = readObject(line);
  const command = 'command' in request ? request.command : undefined;
  const id = 'id' in request && typeof request.id === 'string' ? request.id : '';
  if (command === 'list') return { command };
  if (command === 'retry' || command === 'drop') return { command, id };
  throw new Error('unknown command');
};

export const answerLine = async (
  outbox: Pick<Outbox, 'list' | 'retry' | 'drop'>,
  line: string,
): Promise<string> => {
  const answer = await match(readRequest(line))
    .returnType<Promise<OutboxAnswer>>()
    .with({ command: 'list' }, async () => ({ deliveries: await outbox.list(), isDone: true }))
    .with({ command: 'retry' }, async ({ id }) => ({ deliveries: [], isDone: await outbox.retry(id) }))
    .with({ command: 'drop' }, async ({ id }) => ({ deliveries: [], isDone: await outbox.drop(id) }))
    .exhaustive();
  return JSON.stringify(answer);
};

/** Undefined if no server has the folder open. Rejects if the server's reply is not the expected one. */
export const askRunningOutbox = async (
  folder: string,
  request: OutboxRequest,
): Promise<OutboxAnswer | undefined> => {
  const line = await sendToLockHolder(toOutboxFolder(folder), JSON.stringify(request));
  if (line === undefined) return undefined;
  const answer = readObject(line);
  return {
    deliveries:
      'deliveries' in answer && Array.isArray(answer.deliveries)
        ? answer.deliveries.map((delivery) => deliverySchema.parse(delivery))
        : [],
    isDone: 'isDone' in answer && answer.isDone === true,
  };
};
