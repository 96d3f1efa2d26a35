import { describe, expect, it } from 'vitest';
import { isAcceptable, MESSAGE_KINDS, messageSchema, readMessage } from '../src/index.ts';
import { createMessageEnvironment, SENT_AT, sampleProducts } from '../src/testing/index.ts';
import { bodies, read, readWith } from './example-bodies.ts';

const MONDAY_NINE = Date.UTC(2026, 10, 30, 3, 30);

describe('a message', { tags: ['DLV-1'] }, () => {
  it('has the trimmed texts of its form, the sender and the time', () => {
    const { errors, message } = readWith('contact', { name: '  Ada Byron\n', company: ' ', extra: 'x' });
    expect(errors).toEqual({});
    expect(message).toEqual({
      kind: 'contact',
      number: expect.stringMatching(/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      digest: expect.stringMatching(/^[0-9a-f]{32}$/),
      acceptedAt: SENT_AT,
      wantsCopy: false,
      texts: { ...bodies.contact, company: '', phone: '' },
    });
  });

  it('for support has a listed priority; any other becomes medium', () => {
    for (const [priority, expected] of [
      ['low', 'low'],
      ['urgent', 'medium'],
      [undefined, 'medium'],
    ])
      expect(readWith('support', { priority }).message.texts).toMatchObject({ priority: expected });
  });

  it.each(MESSAGE_KINDS)('of the kind %s is read and can be stored', (kind) => {
    const { message, ...found } = readWith(kind, {});
    expect(isAcceptable({ message, ...found })).toBe(true);
    expect(messageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  it('wants a copy only if the copy option is set', () => {
    for (const kind of MESSAGE_KINDS)
      expect(
        [undefined, '', 'on', 'false'].map((copy) => readWith(kind, { copy }).message.wantsCopy),
      ).toEqual([false, false, kind !== 'waiting', kind !== 'waiting']);
  });
});

describe('a quote', { tags: ['DLV-1'] }, () => {
  const linesOf = (lines: unknown) => readWith('quote', { lines });

  it('takes names and prices from the catalogue, not from the request', () => {
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

  it('stores only the catalogue fields that a line shows', () => {
    const products = sampleProducts.map((product) => ({ ...product, description: 'long' }));
    const found = readMessage('quote', bodies.quote, { ...createMessageEnvironment(), products });
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
  ])('with %s has an error', (_, lines) => {
    expect(linesOf(lines).errors).toEqual({ lines: 'Choose products of the catalogue' });
  });

  it('has the errors of its texts and those of its lines', () => {
    expect(readWith('quote', { lines: [], message: '' }).errors).toEqual({
      lines: 'Choose products of the catalogue',
      message: 'Message is required',
    });
  });

  it.each([
    ['a quantity of zero', [{ id: 1, quantity: 0 }]],
    ['more than a cart allows', [{ id: 1, quantity: 100 }]],
    ['half a product', [{ id: 1, quantity: 0.5 }]],
    ['a quantity as text', [{ id: 1, quantity: '2' }]],
    ['an id as text', [{ id: '1', quantity: 2 }]],
    ['a line that is null', [null]],
    ['a text instead of lines', 'x'],
    ['more than a hundred lines', Array(101).fill({ id: 1, quantity: 1 })],
  ])('with %s is malformed', (_, lines) => {
    expect(read('quote', { ...bodies.quote, lines })).toBeUndefined();
  });

  it('may have a hundred lines with the maximum quantity of a cart', () => {
    expect(linesOf(Array(100).fill({ id: 1, quantity: 99 })).errors).toEqual({});
  });
});

describe('a demo', () => {
  it('accepts its start in UTC or with an offset, and keeps the visitor’s time zone', {
    tags: ['DLV-1', 'BOK-1'],
  }, () => {
    for (const startsAt of ['2026-11-30T03:30:00.000Z', '2026-11-30T03:30Z', '2026-11-30T04:30:00+01:00']) {
      const { errors, message } = readWith('demo', { startsAt });
      expect(errors).toEqual({});
      expect(message).toMatchObject({ texts: { slot: String(MONDAY_NINE) }, timeZone: 'Europe/Berlin' });
    }
  });

  it.each([
    ['is not chosen', { startsAt: undefined }, 'Choose a day and a time'],
    ['is not a time', { startsAt: 'on Monday' }, 'Choose a day and a time'],
    ['has no time zone', { startsAt: '2026-11-30T09:00:00' }, 'Choose a day and a time'],
    ['is only a day', { startsAt: '2026-11-30' }, 'Choose a day and a time'],
    ['is in another format', { startsAt: 'Mon, 30 Nov 2026 03:30:00 GMT' }, 'Choose a day and a time'],
    [
      'is followed by other text',
      { startsAt: '2026-11-30T03:30:00.000Z (at nine)' },
      'Choose a day and a time',
    ],
    ['has a year of six digits', { startsAt: '+002026-11-30T03:30:00Z' }, 'Choose a day and a time'],
    ['is preceded by a space', { startsAt: ' 2026-11-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is not a day', { startsAt: '2026-13-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is before 1970', { startsAt: '1969-11-30T03:30:00.000Z' }, 'Choose a day and a time'],
    ['is in the past', { startsAt: '2026-11-25T03:30:00Z' }, 'This time has passed: choose a later one'],
    ['is at night', { startsAt: '2026-11-30T20:00:00Z' }, 'Choose one of the times that are shown'],
    ['is not on a half hour', { startsAt: '2026-11-30T03:31:00Z' }, 'Choose one of the times that are shown'],
    ['is on a Sunday', { startsAt: '2026-11-29T05:00:00Z' }, 'Choose one of the times that are shown'],
    ['is too far away', { startsAt: '2027-11-29T05:00:00Z' }, 'Choose one of the times that are shown'],
  ])('whose time %s has an error', { tags: ['DLV-1', 'BOK-1'] }, (_, body, slot) => {
    expect(readWith('demo', body).errors).toEqual({ slot });
  });

  it('ignores a `slot` field in the body', { tags: ['DLV-1'] }, () => {
    const { errors, message } = readWith('demo', { startsAt: '', slot: String(MONDAY_NINE) });
    expect(errors).toHaveProperty('slot');
    expect(message.texts).toMatchObject({ slot: '' });
  });

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['', ''],
    ['+05:30', ''],
    ['1Europe/Berlin', ''],
    ['Europe/Berlin\r\nBcc: x@evil.example', ''],
    ['<b>x</b>', ''],
    ['E'.repeat(64), 'E'.repeat(64)],
    ['E'.repeat(65), ''],
  ])('reads the time zone %j as %j', { tags: ['DLV-2'] }, (timeZone, expected) => {
    expect(readWith('demo', { timeZone }).message).toMatchObject({ timeZone: expected });
  });

  it('with an error in a text has only that error', { tags: ['DLV-1'] }, () => {
    expect(readWith('demo', { name: '' }).errors).toEqual({ name: 'Name is required' });
  });
});

describe('a waiting list entry', { tags: ['DLV-1', 'WTL-1'] }, () => {
  it.each(['Nothing', '', 'neural network api', 'constructor'])(
    'for the unknown product %j has an error',
    (product) => {
      expect(readWith('waiting', { product, email: '' }).errors).toEqual({
        email: 'Email is required',
        product: 'Choose a product of the catalogue',
      });
    },
  );

  it('without a product is for the product with an empty name', () => {
    expect(readWith('waiting', { product: undefined }).message).toMatchObject({ product: '' });
  });

  it('is the same at any time and for any letter case of the address', () => {
    const first = readWith('waiting', {});
    const later = readWith('waiting', { email: ' ADA@Example.com ' }, SENT_AT + 40 * 86_400_000);
    expect(first.message.number).toMatch(/^W-/);
    expect([later.message.number, later.message.digest]).toEqual([
      first.message.number,
      first.message.digest,
    ]);
    expect([first.earlierNumber, later.earlierNumber]).toEqual([undefined, undefined]);
    // The address stays as typed: its local part may be case-sensitive.
    expect(later.message.texts.email).toBe('ADA@Example.com');
    const others = [{ product: 'AI Chatbot Integration' }, { email: 'bea@example.com' }].map(
      (more) => readWith('waiting', more).message,
    );
    const all = [first.message, ...others];
    expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(3);
  });
});
