import { join } from 'node:path';
import { type Delivery, deliverySchema } from '@loomwright/delivery';
import { match } from 'ts-pattern';
import { askHolder } from './folder-lock.ts';
import type { Outbox } from './outbox.ts';

/** What the operator asks of the outbox of a running server. */
export type OutboxRequest =
  | { readonly command: 'list' }
  | { readonly command: 'retry' | 'drop'; readonly id: string };

export interface OutboxAnswer {
  /** All that are not sent, oldest first; none for other commands than `list`. */
  readonly deliveries: readonly Delivery[];
  /** False when there is no delivery of which it can be done. */
  readonly isDone: boolean;
}

/** Where the outbox stands in the folder of the forms. */
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

/** Does what a line asks, and answers with a line. Rejects a line that is no request. */
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

/**
 * Asks the server that has the folder of the forms open; undefined when none has. Rejects when it does not answer, or an
 * unknown program does.
 */
export const askRunningOutbox = async (
  folder: string,
  request: OutboxRequest,
): Promise<OutboxAnswer | undefined> => {
  const line = await askHolder(toOutboxFolder(folder), JSON.stringify(request));
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
