import { sampleOffice } from '@loomwright/contact/testing';
import { describe, expect, it } from 'vitest';
import { isAcceptable, MESSAGE_KINDS, type MessageKind, messageSchema, readMessage } from '../src/index.ts';
import {
  type Body,
  createMessageWorld,
  SENT_AT,
  sampleMessage,
  sampleProducts,
  toSampleDigest,
} from '../src/testing/index.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const bodies: Readonly<Record<MessageKind, Body>> = {
  contact: { ...ada, message: 'A loom of our own.' },
  support: { ...ada, subject: 'The shuttle is stuck', priority: 'high', message: 'It does not come back.' },
  quote: { ...ada, message: 'Two of them, please.', lines: [{ id: 1, quantity: 2 }] },
  demo: { ...ada, note: '', startsAt: '2026-11-30T03:30:00.000Z', timeZone: 'Europe/Berlin' },
  waiting: { email: 'ada@example.com', product: 'Neural Network API' },
};
const MONDAY_NINE = Date.UTC(2026, 10, 30, 3, 30);

const read = (kind: MessageKind, body: unknown, at?: number) =>
  readMessage(kind, body, createMessageWorld(at));
/** What is read of a good body with some fields in place of its own. */
const readWith = (kind: MessageKind, more: Body, at?: number) => {
  const found = read(kind, { ...bodies[kind], ...more }, at);
  if (!found) throw new Error('It is not read.');
  return found;
};

