import type { Mail } from '@loomwright/delivery';
import { Secret } from '@loomwright/kit';
import { hostileStrings } from '@loomwright/kit/testing';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toBytes } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startMailServer } from './testing/mail-server.ts';
import { never, sampleMail } from './testing/sample-mail.ts';

const build = (mail: Mail) => toBytes('M-7K3Q-9F2M', mail);
const read = async (changes: Partial<Mail>) => PostalMime.parse(await build(sampleMail(changes)));

const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\n*$/, '');

const texts: readonly (readonly [string, string])[] = [
  ['of lines that begin with dots', '.\n..\n.a\r\n.\r\n\nQUIT\n'],
  ['of a line longer than 998', `a${'b'.repeat(5000)}\n${'c'.repeat(998)}`],
  ['of 10 000 characters', 'Ein Webstuhl, 织机 🧵. '.repeat(1000)],
  ['of spaces at the ends of lines', 'a \nb\t\n  c'],
  [
    'that looks like a boundary or a header',
    '----_NmP-1-Part_1\nBcc: x@example.com\n\n=3D=\n=?utf-8?Q?=41?=',
  ],
  ['of control characters', 'a\u0000b\u0007c\u000bd\u007fe'],
  ['of emoji, marks and letters of all kinds', 'e\u0301 \u202eabc\u202c 👩‍👩‍👧 \ufeff אב'],
  ['of one letter', 'a'],
];

describe('the bytes of a mail', () => {
  it.each(texts)('preserve a text %s', { tags: ['DLV-2'] }, async (_name, text) => {
    const parsed = await read({ text, html: '' });
    expect(plain(parsed.text ?? '')).toBe(plain(text));
  });

  it('are lines of ASCII, short enough for SMTP', { tags: ['DLV-2'] }, async () => {
    for (const [, text] of texts) {
      const bytes = (await build(sampleMail({ text, html: `<p>${text}</p>` }))).toString('latin1');
      expect(bytes).not.toMatch(/[^\r\n\t\x20-\x7e]|[^\r]\n|\r[^\n]/);
      expect(Math.max(...bytes.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    }
  });

  it('contain the sender, recipients, reply address, subject and date', {
    tags: ['DLV-2'],
  }, async () => {
    const parsed = await read({ subject: 'Frage: „Webstühle“ — 织机' });
    expect(parsed).toMatchObject({
      from: { name: 'Weaver', address: 'hello@weaver.example' },
      to: [{ address: 'office@weaver.example' }],
      replyTo: [{ name: 'Ada Byron', address: 'ada@example.com' }],
      subject: 'Frage: „Webstühle“ — 织机',
      messageId: '<M-7K3Q-9F2M@weaver.example>',
      date: '2026-11-30T09:00:00.000Z',
      text: 'A loom of our own.\n',
      html: '<p>A loom of our own.</p>\n',
    });
  });

  it('stop auto-replies to a copy only', { tags: ['DLV-2'] }, async () => {
    const header = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });
    const copy = await PostalMime.parse(await toBytes('M-7K3Q-9F2M.copy', sampleMail()));
    expect(copy.headers).toContainEqual(header);
    expect((await read({})).headers).not.toContainEqual(header);
  });

  it('contain an invitation twice: for the mail program and as a file', { tags: ['DLV-1'] }, async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Webstühle\r\nEND:VCALENDAR\r\n';
    const bytes = await build(sampleMail({ calendar: { fileName: 'demo.ics', text: calendar } }));
    expect(bytes.toString()).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    const { attachments, text } = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' });
    expect(text).toBe('A loom of our own.\n');
    expect(
      attachments.map(({ mimeType, method, filename, content }) => [
        mimeType,
        method,
        filename,
        plain(String(content)),
      ]),
    ).toEqual([
      ['text/calendar', 'REQUEST', null, plain(calendar)],
      ['application/ics', undefined, 'demo.ics', plain(calendar)],
    ]);
  });

  it('have the same headers whatever a visitor types', { tags: ['DLV-2'] }, async () => {
    const names = async (mail: Mail) =>
      (await PostalMime.parse(await build(mail))).headers.map(({ key }) => key).join();
    const usual = await names(sampleMail());
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ unit: 'binary', maxLength: 40 })),
        async (text) => {
          const typed = `x${text}`;
          const mail = sampleMail({
            subject: typed,
            text: typed,
            html: typed,
            replyTo: { name: typed, address: `${typed.replace(/[@\s]/g, '')}@example.com` },
          });
          expect(await names(mail)).toBe(usual);
        },
      ),
      { numRuns: 100, seed: 62 },
    );
  });

  it('arrive in the mailbox unchanged by SMTP', { tags: ['DLV-2'] }, async () => {
    for (const [, text] of texts) {
      const mail = sampleMail({ text });
      await post(mail);
      const received = await PostalMime.parse(server.mails.at(-1)?.bytes ?? '');
      expect(received.text).toBe((await PostalMime.parse(await build(mail))).text);
    }
  });

  it("go to no further recipient, whatever the visitor's address is", { tags: ['DLV-2'] }, async () => {
    const addresses = [
      'a,b@example.com',
      'a;b@example.com',
      '<a@example.com',
      'a>@example.com',
      '"a,b"@example.com',
      'a@b.example,c.example',
      'a@b.example>RCPT.example',
      'group:a@example.com;',
      'a(b)@example.com',
      'a\\@example.com',
      "o'brien+loom@example.com",
    ];
    for (const address of addresses) {
      const before = server.mails.length;
      const outcome = await post(sampleMail({ to: [{ name: '', address }] }));
      const received = server.mails.slice(before).map(({ to }) => to.length);
      expect([address, outcome.kind, received]).toEqual(
        outcome.kind === 'sent' ? [address, 'sent', [1]] : [address, 'refused', []],
      );
    }
  });
});

let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: ReturnType<typeof createSmtpMailer>;
const post = (mail: Mail) => mailer.post('A', mail, never);

beforeAll(async () => {
  server = await startMailServer();
  mailer = createSmtpMailer({ url: new Secret(`smtp://127.0.0.1:${server.port}`) }, () => {});
});

afterAll(async () => {
  await mailer.close();
  await server.close();
});
