import { describe, expect, it, test } from 'vitest';
import { type Message, toMail } from '../src/index.ts';
import { isMailable, toHeaderText } from '../src/mailbox.ts';
import { sampleMailFacts, sampleMessages } from '../src/testing/index.ts';

const { contact, demo, quote, support, waiting } = sampleMessages;
const toCompany = (message: Message) => toMail(message, false, sampleMailFacts);
const toVisitor = (message: Message) => toMail(message, true, sampleMailFacts);

test.each([
  [contact, 'Message M-7K3Q-9F2M from Ada Byron'],
  [support, '[HIGH] Support request S-41XN-C8TD: The assistant stopped answering'],
  [
    { ...support, texts: { ...support.texts, priority: 'low' } },
    '[Low] Support request S-41XN-C8TD: The assistant stopped answering',
  ],
  [quote, 'Quote request Q-7K3M-P2XD from Ada Byron: $509.85 per month'],
  [demo, 'Demo request 7K3Q-9F2M: Monday, 30 November 2026, 2:00 PM–2:30 PM'],
  [waiting, 'Waiting list W-0G5R-XK41: Voice Assistant'],
])('the subject to the company summarises a $kind message: %#', { tags: ['DLV-1'] }, (message, subject) => {
  expect(toCompany(message).subject).toBe(subject);
});

it('the mail of a quote lists its lines, its total, its number and its sender', {
  tags: ['DLV-1'],
}, () => {
  expect(toCompany(quote).text).toBe(`New quote request
=================

Reply to this email to answer the visitor.

Total: $509.85 per month
16 items

Products:
- 12 × AI Chatbot Integration, $29.99 per workspace, per month: $359.88
- 3 × Neural Network API, $49.99 per workspace, per month: $149.97
- 1 × Portfolio Generator, Free: $0.00
Total: $509.85 per month

Full name: Ada Byron
Email:     ada@example.com
Company:   Analytical Engines Ltd
Phone:     +44 20 7946 0018
Number:    Q-7K3M-P2XD
Sent:      25 November 2026, 3:42 PM (India Standard Time, UTC+5:30)

Sent by a form of your website. What the visitor typed is shown as plain text: be careful with links in it.

Loomwright AI
https://loomwright.example

------------------------------------------------------------

Message:

We’d start in January. Is there a price for a year?
`);
});

it('a copy explains what happens next and when', {
  tags: ['DLV-1'],
}, () => {
  const { replyTo, subject, text, to } = toVisitor(contact);
  expect({ replyTo, subject, to }).toEqual({
    subject: 'We received your message M-7K3Q-9F2M',
    to: [{ name: '', address: 'ada@example.com' }],
    replyTo: { name: 'Loomwright AI', address: 'hello@loomwright.example' },
  });
  expect(text).toContain('We read every message, and answer within one working day.');
  expect(text).toContain('Below is a copy of what you sent.');
  expect(text).toContain('Then someone else typed your address. You don’t need to do anything.');
  expect(toVisitor(support).text).toContain('within 24 hours');
  expect(toVisitor(quote).text).toContain('reply within one working day');
  expect(toVisitor(demo).text).toContain('confirm the time by email within one working day');
  expect(toVisitor(waiting).text).toContain('when Voice Assistant is released');
});

describe('a demo', { tags: ['DLV-1'] }, () => {
  it('shows its time in the reader’s time zone first, then in the other’s', () => {
    const ours = 'Monday, 30 November 2026, 2:00 PM–2:30 PM';
    const theirs = 'Monday, 30 November 2026, 9:30 AM–10:00 AM';
    expect(toCompany(demo).text).toContain(
      `Requested time: ${ours}\nIndia Standard Time, UTC+5:30. For the visitor: ${theirs} (Europe/Berlin).`,
    );
    expect(toVisitor(demo).text).toContain(
      `Requested time: ${theirs}\nEurope/Berlin. At our office: ${ours} (India Standard Time, UTC+5:30).`,
    );
  });

  it.each(['', 'Nowhere/At_all'])('in the unknown zone “%s” is shown in the office’s time', (timeZone) => {
    for (const { text } of [toCompany({ ...demo, timeZone }), toVisitor({ ...demo, timeZone })])
      expect(text).toContain(
        'Requested time: Monday, 30 November 2026, 2:00 PM–2:30 PM\nIndia Standard Time, UTC+5:30\n',
      );
  });

  it('includes the same invitation to the visitor in both mails', () => {
    const { calendar } = toCompany(demo);
    expect(toVisitor(demo).calendar).toEqual(calendar);
    expect(calendar?.fileName).toBe('demo-7k3q-9f2m.ics');
    expect(calendar?.text.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:demo-7k3q-9f2m@loomwright.example',
        'DTSTART:20261130T083000Z',
        'DTEND:20261130T090000Z',
        'DESCRIPTION:A demo.\\nReference: 7K3Q-9F2M',
        'ORGANIZER;CN="Loomwright AI":mailto:hello@loomwright.example',
        'ATTENDEE;CN="Ada Byron";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ada@example.com',
      ]),
    );
    expect(toCompany(contact).calendar).toBeUndefined();
  });
});

