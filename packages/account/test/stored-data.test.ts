import { runs } from '@loomwright/machine-testing';
import { createMemoryOrigin } from '@loomwright/storage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportStoredData, listStoredData } from '../src/index.ts';
import type { ListedKey } from '../src/stored-data.ts';

const keys: readonly ListedKey[] = [
  { key: 'user', area: 'local', holds: 'who' },
  { key: 'users', area: 'local', holds: 'accounts' },
  { key: 'preferences', area: 'local', holds: 'looks' },
  { key: 'cart', area: 'local', holds: 'a guest’s cart' },
  { key: 'cart_{userId}', area: 'local', holds: 'a cart' },
  { key: 'quotes_{userId}', area: 'local', holds: 'quotes' },
  { key: '{key}.unreadable', area: 'local', holds: 'the rest' },
  { key: 'splash_seen', area: 'session', holds: 'seen' },
  { key: 'draft_{form}', area: 'session', holds: 'drafts' },
];
const account = { id: 7, email: 'ida@loom.example', name: 'Ida', role: 'user' };

const sourceOf = (
  local: Readonly<Record<string, string>>,
  session: Readonly<Record<string, string>> = {},
) => {
  const origin = createMemoryOrigin();
  for (const [key, text] of Object.entries(local)) origin.entries.set(key, text);
  return { keys, store: origin.openTab(), sessionTexts: session, userId: 7, origin };
};

describe('the list of stored data', () => {
  it('has every key with the account’s id and its size', { tags: ['AUT-8'] }, () => {
    const source = sourceOf(
      {
        cart_7: '[{"id":1}]',
        cart_71: '[]',
        preferences: '"héé😀"',
        'cart_7.unreadable': '{',
        'cart_7.unreadable.2': '[[',
      },
      { draft_contact: '"Hi"', draft_support: '{}', other: 'x', splash_seen: '1', splash_seen_too: '1' },
    );
    const rows = listStoredData(source).map(({ key, isThere, sizeText }) => [key, isThere && sizeText]);
    expect(rows).toEqual([
      ['user', false],
      ['users', false],
      ['preferences', '11 bytes'],
      ['cart', false],
      ['cart_7', '10 bytes'],
      ['quotes_7', false],
      ['{key}.unreadable', '3 bytes'],
      ['splash_seen', '1 byte'],
      ['draft_{form}', '6 bytes'],
    ]);
  });

  it('shows kB from 1000 bytes on', { tags: ['LGL-1'] }, () => {
    const sizeOf = (length: number) =>
      listStoredData(sourceOf({ cart: 'x'.repeat(length) })).find(({ key }) => key === 'cart')?.sizeText;
    expect([999, 1000, 1250].map(sizeOf)).toEqual(['999 bytes', '1.0 kB', '1.3 kB']);
  });

  it('is empty when storage is blocked', { tags: ['AUT-8', 'STO-3'] }, () => {
    const source = sourceOf({ cart_7: '[]' });
    source.origin.block(true);
    expect(listStoredData(source).some(({ isThere }) => isThere)).toBe(false);
  });
});

describe('the export', { tags: ['AUT-8'] }, () => {
  const hash = '$pbkdf2-sha256$i=600000$salt$secret-hash';
  const others = { cart_1: '["not yours"]', quotes_71: '["not yours"]', portfolio_x: '"not listed"' };
  const users = JSON.stringify({
    nextId: 9,
    accounts: [{ ...account, passwordHash: hash, recoveryCodeHash: hash }],
  });

  it('contains everything of one account, nothing of others, and no hash', () => {
    const source = sourceOf(
      {
        ...others,
        users,
        'users.unreadable': users,
        'user.unreadable': '{"id":1,',
        user: JSON.stringify(account),
        cart_7: '[{"id":1,"quantity":2}]',
        'cart_7.unreadable': '{"half',
        quotes_7: '[]',
        preferences: '{"theme":"dark"}',
        cart: '[]',
      },
      { draft_contact: '{"message":"Hi"}', unrelated: 'x' },
    );
    const data = exportStoredData(
      source,
      { ...account, ...{ passwordHash: hash } },
      '2026-11-21T12:00:00.000Z',
    );
    expect(data.about).toMatch(/Left out are the hashes .* the other accounts of this browser/);
    expect({ ...data, about: '' }).toEqual({
      about: '',
      exportedAt: '2026-11-21T12:00:00.000Z',
      account: { ...account, profileImage: undefined },
      stored: {
        user: account,
        preferences: { theme: 'dark' },
        cart: [],
        cart_7: [{ id: 1, quantity: 2 }],
        quotes_7: [],
        'cart_7.unreadable': '{"half',
      },
      thisTab: { draft_contact: { message: 'Hi' } },
    });
    expect(JSON.stringify(data)).not.toMatch(/secret-hash|not yours|not listed/);
  });

  it('omits a draft that another member left in this tab', { tags: ['FRM-3'] }, () => {
    const drafts = {
      draft_contact: '{"owner":8,"values":{"message":"not yours"}}',
      draft_support: '{"owner":7,"values":{"message":"mine"}}',
      draft_demo: '{"owner":null,"values":{"note":"a guest’s"}}',
      draft_register: 'null',
    };
    const { thisTab } = exportStoredData(sourceOf({}, drafts), account, '');
    expect(thisTab).toEqual({
      draft_support: { owner: 7, values: { message: 'mine' } },
      draft_demo: { owner: null, values: { note: 'a guest’s' } },
      draft_register: null,
    });
  });

  it('preserves any text under any key', { tags: ['STO-2'] }, () => {
    const stored = fc.dictionary(
      fc.constantFrom(
        'user',
        'users',
        'preferences',
        'cart',
        'cart_7',
        'quotes_7',
        'cart_7.unreadable',
        'cart_1',
      ),
      fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constant('{"__proto__":{"x":1}}')),
    );
    fc.assert(
      fc.property(stored, (texts) => {
        const { stored: exported } = exportStoredData(sourceOf(texts), account, '');
        const expected = Object.keys(texts).filter((key) => key !== 'users' && key !== 'cart_1');
        expect(Object.keys(exported).sort()).toEqual(expected.sort());
        for (const key of expected) {
          const value = exported[key];
          const text = texts[key] ?? '';
          if (typeof value === 'string' && value === text) continue;
          expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
        }
        expect(Object.getPrototypeOf(exported)).toBe(Object.prototype);
      }),
      runs(1000),
    );
  });
});
