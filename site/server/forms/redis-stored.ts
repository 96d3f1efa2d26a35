import { type Delivery, deliverySchema, type Message, messageSchema } from '@loomwright/delivery';

/** What Redis keeps of a delivery: the data of its job. */
export interface Stored {
  readonly digest: string;
  readonly delivery: Delivery;
  /** Undefined once it is sent: the digest is enough to know the message by. */
  readonly message?: Message | undefined;
}

/** Undefined for what the outbox did not write. */
export const readStored = (data: unknown): Stored | undefined => {
  if (typeof data !== 'object' || data === null || !('digest' in data && 'delivery' in data))
    return undefined;
  const { digest } = data;
  const delivery = deliverySchema.safeParse(data.delivery).data;
  const message = 'message' in data ? messageSchema.safeParse(data.message).data : undefined;
  const isWhole = delivery && (message || delivery.status === 'sent') && typeof digest === 'string';
  return isWhole ? { digest, delivery, message } : undefined;
};

/** Why a delivery is undeliverable whose data cannot be read. */
export const unreadable = 'what Redis has of it cannot be read';

/** The delivery of a job; undeliverable when its data cannot be read. */
export const toStoredDelivery = (id: string, data: unknown, acceptedAt: number): Delivery =>
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
