import type { Mail } from '@loomwright/delivery';

export const never: AbortSignal = new AbortController().signal;

/** A mail to one recipient of a company. */
export const sampleMail = (changes: Partial<Mail> = {}): Mail => ({
  from: { name: 'Loomwright', address: 'hello@loomwright.example' },
  to: [{ name: '', address: 'office@loomwright.example' }],
  replyTo: { name: 'Ada Byron', address: 'ada@example.com' },
  subject: 'Message M-7K3Q-9F2M',
  text: 'A loom of our own.',
  html: '<p>A loom of our own.</p>',
  messageId: '<M-7K3Q-9F2M@loomwright.example>',
  date: Date.UTC(2026, 10, 30, 9),
  ...changes,
});
