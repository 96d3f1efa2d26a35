import * as z from 'zod/mini';
import { type Delivery, deliverySchema, numberOf } from './delivery.ts';
import { type Message, messageSchema } from './message.ts';

/** A delivery as an outbox stores it until it is sent. */
export interface Stored {
  readonly delivery: Delivery;
  readonly message: Message;
}

export const storedSchema: z.ZodMiniType<Stored> = z
  .object({ delivery: deliverySchema, message: messageSchema })
  .check(z.refine(({ delivery, message }) => numberOf(delivery) === message.number));

/** What an outbox keeps of a delivery that was sent: enough to know its message again, and no word of it. */
export interface SentNote {
  readonly number: string;
  readonly digest: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

export const sentNoteSchema: z.ZodMiniType<SentNote> = z.object({
  number: z.string(),
  digest: z.string(),
  sentAt: z.int(),
});
