export { createDeliveryMachine, type DeliveryEvent, type DeliveryPorts } from './delivery.machine.ts';
export {
  type AttemptOutcome,
  DELIVERY_STATUSES,
  type Delivery,
  type DeliveryStatus,
  deliverySchema,
  isCopy,
  numberOf,
  pauseMs,
  RETRY_SCHEDULE,
  type RetrySchedule,
  remainingMs,
  requeue,
  toDeliveries,
  toDelivery,
} from './delivery.ts';
export { type Mail, toMail } from './mail.ts';
export type { MailFacts } from './mail-facts.ts';
export type { MailAddress } from './mailbox.ts';
export { MESSAGE_KINDS, type Message, type MessageKind, messageSchema } from './message.ts';
export {
  isAcceptable,
  type MessageEnvironment,
  type OfferedProduct,
  type ReadMessage,
  readMessage,
} from './read-message.ts';
export { type SentRecord, type Stored, sentRecordSchema, storedSchema } from './stored.ts';
