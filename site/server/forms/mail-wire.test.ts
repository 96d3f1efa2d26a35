import { isCopy, type Mail, type Message, toDeliveries, toMail } from '@loomwright/delivery';
import { hostileMessages, sampleMessages } from '@loomwright/delivery/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Address } from 'postal-mime';
import { expect, it } from 'vitest';
import { light } from '../../src/styles/colors.ts';
import { toMailFacts } from './mail-facts.ts';
import { toBytes } from './mailer.ts';

const facts = toMailFacts({
  email: 'hello@weaver.example',
  from: 'forms@weaver.example',
  origin: 'https://weaver.example',
  recipients: ['office@weaver.example', 'sales@weaver.example'],
});
const mailsOf = (message: Message): readonly (readonly [string, Mail])[] =>
  toDeliveries({ ...message, wantsCopy: true }).map((delivery) => [
    delivery.id,
    toMail(message, isCopy(delivery), facts),
  ]);

const send = async (id: string, mail: Mail) => {
  const raw = await toBytes(id, mail);
  const to = mail.to.map(({ address }) => address);
  const envelope = new MailComposer({ raw, envelope: { from: mail.from.address, to } })
    .compile()
    .getEnvelope();
  return { raw, envelope, read: await new PostalMime().parse(raw) };
};

const addressesIn = (list: readonly Address[] | undefined) => list?.map(({ address }) => address);
// Replaces lone surrogates, which cannot be sent, and drops final line breaks, which depend on the encoding.
const toLines = (text: string | undefined) =>
  Buffer.from(text ?? '')
    .toString()
    .replaceAll('\r\n', '\n')
    .replace(/\n+$/, '');

const HEADERS = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
];

it('on the wire a mail has only its own recipients, headers and texts', {
  tags: ['DLV-2'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(hostileMessages, async (message) => {
      for (const [id, mail] of mailsOf(message)) {
        const { envelope, raw, read } = await send(id, mail);
        expect(envelope.to).toHaveLength(mail.to.length);
        expect(addressesIn(read.to) ?? []).toEqual(envelope.to);
        expect(addressesIn(read.from && [read.from])).toEqual([facts.from.address]);
        const keys = read.headers.map(({ key }) => key);
        expect(keys.filter((key) => !HEADERS.includes(key))).toEqual([]);
        expect(new Set(keys).size).toBe(keys.length);
        expect(read.replyTo?.map(({ name }) => name)).toEqual([mail.replyTo.name]);
        expect([read.messageId, read.subject]).toEqual([mail.messageId, mail.subject]);
        expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(toLines(read.text)).toBe(toLines(mail.text));
        expect(toLines(read.html)).toBe(toLines(mail.html));
      }
    }),
    runs(20, 60),
  );
});

it('on the wire a demo has its invitation as a calendar part and as a file', {
  tags: ['DLV-1'],
}, async () => {
  for (const [id, mail] of mailsOf(sampleMessages.demo)) {
    const { raw, read } = await send(id, mail);
    expect(raw.toString()).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    expect(read.attachments.map(({ filename }) => filename)).toContain('demo-7k3q-9f2m.ics');
  }
});

it("the HTML of mails uses the site's light colours", { tags: ['DLV-1'] }, () => {
  const used = Object.values(sampleMessages)
    .flatMap(mailsOf)
    .flatMap(([, { html }]) => html.match(/#[\da-f]{6}\b/g) ?? []);
  expect(used.length).toBeGreaterThan(100);
  const known: readonly string[] = Object.values(light);
  expect(used.filter((one) => !known.includes(one))).toEqual([]);
});
