import type { AttemptOutcome, Delivery, Message, RetrySchedule } from '@loomwright/delivery';

/** What became of a message that the outbox was asked to keep. */
export type Acceptance =
  /** It is kept, now or since it came before; under this number. */
  | { readonly kind: 'kept'; readonly number: string }
  /** Another message has its number. */
  | { readonly kind: 'taken' }
  /** It cannot be kept now, as on a full disk or without Redis: nothing of it is. */
  | { readonly kind: 'unavailable' };

/** Sends the mail of a delivery once. */
export type SendMail = (message: Message, delivery: Delivery, signal: AbortSignal) => Promise<AttemptOutcome>;

/** What every outbox is opened with. */
export interface OutboxOptions {
  readonly send: SendMail;
  /** Takes a line for each change of a delivery's state, without a word of the visitor. */
  readonly log: (line: string) => void;
  /** Epoch milliseconds; the system's clock when missing. */
  readonly now?: () => number;
  /** `RETRY_SCHEDULE` when missing. */
  readonly schedule?: RetrySchedule;
  /** How many deliveries may be queued or waiting before no more messages are accepted; 50 000 when missing. */
  readonly maxWaiting?: number;
  /** How many mails are sent at the same time; 1 when missing. */
  readonly atOnce?: number;
}

/** The line of the log for a delivery that came to another state: `Forms: M-7K3Q-9F2M waiting, attempt 2, ‹reason›`. */
export const toLogLine = ({ attempts, id, reason }: Delivery, state: string): string => {
  const attempt = attempts > 0 ? `, attempt ${attempts}` : '';
  return `Forms: ${id} ${state}${attempt}${reason && `, ${reason}`}`;
};

/** What `/healthz` says of an outbox. */
export interface OutboxHealth {
  readonly isWell: boolean;
  /** Deliveries that are queued or waiting, and when the oldest of them was accepted, in epoch milliseconds. */
  readonly waiting: number;
  readonly since: number | undefined;
  readonly undeliverable: number;
}

/** Keeps messages until their mails are delivered (DLV-1, DLV-2). */
export interface Outbox {
  /** Resolves once the message is kept with a delivery for each of its mails; never rejects. */
  readonly accept: (message: Message, earlierNumber?: string) => Promise<Acceptance>;
  /** What `accept` answers for a message that came before; undefined for one that did not. Keeps nothing, and never rejects. */
  readonly find: (message: Message, earlierNumber?: string) => Promise<Acceptance | undefined>;
  readonly health: () => Promise<OutboxHealth>;
  /** All deliveries that are not sent, oldest first. */
  readonly list: () => Promise<readonly Delivery[]>;
  /** Tries an undeliverable or waiting delivery again now; false when there is none with this id. */
  readonly retry: (id: string) => Promise<boolean>;
  /** Removes an undeliverable delivery; false when there is none with this id. */
  readonly drop: (id: string) => Promise<boolean>;
  /** Takes no more turns, and resolves once the attempt on its way has ended and is noted. */
  readonly close: () => Promise<void>;
}
