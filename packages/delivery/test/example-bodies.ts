import { type MessageKind, readMessage } from '../src/index.ts';
import { type Body, createMessageEnvironment } from '../src/testing/index.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
export const bodies: Readonly<Record<MessageKind, Body>> = {
  contact: { ...ada, message: 'A loom of our own.' },
  support: { ...ada, subject: 'The shuttle is stuck', priority: 'high', message: 'It does not come back.' },
  quote: { ...ada, message: 'Two of them, please.', lines: [{ id: 1, quantity: 2 }] },
  demo: { ...ada, note: '', startsAt: '2026-11-30T03:30:00.000Z', timeZone: 'Europe/Berlin' },
  waiting: { email: 'ada@example.com', product: 'Neural Network API' },
};
export const read = (kind: MessageKind, body: unknown, at?: number) =>
  readMessage(kind, body, createMessageEnvironment(at));
export const readWith = (kind: MessageKind, more: Body, at?: number) => {
  const found = read(kind, { ...bodies[kind], ...more }, at);
  if (!found) throw new Error('The body could not be read.');
  return found;
};
