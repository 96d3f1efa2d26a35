import type { Mail } from '@loomwright/delivery';

export const never: AbortSignal = new AbortController().signal;

export const sampleMail = (changes: Partial<Mail> = {}): Mail => ({
  from: { name: 'Weaver', address: 'hello@weaver.example' },
  to: [{ name: '', address: 'office@weaver.example' }],
  replyTo: { name: 'Ada Byron', address: 'ada@example.com' },
  subject: 'Message M-7K3Q-9F2M',
  text: 'A loom of our own.',
  html: '<p>A loom of our own.</p>',
  messageId: '<M-7K3Q-9F2M@weaver.example>',
  date: Date.UTC(2026, 10, 30, 9),
  ...changes,
});
