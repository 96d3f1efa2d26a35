import type { AttemptOutcome, Delivery, Message, RetrySchedule } from '@loomwright/delivery';

export type Acceptance =
  | { readonly kind: 'kept'; readonly number: string }
  /** Another message already has this number. */
  | { readonly kind: 'taken' }
  /** Nothing is stored: the disk or the outbox is full, Redis is unreachable, or the outbox is closed. */
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
  /** The number of emails to send concurrently; 1 by default. */
  readonly atOnce?: number;
}

/** A line such as `Forms: M-7K3Q-9F2M waiting, attempt 2, ‹reason›`. */
export const toLogLine = ({ attempts, id, reason }: Delivery, state: string): string => {
  const attempt = attempts > 0 ? `, attempt ${attempts}` : '';
  return `Forms: ${id} ${state}${attempt}${reason && `, ${reason}`}`;
};

export interface OutboxHealth {
  readonly isHealthy: boolean;
  /**
   * The number of queued or waiting deliveries. `since` is the epoch time at which the oldest was accepted.
   */
  readonly waiting: number;
  readonly since: number | undefined;
  readonly undeliverable: number;
}

/** Stores messages until their emails are delivered (DLV-1, DLV-2). */
export interface Outbox {
  /** Resolves once the message and a delivery for each of its emails are stored. Never rejects. */
  readonly accept: (message: Message, earlierNumber?: string) => Promise<Acceptance>;
  /**
   * Like `accept` for a known message; resolves to undefined for a new one. Stores nothing, never rejects.
   */
  readonly find: (message: Message, earlierNumber?: string) => Promise<Acceptance | undefined>;
  readonly health: () => Promise<OutboxHealth>;
  /** Unsent deliveries, oldest first. */
  readonly list: () => Promise<readonly Delivery[]>;
  /** Retries an undeliverable or waiting delivery now; false if there is none with this id. */
  readonly retry: (id: string) => Promise<boolean>;
  /** Removes an undeliverable delivery; false if there is none with this id. */
  readonly drop: (id: string) => Promise<boolean>;
  /** Starts no more attempts, and resolves once the outcomes of those in flight are stored. */
  readonly close: () => Promise<void>;
}
