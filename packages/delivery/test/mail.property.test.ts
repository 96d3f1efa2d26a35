import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCompanyMail } from '../src/company-mail.ts';
import { toCopyMail } from '../src/copy-mail.ts';
import { type Mail, type Message, toMail } from '../src/index.ts';
import { toLines } from '../src/mail-text.ts';
import { isMailable } from '../src/mailbox.ts';
import { sampleMailFacts as facts, hostileMessages, sampleMessages } from '../src/testing/index.ts';

const mailsOf = (message: Message): readonly Mail[] =>
  [false, true].map((isCopy) => toMail(message, isCopy, facts));
const typedIn = ({ texts }: Message): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) => (name === 'slot' || name === 'priority' ? [] : [text]));

const TAG = /<[^>]*>/g;
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};
const shownOf = (html: string): string =>
  html
    .replaceAll('<br>', '\n')
    .replace(TAG, '')
    .replace(/&(\w+|#39);/g, (_, name: string) => signs[name] ?? '');
const inHtml = (text: string): string => toLines(text).replaceAll('\0', '\ufffd');

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

it('mails go to the configured recipients, and a copy to the visitor alone', {
  tags: ['DLV-2'],
}, () => {
  fc.assert(
    fc.property(hostileMessages, (message) => {
      const [mail, copy] = mailsOf(message);
      const { email } = message.texts;
      expect(mail?.to.map(({ address }) => address)).toEqual(facts.recipients);
      expect(copy?.to).toEqual(isMailable(email) ? [{ name: '', address: email }] : []);
      expect([mail?.from, copy?.from]).toEqual([facts.from, facts.from]);
      expect(mail?.replyTo.address).toBe(isMailable(email) ? email : facts.company.email);
      expect(copy?.replyTo.address).toBe(facts.company.email);
    }),
    runs(100),
  );
});

it('subjects and names are bounded single lines without control characters', {
  tags: ['DLV-2'],
}, () => {
  fc.assert(
    fc.property(hostileMessages, (message) => {
      const [mail, copy] = mailsOf(message);
      for (const line of [mail?.subject, mail?.replyTo.name, copy?.subject]) {
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}]|=\?/u);
        expect(line?.length).toBeLessThanOrEqual(200);
      }
      expect(copy?.subject).toBe(toMail(sampleMessages[message.kind], true, facts).subject);
    }),
    runs(100),
  );
});

it('every text a visitor typed appears in both parts of both mails', { tags: ['DLV-1'] }, () => {
  fc.assert(
    fc.property(hostileMessages, (message) => {
      for (const { html, text } of mailsOf(message)) {
        const shown = shownOf(html);
        for (const typed of typedIn(message)) {
          expect(text).toContain(toLines(typed));
          expect(shown).toContain(inHtml(typed));
        }
      }
    }),
    runs(100),
  );
});

it('no tag, link or attribute comes from visitor text', { tags: ['DLV-2'] }, () => {
  const ours = new Set(
    Object.values(sampleMessages)
      .flatMap(mailsOf)
      .flatMap(({ html }) => html.match(TAG) ?? []),
  );
  expect([...ours].join('')).not.toMatch(
    /<(?:script|style|img|link|iframe|form)|url\(|https?:(?!\/\/loomwright\.example")/,
  );
  fc.assert(
    fc.property(hostileMessages, (message) => {
      for (const { html } of mailsOf(message)) {
        expect(html.match(TAG)?.filter((tag) => !ours.has(tag))).toEqual([]);
        expect(html.replace(TAG, '')).not.toMatch(/[<>"'\0]|&(?!(?:amp|lt|gt|quot|#39|nbsp);)/);
      }
    }),
    runs(100),
  );
});

it('in plain text nothing of ours follows a multi-line visitor text', { tags: ['DLV-2'] }, () => {
  const plain = (text: string) => ({ ...sampleMessages.contact.texts, message: text });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      for (const mail of mailsOf({ ...sampleMessages.contact, texts: plain(text) }))
        expect(mail.text.endsWith(`\nMessage:\n\n${toLines(text)}\n`)).toBe(true);
    }),
    runs(100),
  );
});

it('both parts contain the same facts', { tags: ['DLV-1'] }, () => {
  fc.assert(
    fc.property(hostileMessages, (message) => {
      for (const [place, { html, text }] of mailsOf(message).entries()) {
        const { document } = (place === 0 ? toCompanyMail : toCopyMail)(message, facts);
        const { blocks, ...rest } = document;
        const shown = shownOf(html);
        const said = stringsIn([rest, blocks.map(({ kind, ...block }) => block)]);
        expect(said.length).toBeGreaterThan(5);
        for (const one of said) {
          expect(text).toContain(toLines(one));
          expect(shown).toContain(inHtml(one));
        }
      }
    }),
    runs(100),
  );
});

it('the total of a quote is the exact sum of its lines, in both parts', { tags: ['DLV-1'] }, () => {
  fc.assert(
    fc.property(hostileMessages, (message) => {
      fc.pre(message.kind === 'quote');
      if (message.kind !== 'quote') return;
      const cents = message.lines.flatMap(({ priceCents, quantity }) =>
        Array(quantity).fill(BigInt(priceCents)),
      );
      const digits = String(cents.reduce((sum: bigint, one: bigint) => sum + one, 0n)).padStart(3, '0');
      const dollars = Number(digits.slice(0, -2)).toLocaleString('en-US');
      const total = `$${dollars}.${digits.slice(-2)}`;
      for (const { html, text } of mailsOf(message)) {
        expect(text.match(/^Total: \S+/gm)).toEqual([`Total: ${total}`, `Total: ${total}`]);
        expect(shownOf(html).split(total).length).toBeGreaterThan(2);
      }
    }),
    runs(100),
  );
});
