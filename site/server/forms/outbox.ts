import type { AttemptOutcome, Delivery, Message, RetrySchedule } from '@loomwright/delivery';

export type Acceptance =
  | { readonly kind: 'kept'; readonly number: string }
  /** Another message already has this number. */
  | { readonly kind: 'taken' }
  /** Nothing is stored: the disk is full, Redis is unreachable, too many wait, or the outbox is closed. */
  | { readonly kind: 'unavailable' };

export type SendMail = (message: Message, delivery: Delivery, signal: AbortSignal) => Promise<AttemptOutcome>;

export interface OutboxOptions {
  readonly send: SendMail;
  /** Receives a line for each change of state. No line contains text from the visitor. */
  readonly log: (line: string) => void;
  /** Epoch milliseconds; `Date.now` by default. */
  readonly now?: () => number;
  readonly schedule?: RetrySchedule;
  /** While this many deliveries are queued or waiting, no message is accepted; 50 000 by default. */
  readonly maxWaiting?: number;
  /** The number of mails to send concurrently; 1 by default. */
  readonly atOnce?: number;
}

/** A line such as `Forms: M-7K3Q-9F2M waiting, attempt 2, ‹reason›`. */
export const toLogLine = ({ attempts, id, reason }: Delivery, state: string): string => {
  const attempt = attempts > 0 ? `, attempt ${attempts}` : '';
  return `Forms: ${id} ${state}${attempt}${reason && `, ${reason}`}`;
};

export interface OutboxHealth {
  readonly isHealthy: boolean;
  /** Queued or waiting deliveries; `since` is when the oldest was accepted, in epoch milliseconds. */
  readonly waiting: number;
  readonly since: number | undefined;
  readonly undeliverable: number;
}

/** Stores messages until their mails are delivered (DLV-1, DLV-2). */
export interface Outbox {
  /** Resolves once the message and a delivery for each of its mails are stored. Never rejects. */
  readonly accept: (message: Message, earlierNumber?: string) => Promise<Acceptance>;
  /** Like `accept` for a known message, and undefined for others. Stores nothing and never rejects. */
  readonly find: (message: Message, earlierNumber?: string) => Promise<Acceptance | undefined>;
  readonly health: () => Promise<OutboxHealth>;
  /** Unsent deliveries, oldest first. */
  readonly list: () => Promise<readonly Delivery[]>;
  /** Retries an undeliverable or waiting delivery now; false if there is none with this id. */
  readonly retry: (id: string) => Promise<boolean>;
  /** Removes an undeliverable delivery; false if there is none with this id. */
  readonly drop: (id: string) => Promise<boolean>;
  /** Starts no more attempts, and resolves once the outcome of the one in flight is stored. */
  readonly close: () => Promise<void>;
}
