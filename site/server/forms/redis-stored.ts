import {
  type Delivery,
  type SentNote,
  type Stored,
  sentNoteSchema,
  storedSchema,
} from '@loomwright/delivery';

/** What Redis keeps of a delivery, as the data of its job: without the message once it is sent. */
export type JobData = Stored | SentNote;

/** A delivery that is not sent; undefined for a sent one, and for what the outbox did not write. */
export const readStored = (data: unknown): Stored | undefined => storedSchema.safeParse(data).data;

/** Whether a delivery was sent. */
export const isSent = (data: unknown): boolean => sentNoteSchema.safeParse(data).success;

/** The digest of the message, that of no message where it cannot be read. */
export const digestIn = (data: unknown): string =>
  readStored(data)?.message.digest ?? sentNoteSchema.safeParse(data).data?.digest ?? '';

/** Why a delivery is undeliverable whose data cannot be read. */
export const unreadable = 'what Redis has of it cannot be read';

/** The delivery of a job that is not sent; undeliverable where its data cannot be read. */
export const toListed = (id: string, data: unknown, acceptedAt: number): Delivery =>
  readStored(data)?.delivery ?? {
    id,
    status: 'undeliverable',
    attempts: 0,
    acceptedAt,
    dueAt: acceptedAt,
    reason: unreadable,
  };

/** Whether a number is one of the waiting list, where an address stays for good (WTL-1). */
export const isOfWaitingList = (number: string): boolean => number.startsWith('W-');
