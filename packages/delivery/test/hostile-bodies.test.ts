import { sampleOffice } from '@loomwright/contact/testing';
import { describe, expect, it } from 'vitest';
import { MESSAGE_KINDS, messageSchema, readMessage } from '../src/index.ts';
import { createMessageEnvironment, SENT_AT, sampleMessage, toSampleDigest } from '../src/testing/index.ts';
import { bodies, read, readWith } from './example-bodies.ts';

describe('the number of a message', () => {
  it.each([
    ['contact', 'M-'],
    ['support', 'S-'],
    ['quote', 'Q-'],
    ['demo', ''],
    ['waiting', 'W-'],
  ] as const)('of the kind %s begins with %j', { tags: ['DLV-1'] }, (kind, letter) => {
    expect(readWith(kind, {}).message.number).toMatch(
      new RegExp(`^${letter}[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$`),
    );
  });

  it('is the client’s if given, without an earlier number', { tags: ['DLV-1'] }, () => {
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
  ])('%j is malformed', { tags: ['DLV-2'] }, (number) => {
    expect(read('contact', { ...bodies.contact, number })).toBeUndefined();
    expect(messageSchema.safeParse({ ...sampleMessage(), number }).success).toBe(false);
  });

  it('is the first forty bits of the digest of the content and the hour', { tags: ['DLV-1'] }, () => {
    const asked: string[] = [];
    const hour = Math.floor(SENT_AT / 3_600_000);
    const { earlierNumber, message } = readMessage('demo', bodies.demo, {
      ...createMessageEnvironment(),
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

describe('a body no form sends', { tags: ['DLV-2'] }, () => {
  it.each([null, undefined, 5, 'x', true, [], [bodies.contact]])('as %j is malformed', (body) => {
    for (const kind of MESSAGE_KINDS) expect(read(kind, body)).toBeUndefined();
  });

  it.each([
    { copy: true },
    { startsAt: 0 },
    { timeZone: {} },
    { product: ['Neural Network API'] },
    { lines: {} },
  ])('with %j is malformed', (more) => {
    expect(read('contact', { ...bodies.contact, ...more })).toBeUndefined();
  });

  it('a field that is not a text counts as empty', () => {
    for (const name of [5, null, ['Ada'], true])
      expect(readWith('contact', { name }).errors).toEqual({ name: 'Full name is required' });
  });

  it('a prototype in the body adds no field, number or copy', () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"name":"Ada","number":"../../x","copy":"on"},"constructor":{"prototype":{"copy":"on"}},"email":"ada@example.com","message":"x"}',
    );
    const found = read('contact', body);
    expect(found?.errors).toEqual({ name: 'Full name is required' });
    expect(found?.message).toMatchObject({ number: expect.stringMatching(/^M-/), wantsCopy: false });
    expect(Object.hasOwn(Object.prototype, 'copy')).toBe(false);
  });

  it('deep or long data in unknown fields is ignored', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const found = readWith('contact', { deep, long: 'x'.repeat(1_000_000) });
    expect(found.errors).toEqual({});
    expect(JSON.stringify(found.message).length).toBeLessThan(400);
  });

  it('lone surrogates are kept, also on disk, and distinguish messages', () => {
    const [half, other] = ['\ud83d', '\ud83e'].map(
      (sign) => readWith('contact', { message: `x${sign}` }).message,
    );
    expect(half?.texts).toMatchObject({ message: 'x\ud83d' });
    expect(messageSchema.parse(JSON.parse(JSON.stringify(half)))).toEqual(half);
    // In UTF-8, both would become the same bytes.
    expect(half?.number).not.toBe(other?.number);
    expect(half?.digest).not.toBe(other?.digest);
  });

  it('overlong texts are errors and never cut, however long the body', () => {
    const { errors, message } = readWith('contact', { name: 'é'.repeat(201), message: 'x'.repeat(1e6) });
    expect(errors).toEqual({
      name: 'Full name must be at most 200 characters',
      message: 'Message must be at most 10,000 characters',
    });
    expect(message.texts).toMatchObject({ name: 'é'.repeat(201) });
  });
});

it('a demo at a closed office and a quote without products have errors', { tags: ['DLV-2'] }, () => {
  const environment = {
    at: SENT_AT,
    office: { ...sampleOffice, days: [] },
    products: [],
    toDigest: toSampleDigest,
  };
  expect(readMessage('demo', bodies.demo, environment)?.errors).toHaveProperty('slot');
  expect(readMessage('quote', bodies.quote, environment)?.errors).toHaveProperty('lines');
});

describe('a stored message', { tags: ['DLV-2'] }, () => {
  it.each([
    { kind: 'letter' },
    { kind: 'register' },
    { digest: '0123' },
    { digest: 'g'.repeat(32) },
    { digest: `x${'a'.repeat(32)}` },
    { digest: `${'a'.repeat(32)}\n` },
    { acceptedAt: 0.5 },
    { wantsCopy: 'on' },
    { texts: {} },
  ])('is rejected with %j', (wrong) => {
    expect(messageSchema.safeParse({ ...sampleMessage(), ...wrong }).success).toBe(false);
  });

  it.each([
    { lines: [] },
    { lines: [{ id: 0.5, name: 'x', priceCents: 1, quantity: 1 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 0.5, quantity: 1 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 1.5 }] },
    { lines: [{ id: 1, name: 'x', priceCents: -1, quantity: 1 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 0 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 100 }] },
    { lines: [{ id: 1, name: 'x', priceCents: 1, quantity: 1, unit: 'year' }] },
  ])('of a quote is rejected with %j', (wrong) => {
    const { message } = readWith('quote', {});
    expect(messageSchema.safeParse({ ...message, ...wrong }).success).toBe(false);
  });
});
