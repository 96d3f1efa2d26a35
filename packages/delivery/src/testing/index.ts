import { toDeliveries } from '../delivery.ts';
import type { Message } from '../message.ts';

export * from './arbitraries.ts';
export * from './bench.ts';
export * from './environment.ts';

export const sampleMessage = (number = 'M-7K3Q-9F2M', wantsCopy = false): Message => ({
  kind: 'contact',
  number,
  digest: '0123456789abcdef0123456789abcdef',
  acceptedAt: Date.UTC(2026, 10, 30, 9),
  wantsCopy,
  texts: {
    name: 'Ada Byron',
    email: 'ada@example.com',
    company: '',
    phone: '',
    message: 'A loom of our own.',
  },
});

export const sampleDeliveries = (message: Message = sampleMessage()) => toDeliveries(message);
export { hostileMessages, sampleMailFacts, sampleMessages } from './mails.ts';
