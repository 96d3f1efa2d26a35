import * as z from 'zod/mini';
import { type Delivery, deliverySchema, numberOf } from './delivery.ts';
import { type Message, messageSchema } from './message.ts';

export interface Stored {
  readonly delivery: Delivery;
  readonly message: Message;
}

export const storedSchema: z.ZodMiniType<Stored> = z
  .object({ delivery: deliverySchema, message: messageSchema })
  .check(z.refine(({ delivery, message }) => numberOf(delivery) === message.number));

/** The record of a sent delivery identifies the message but contains none of its text. */
export interface SentRecord {
  readonly number: string;
  readonly digest: string;
  readonly sentAt: number;
}

export const sentRecordSchema: z.ZodMiniType<SentRecord> = z.object({
  number: z.string(),
  digest: z.string(),
  sentAt: z.int(),
});
