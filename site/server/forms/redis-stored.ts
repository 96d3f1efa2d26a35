import {
  type Delivery,
  type SentRecord,
  type Stored,
  sentRecordSchema,
  storedSchema,
} from '@loomwright/delivery';

export type JobData = Stored | SentRecord;

/** Undefined for a sent delivery, and for data that the outbox did not write. */
export const readStored = (data: unknown): Stored | undefined => storedSchema.safeParse(data).data;

export const isSent = (data: unknown): boolean => sentRecordSchema.safeParse(data).success;

/** Empty if the data cannot be read. No message has an empty digest. */
export const digestIn = (data: unknown): string =>
  readStored(data)?.message.digest ?? sentRecordSchema.safeParse(data).data?.digest ?? '';

export const unreadable = 'its data in Redis cannot be read';

export const toListed = (id: string, data: unknown, acceptedAt: number): Delivery =>
  readStored(data)?.delivery ?? {
    id,
    status: 'undeliverable',
    attempts: 0,
    acceptedAt,
    dueAt: acceptedAt,
    reason: unreadable,
  };

/** Waiting-list records are kept for good (WTL-1). */
export const isOfWaitingList = (number: string): boolean => number.startsWith('W-');