it('a mail has the same id on every attempt, and its copy another one', { tags: ['DLV-1'] }, () => {
  expect(toCompany(quote)).toEqual(toCompany(quote));
  expect(toCompany(quote).messageId).toBe('<Q-7K3M-P2XD@loomwright.example>');
  expect(toVisitor(quote).messageId).toBe('<Q-7K3M-P2XD.copy@loomwright.example>');
  expect(toCompany(quote).date).toBe(quote.acceptedAt);
});

it('an address that cannot be mailed receives nothing, and is shown', {
  tags: ['DLV-2'],
}, () => {
  const message = { ...demo, texts: { ...demo.texts, email: 'a,b@example.com' } };
  const { calendar, replyTo, text } = toCompany(message);
  expect(toVisitor(message).to).toEqual([]);
  expect(replyTo.address).toBe('hello@loomwright.example');
  expect(calendar).toBeUndefined();
  expect(text).toContain('a reply won’t reach them');
  expect(text).toContain('Email:  a,b@example.com');
});

describe('an address', { tags: ['DLV-2'] }, () => {
  test.each([
    'ada@example.com',
    "a.b+c_d-e/f!#$%&'*?=^`{|}~@sub.example.co",
    'ünï.cøde@exämple.com',
    'अदा@उदाहरण.भारत',
    '"a,b;c:(d)"@example.com',
    'ada@xn--exmple-cua.com',
  ])('such as %s can receive mail', (address) => {
    expect(isMailable(address)).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada@example',
    'a,b@example.com',
    'a;b@example.com',
    'a:b@example.com',
    'a<b@example.com',
    // NFKC composes `<` and U+0338 into one character.
    'a<\u0338b@example.com',
    'a@example.com>',
    'eve@example.org,ada@example.com',
    '<eve@example.org>@example.com',
    'a(b)@example.com',
    'a b@example.com',
    'a\n@example.com',
    'a..b@example.com',
    '.a@example.com',
    '"a"b"@example.com',
    '"a\\"@example.com',
    '"a<b"@example.com',
    '"a@b"@example.com',
    '"é"@example.com',
    'a，b@example.com',
    'a@b，c.example',
    'a@b,c.example',
    'a@b;c.example',
    'a@-b.example',
    'a@b-.example',
    'a@⑴.example',
    'a@[192.0.2.1]',
    '=?utf-8?q?eve=40example.org=2C?=@example.com',
    '\ud800a@example.com',
    'a\u202eb@example.com',
  ])('such as %j cannot receive mail', (address) => {
    expect(isMailable(address)).toBe(false);
  });
});

test.each([
  ['Ada\r\nBcc: eve@example.org', 80, 'Ada Bcc: eve@example.org'],
  [' \u202egpj.exe\u2066 ', 80, 'gpj.exe'],
  ['=\u202e?utf-8?q?=0ABcc?=', 80, '= ?utf-8?q?=0ABcc?='],
  ['a\0b\u2028c\u0085d', 80, 'a b c d'],
  ['half \ud83d', 80, 'half \ufffd'],
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['abcd 😀😀', 7, 'abcd…'],
])('the text %j in a header is one bounded line', { tags: ['DLV-2'] }, (text, most, line) => {
  expect(toHeaderText(text, most)).toBe(line);
});
