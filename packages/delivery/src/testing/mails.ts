import { hostileStrings } from '@loomwright/kit/testing';
import { oneOf, weighted } from '@loomwright/machine-testing';
import fc from 'fast-check';
import type { MailFacts } from '../mail-facts.ts';
import type { Message, MessageKind } from '../message.ts';

const common = {
  digest: '0123456789abcdef0123456789abcdef',
  acceptedAt: Date.UTC(2026, 10, 25, 10, 12),
  wantsCopy: true,
};
const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const contact = {
  ...ada,
  company: 'Analytical Engines Ltd',
  phone: '+44 20 7946 0018',
  message:
    'Hello,\n\nour inbox gets 400 orders a day, and half of them are typed twice.\nCan your chatbot read <order>.pdf files & answer in German?\n\nAda',
};

export const sampleMessages: { readonly [K in MessageKind]: Extract<Message, { readonly kind: K }> } = {
  contact: { ...common, kind: 'contact', number: 'M-7K3Q-9F2M', texts: contact },
  support: {
    ...common,
    kind: 'support',
    number: 'S-41XN-C8TD',
    texts: {
      ...ada,
      subject: 'The assistant stopped answering',
      priority: 'high',
      message: 'Since this morning it shows three dots and nothing else.\nWe have restarted it twice.',
    },
  },
  quote: {
    ...common,
    kind: 'quote',
    number: 'Q-7K3M-P2XD',
    texts: { ...contact, message: 'We’d start in January. Is there a price for a year?' },
    lines: [
      { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, unit: 'workspaceMonth', quantity: 12 },
      { id: 2, name: 'Neural Network API', priceCents: 4999, unit: 'workspaceMonth', quantity: 3 },
      { id: 6, name: 'Portfolio Generator', priceCents: 0, quantity: 1 },
    ],
  },
  demo: {
    ...common,
    kind: 'demo',
    number: '7K3Q-9F2M',
    texts: {
      ...ada,
      slot: String(Date.UTC(2026, 10, 30, 8, 30)),
      note: 'We’d like to see the sorting of an inbox.',
    },
    timeZone: 'Europe/Berlin',
  },
  waiting: {
    ...common,
    kind: 'waiting',
    number: 'W-0G5R-XK41',
    texts: { email: ada.email },
    product: 'Voice Assistant',
  },
};

export const sampleMailFacts: MailFacts = {
  from: { name: 'Loomwright AI', address: 'forms@loomwright.example' },
  recipients: ['office@loomwright.example', 'sales@loomwright.example'],
  company: {
    name: 'Loomwright AI',
    email: 'hello@loomwright.example',
    origin: 'https://loomwright.example',
  },
  office: { timeZone: 'Asia/Kolkata', timeZoneText: 'India Standard Time, UTC+5:30' },
  answers: {
    message: 'within one working day',
    support: 'within 24 hours',
    demo: 'within one working day',
  },
  calendar: { summary: 'Demo with Loomwright AI', location: 'Video call', description: 'A demo.' },
};

const typed = weighted(
  [3, fc.constantFrom(...hostileStrings)],
  [2, fc.string({ unit: 'binary', maxLength: 200 })],
  [1, oneOf<string>('', 'Ada Byron', 'Two\nlines', '=?utf-8?q?=0ABcc:_eve=40example.org?=')],
);

// Addresses, some of which careless parsers split, or any text.
const addresses = weighted(
  [
    2,
    oneOf(
      'ada@example.com',
      'ünï.cøde@exämple.com',
      'a+b@example.com',
      '"ada,b"@example.com',
      'a,b@example.com',
      'a;b@example.com',
      '<eve@example.org>,a@example.com',
      'a<\u0338b@example.com',
      'a@b,c.example',
      'a@[192.0.2.1]',
      '=?utf-8?q?eve=40example.org=2C?=@example.com',
      'a，b@example.com',
      '"a\\"b"@example.com',
      'a@example.com>',
      'a:b@example.com',
      'a(b)@example.com',
    ),
  ],
  [1, typed],
);

/** Messages whose text no form has checked. */
export const hostileMessages: fc.Arbitrary<Message> = fc
  .record({
    kind: fc.constantFrom<MessageKind>('contact', 'support', 'quote', 'demo', 'waiting'),
    name: typed,
    email: addresses,
    company: typed,
    phone: typed,
    subject: typed,
    message: typed,
    priority: oneOf('low', 'medium', 'high'),
    timeZone: oneOf('', 'Europe/Berlin', 'America/New_York', 'Nowhere/At_all'),
    quantities: fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), oneOf(0, 1, 2999, 99_999_999)), {
      minLength: 1,
      maxLength: 8,
    }),
    hasUnits: fc.boolean(),
  })
  .map(
    ({ company, email, hasUnits, kind, message, name, phone, priority, quantities, subject, timeZone }) => {
      const ofContact = { name, email, company, phone, message };
      const messages = {
        contact: { ...sampleMessages.contact, texts: ofContact },
        support: { ...sampleMessages.support, texts: { name, email, subject, priority, message } },
        quote: {
          ...sampleMessages.quote,
          texts: ofContact,
          lines: quantities.map(([quantity, priceCents], id) => ({
            id,
            name: `Product ${id} & more`,
            priceCents,
            quantity,
            ...(hasUnits && { unit: 'workspaceMonth' as const }),
          })),
        },
        demo: {
          ...sampleMessages.demo,
          texts: { ...sampleMessages.demo.texts, name, email, note: message },
          timeZone,
        },
        waiting: { ...sampleMessages.waiting, texts: { email } },
      };
      return messages[kind];
    },
  );