describe('a message', () => {
  it('[DLV-1] has the texts of its form, without white space around them, and who sent it when', () => {
    const { errors, message } = readWith('contact', { name: '  Ada Byron\n', company: ' ', extra: 'x' });
    expect(errors).toEqual({});
    expect(message).toEqual({
      kind: 'contact',
      number: expect.stringMatching(/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      digest: expect.stringMatching(/^[0-9a-f]{32}$/),
      acceptedAt: SENT_AT,
      wantsCopy: false,
      texts: { ...ada, company: '', phone: '', message: 'A loom of our own.' },
    });
  });

  it('[DLV-1] of support has a priority of the list, medium where it says another one', () => {
    for (const [priority, expected] of [
      ['low', 'low'],
      ['urgent', 'medium'],
      [undefined, 'medium'],
    ])
      expect(readWith('support', { priority }).message.texts).toMatchObject({ priority: expected });
  });

  it.each(MESSAGE_KINDS)('[DLV-1] of the kind %s is read, and can be stored', (kind) => {
    const { message, ...found } = readWith(kind, {});
    expect(isAcceptable({ message, ...found })).toBe(true);
    expect(messageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  it('[DLV-1] wants a copy exactly where that is ticked, and an entry of the waiting list never does', () => {
    for (const kind of MESSAGE_KINDS)
      expect(
        [undefined, '', 'on', 'false'].map((copy) => readWith(kind, { copy }).message.wantsCopy),
      ).toEqual([false, false, kind !== 'waiting', kind !== 'waiting']);
  });
});

describe('a quote', () => {
  const linesOf = (lines: unknown) => readWith('quote', { lines });

  it('[DLV-1] has the names and the prices of the catalogue, whatever the request says', () => {
    const { message } = linesOf([
      { id: 3, quantity: 99, name: 'Free', priceCents: -1 },
      { id: 1, quantity: 1, unit: 'year' },
    ]);
    expect(message).toMatchObject({ kind: 'quote' });
    expect('lines' in message && message.lines).toEqual([
      { id: 3, name: 'Shuttle & Sons <beta>', priceCents: 0, quantity: 99 },
      { id: 1, name: 'AI Chatbot Integration', priceCents: 2999, unit: 'workspaceMonth', quantity: 1 },
    ]);
  });

  it('[DLV-1] keeps nothing of the catalogue but what a line shows', () => {
    const products = sampleProducts.map((product) => ({ ...product, description: 'long' }));
    const found = readMessage('quote', bodies.quote, { ...createMessageWorld(), products });
    expect(JSON.stringify(found?.message)).not.toContain('description');
  });

  it.each([
    ['no lines', []],
    ['an unknown product', [{ id: 9, quantity: 1 }]],
    [
      'an unknown product among others',
      [
        { id: 1, quantity: 1 },
        { id: 9, quantity: 1 },
      ],
    ],
  ])('[DLV-1] with %s has an error', (_, lines) => {
    expect(linesOf(lines).errors).toEqual({ lines: 'Choose products of the catalogue' });
  });

  it('[DLV-1] has the errors of its texts beside that of its lines', () => {
    expect(readWith('quote', { lines: [], message: '' }).errors).toEqual({
      lines: 'Choose products of the catalogue',
      message: 'Message is required',
    });
  });

  it.each([
    ['a quantity of nothing', [{ id: 1, quantity: 0 }]],
    ['more than a cart holds', [{ id: 1, quantity: 100 }]],
    ['half of one', [{ id: 1, quantity: 0.5 }]],
    ['a quantity in words', [{ id: 1, quantity: '2' }]],
    ['an id in words', [{ id: '1', quantity: 2 }]],
    ['a line that is none', [null]],
    ['a text', 'x'],
    ['more than a hundred', Array(101).fill({ id: 1, quantity: 1 })],
  ])('[DLV-1] with %s is malformed', (_, lines) => {
    expect(read('quote', { ...bodies.quote, lines })).toBeUndefined();
  });

  it('[DLV-1] may have a hundred lines of up to as many as a cart holds', () => {
    expect(linesOf(Array(100).fill({ id: 1, quantity: 99 })).errors).toEqual({});
  });
});

describe('a demo', () => {
  it('[DLV-1] [BOK-1] begins at an instant, however it is written, in the time zone of the visitor', () => {
    for (const startsAt of ['2026-11-30T03:30:00.000Z', '2026-11-30T03:30Z', '2026-11-30T04:30:00+01:00']) {
      const { errors, message } = readWith('demo', { startsAt });
      expect(errors).toEqual({});
      expect(message).toMatchObject({ texts: { slot: String(MONDAY_NINE) }, timeZone: 'Europe/Berlin' });
    }
  });

  it.each([
    ['is not chosen', { startsAt: undefined }, 'Choose a day and a time'],
    ['is no time', { startsAt: 'on Monday' }, 'Choose a day and a time'],
    ['has no time zone', { startsAt: '2026-11-30T09:00:00' }, 'Choose a day and a time'],
    ['is only a day', { startsAt: '2026-11-30' }, 'Choose a day and a time'],
    ['is in words', { startsAt: 'Mon, 30 Nov 2026 03:30:00 GMT' }, 'Choose a day and a time'],
    ['has more around it', { startsAt: ' 2026-11-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is no day', { startsAt: '2026-13-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is before all counting', { startsAt: '1969-11-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is in the past', { startsAt: '2026-11-25T03:30:00Z' }, 'This time has passed: choose a later one'],
    ['is at night', { startsAt: '2026-11-30T20:00:00Z' }, 'Choose one of the times that are shown'],
    [
      'is beside the half hour',
      { startsAt: '2026-11-30T03:31:00Z' },
      'Choose one of the times that are shown',
    ],
    ['is on a Sunday', { startsAt: '2026-11-29T05:00:00Z' }, 'Choose one of the times that are shown'],
    ['is too far away', { startsAt: '2027-11-29T05:00:00Z' }, 'Choose one of the times that are shown'],
  ])('[DLV-1] [BOK-1] whose time %s has an error', (_, body, slot) => {
    expect(readWith('demo', body).errors).toEqual({ slot });
  });

  it('[DLV-1] takes no slot that the body names itself', () => {
    const { errors } = readWith('demo', { startsAt: '', slot: String(MONDAY_NINE) });
    expect(errors).toHaveProperty('slot');
  });

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['', ''],
    ['+05:30', ''],
    ['Europe/Berlin\r\nBcc: x@evil.example', ''],
    ['<b>x</b>', ''],
    ['E'.repeat(64), 'E'.repeat(64)],
    ['E'.repeat(65), ''],
  ])('[DLV-2] in the time zone %j is in %j', (timeZone, expected) => {
    expect(readWith('demo', { timeZone }).message).toMatchObject({ timeZone: expected });
  });

  it('[DLV-1] with an error in a text has that one only', () => {
    expect(readWith('demo', { name: '' }).errors).toEqual({ name: 'Name is required' });
  });
});

describe('an entry of the waiting list', () => {
  it.each(['Nothing', '', 'neural network api', 'constructor'])(
    '[DLV-1] [WTL-1] for the product %j, which is none, has an error',
    (product) => {
      expect(readWith('waiting', { product, email: '' }).errors).toEqual({
        email: 'Email is required',
        product: 'Choose a product of the catalogue',
      });
    },
  );

  it('[DLV-1] [WTL-1] is the same one at any time, however the address is written', () => {
    const first = readWith('waiting', {});
    const later = readWith('waiting', { email: ' ADA@Example.com ' }, SENT_AT + 40 * 86_400_000);
    expect(first.message.number).toMatch(/^W-/);
    expect([later.message.number, later.message.digest]).toEqual([
      first.message.number,
      first.message.digest,
    ]);
    expect([first.earlierNumber, later.earlierNumber]).toEqual([undefined, undefined]);
    // The address stays as it was typed: the part before the sign may depend on case.
    expect(later.message.texts.email).toBe('ADA@Example.com');
    const others = [{ product: 'AI Chatbot Integration' }, { email: 'bea@example.com' }].map(
      (more) => readWith('waiting', more).message,
    );
    const all = [first.message, ...others];
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(3);
  });
});

describe('the number of a message', () => {
  it.each([
    ['contact', 'M-'],
    ['support', 'S-'],
    ['quote', 'Q-'],
    ['demo', ''],
    ['waiting', 'W-'],
  ] as const)('[DLV-1] of the kind %s begins with %j', (kind, letter) => {
    expect(readWith(kind, {}).message.number).toMatch(
      new RegExp(`^${letter}[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`),
    );
  });

  it('[DLV-1] is that of the client who made one, which has none of an hour before', () => {
    const { earlierNumber, message } = readWith('contact', { number: 'M-7K3Q-9F2M' });
    expect([message.number, earlierNumber]).toEqual(['M-7K3Q-9F2M', undefined]);
  });

  it.each([
    '',
    'M-7K3Q-9F2',
    'm-7k3q-9f2m',
    'M-7K3Q-9F2I',
    '../7K3Q-9F2M',
    'M-7K3Q-9F2M\n',
    'MM-7K3Q-9F2M',
    5,
    null,
  ])('[DLV-2] %j is malformed', (number) => {
    expect(read('contact', { ...bodies.contact, number })).toBeUndefined();
    expect(messageSchema.safeParse({ ...sampleMessage(), number }).success).toBe(false);
  });

  it('[DLV-1] is the first forty bits of the digest of what is said in an hour', () => {
    const asked: string[] = [];
    const hour = Math.floor(SENT_AT / 3_600_000);
    const { earlierNumber, message } = readMessage('demo', bodies.demo, {
      ...createMessageWorld(),
      toDigest: (text) => {
        asked.push(text);
        return text.endsWith(`\n${hour}`)
          ? 'ffffffffff000000000000000000000000'
          : text.endsWith(`\n${hour - 1}`)
            ? '0000000001ffffffffffffffffffffffff'
            : 'a'.repeat(64);
      },
    }) ?? { earlierNumber: '', message: sampleMessage() };
    expect([message.number, earlierNumber]).toEqual(['ZZZZ-ZZZZ', '0000-0001']);
    expect(message.digest).toBe('a'.repeat(32));
    expect(new Set(asked).size).toBe(3);
  });
});

describe('what no form sends', () => {
  it.each([null, undefined, 5, 'x', true, [], [bodies.contact]])('[DLV-2] as %j is malformed', (body) => {
    for (const kind of MESSAGE_KINDS) expect(read(kind, body)).toBeUndefined();
  });

  it.each([
    { copy: true },
    { startsAt: 0 },
    { timeZone: {} },
    { product: ['Neural Network API'] },
    { lines: {} },
  ])('[DLV-2] with %j is malformed', (more) => {
    expect(read('contact', { ...bodies.contact, ...more })).toBeUndefined();
  });

  it('[DLV-2] a field that is no text counts as empty', () => {
    for (const name of [5, null, {}, ['Ada'], true])
      expect(readWith('contact', { name }).errors).toEqual({ name: 'Full name is required' });
  });

  it('[DLV-2] a prototype in the body gives it no field, no number and no copy', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"name":"Ada","number":"../../x","copy":"on"},"constructor":{"prototype":{"copy":"on"}},"email":"ada@example.com","message":"x"}',
    );
    const found = read('contact', body);
    expect(found?.errors).toEqual({ name: 'Full name is required' });
    expect(found?.message).toMatchObject({ number: expect.stringMatching(/^M-/), wantsCopy: false });
    expect(Object.hasOwn(Object.prototype, 'copy')).toBe(false);
  });

  it('[DLV-2] what is deep or long beside the fields is read past', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const found = readWith('contact', { deep, long: 'x'.repeat(1_000_000) });
    expect(found.errors).toEqual({});
    expect(JSON.stringify(found.message).length).toBeLessThan(400);
  });

  it('[DLV-2] halves of characters stay what they are, on disk as well, and tell messages apart', () => {
    const [half, other] = ['\ud83d', '\ud83e'].map(
      (sign) => readWith('contact', { message: `x${sign}` }).message,
    );
    expect(half?.texts).toMatchObject({ message: 'x\ud83d' });
    expect(messageSchema.parse(JSON.parse(JSON.stringify(half)))).toEqual(half);
    // As bytes of UTF-8 both would be the same.
    expect(half?.number).not.toBe(other?.number);
    expect(half?.digest).not.toBe(other?.digest);
  });

  it('[DLV-2] texts that are too long are errors and never cut, as long as a body can be', () => {
    const { errors, message } = readWith('contact', { name: 'é'.repeat(201), message: 'x'.repeat(1e6) });
    expect(errors).toEqual({
      name: 'Full name must be at most 200 characters',
      message: 'Message must be at most 10,000 characters',
    });
    expect(message.texts).toMatchObject({ name: 'é'.repeat(201) });
  });
});

it('[DLV-2] an office that is closed has no demo, and a shop without products no quote', () => {
  const world = {
    at: SENT_AT,
    office: { ...sampleOffice, days: [] },
    products: [],
    toDigest: toSampleDigest,
  };
  expect(readMessage('demo', bodies.demo, world)?.errors).toHaveProperty('slot');
  expect(readMessage('quote', bodies.quote, world)?.errors).toHaveProperty('lines');
});

describe('a stored message', () => {
  it.each([
    { kind: 'letter' },
    { kind: 'register' },
    { digest: '0123' },
    { acceptedAt: 0.5 },
    { wantsCopy: 'on' },
    { texts: {} },
  ])('[DLV-2] is not read with %j', (wrong) => {
    expect(messageSchema.safeParse({ ...sampleMessage(), ...wrong }).success).toBe(false);
  });

  it.each([
    { lines: [] },
    { lines: [{ id: 1, name: 'x', priceCents: -1, quantity: 1 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 0 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 100 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 1, unit: 'year' }] },
  ])('[DLV-2] of a quote is not read with %j', (wrong) => {
    const { message } = readWith('quote', {});
    expect(messageSchema.safeParse({ ...message, ...wrong }).success).toBe(false);
  });
});
