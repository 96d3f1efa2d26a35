import { describe, expect, it } from 'vitest';
import { createAccountsCodec } from '../src/account-repository.ts';
import {
  type Account,
  accountsReducer,
  findAccountByEmail,
  MAX_ACCOUNT_ID,
  MAX_ACCOUNTS,
  NO_ACCOUNTS,
  type RegisterCommand,
  salvageAccounts,
} from '../src/accounts.ts';
import { SAMPLE_ACCOUNTS } from '../src/sample-accounts.ts';
import { brokenAccountsInvariants } from '../src/testing/index.ts';

const account = (id: number, email = `${id}@loom.example`): Account => ({
  id,
  email,
  name: `Person ${id}`,
  role: 'user',
  passwordHash: '$fast$1$0',
});
const register = (email: string): RegisterCommand => ({
  kind: 'register',
  name: 'Ida',
  email,
  passwordHash: 'hash',
});

const codec = createAccountsCodec();
const decode = (list: unknown) => codec.decode(JSON.stringify(list));

describe('the sample accounts', { tags: ['AUT-2'] }, () => {
  it('are a member with id 1 and an admin with id 2, and the next id is 3', () => {
    expect(SAMPLE_ACCOUNTS.accounts.map(({ id, role }) => [id, role])).toEqual([
      [1, 'user'],
      [2, 'admin'],
    ]);
    expect(SAMPLE_ACCOUNTS.nextId).toBe(3);
    expect(brokenAccountsInvariants(SAMPLE_ACCOUNTS)).toEqual([]);
  });

  it('have hashes of 600 000 iterations, each with its own salt of 16 bytes', () => {
    const parts = SAMPLE_ACCOUNTS.accounts.map(
      ({ passwordHash }) =>
        /^\$pbkdf2-sha256\$i=600000\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(passwordHash) ?? [],
    );
    expect(parts.map(([, salt = '', hash = '']) => [atob(salt).length, atob(hash).length])).toEqual([
      [16, 32],
      [16, 32],
    ]);
    expect(new Set(parts.map(([, salt]) => salt)).size).toBe(2);
  });
});

describe('registering', { tags: ['AUT-3'] }, () => {
  it('uses the highest id plus 1, the role user and a normalised address', () => {
    const { accounts, nextId } = accountsReducer(SAMPLE_ACCOUNTS, register('  Ida@LOOM.example\n'));
    expect(accounts.at(-1)).toEqual({
      id: 3,
      email: 'ida@loom.example',
      name: 'Ida',
      role: 'user',
      passwordHash: 'hash',
    });
    expect([accounts.length, nextId]).toEqual([3, 4]);
  });

  it.each(['member@loomwright.example', 'MEMBER@Loomwright.Example', ' member@loomwright.example\u3000'])(
    'changes nothing when %j is taken',
    (email) => {
      expect(accountsReducer(SAMPLE_ACCOUNTS, register(email))).toBe(SAMPLE_ACCOUNTS);
    },
  );

  it('finds an address in any stored spelling', () => {
    const list = { nextId: 9, accounts: [account(1, ' Élan@LOOM.example')] };
    expect(findAccountByEmail(list, 'e\u0301lan@loom.example')?.id).toBe(1);
    expect(accountsReducer(list, register('élan@loom.example'))).toBe(list);
  });

  it.each([
    ['an account was deleted', { nextId: 8, accounts: [account(1)] }, 8],
    ['all accounts were deleted', { nextId: 8, accounts: [] }, 8],
    ['the next id was edited to something lower', { nextId: 1, accounts: [account(1), account(7)] }, 8],
    ['the next id was edited to something higher', { nextId: 500, accounts: [account(7)] }, 500],
    ['the highest id is first', { nextId: 3, accounts: [account(20), account(4)] }, 21],
  ])('never reuses an id: %s', (_, list, id) => {
    for (const start of [list, decode(list) ?? NO_ACCOUNTS]) {
      const after = accountsReducer(start, register('new@loom.example'));
      expect([after.accounts.at(-1)?.id, after.nextId]).toEqual([id, id + 1]);
    }
  });

  it('the id of an account with a duplicate address is not reused either', {
    tags: ['STO-2'],
  }, () => {
    const list = decode({ nextId: 3, accounts: [account(5), account(9, ' 5@LOOM.example')] });
    expect(list?.accounts.map(({ id }) => id)).toEqual([5]);
    expect(list?.nextId).toBe(10);
  });

  it('names and addresses may be property names of `Object.prototype`', () => {
    let list = SAMPLE_ACCOUNTS;
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(findAccountByEmail(list, `${word}@loom.example`)).toBe(undefined);
      list = accountsReducer(list, { ...register(`${word}@loom.example`), name: word });
      expect(findAccountByEmail(list, `${word}@loom.example`)).toMatchObject({ name: word, role: 'user' });
    }
    expect(decode(list)).toEqual(list);
  });

  it('a full list refuses another account and stays readable', { tags: ['STO-2'] }, () => {
    const accounts = Array.from({ length: MAX_ACCOUNTS - 1 }, (_, index) => account(index + 1));
    const full = accountsReducer({ nextId: MAX_ACCOUNTS, accounts }, register('last@loom.example'));
    expect(full.accounts.length).toBe(MAX_ACCOUNTS);
    expect(accountsReducer(full, register('more@loom.example'))).toBe(full);
    expect(brokenAccountsInvariants(full)).toEqual([]);
  });

  it('refuses another account after the highest id; the list stays readable', { tags: ['STO-2'] }, () => {
    const edited = decode({ nextId: MAX_ACCOUNT_ID, accounts: [account(1)] }) ?? NO_ACCOUNTS;
    const last = accountsReducer(edited, register('last@loom.example'));
    expect(last.accounts.at(-1)?.id).toBe(MAX_ACCOUNT_ID);
    expect(decode(last)).toEqual(last);
    expect(accountsReducer(last, register('more@loom.example'))).toBe(last);
  });
});

describe('an unreadable list', () => {
  it.each([
    ['', 3],
    ['x', 3],
    ['{"nextId":9,"accounts":[{"id":7', 9],
    ['{"accounts":[{"id":7},{"id":12,"email":"cut', 13],
    ['[{"id" : 41}]', 42],
    ['{"nextId":"9","accounts":[{"id":"7"}]}', 3],
    ['{"name":"\\"id\\":999"}', 3],
    ['{"nextId":99999999999999999999,"accounts":[{"id":7}', 8],
    ['{"nextId":3,"accounts":[{"id":1000000000000000}', MAX_ACCOUNT_ID + 1],
    ['{"nextId":1000000000000001,"accounts":[', MAX_ACCOUNT_ID + 1],
    ['{"nextId":1000000000000002,"accounts":[', 3],
    ['{"id":-5}', 3],
    ['{"ID":50}', 3],
  ])('%j: the next id is %d, and there are no accounts', { tags: ['AUT-3', 'STO-2'] }, (text, nextId) => {
    expect(salvageAccounts(text)).toEqual({ nextId, accounts: [] });
    expect(decode(salvageAccounts(text))).toEqual(salvageAccounts(text));
  });
});

describe('the stored list', () => {
  it.each([
    ['an array', []],
    ['no next id', { accounts: [] }],
    ['no accounts', { nextId: 3 }],
    ['accounts by number', { nextId: 3, accounts: { 0: account(1), length: 1 } }],
    ['an id of 0', { nextId: 3, accounts: [account(0)] }],
    ['half an id', { nextId: 3, accounts: [account(1.5)] }],
    ['an id beyond all', { nextId: 3, accounts: [account(MAX_ACCOUNT_ID + 1)] }],
    ['no address', { nextId: 3, accounts: [account(1, '')] }],
    ['too many', { nextId: 3, accounts: Array.from({ length: MAX_ACCOUNTS + 1 }, (_, i) => account(i + 1)) }],
  ])('is refused with %s', { tags: ['STO-2'] }, (_, list) => {
    expect(decode(list)).toBe(undefined);
  });

  it.each(['Admin', 'ADMIN', ' admin', 'root', null, true, 1, ['admin'], { admin: true }])(
    'the role %j is dropped, and the account stays',
    { tags: ['AUT-5'] },
    (role) => {
      const list = decode({ nextId: 3, accounts: [{ ...account(1), role }, account(2)] });
      expect(list?.accounts.map((one) => one.role)).toEqual([undefined, 'user']);
    },
  );

  it('a role in a prototype is ignored', { tags: ['AUT-5'] }, () => {
    const text = JSON.stringify({ nextId: 3, accounts: [{ ...account(1), role: undefined }] });
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(codec.decode(text.replace('{"id"', `{"${key}":{"role":"admin"},"id"`))?.accounts[0]).toEqual({
        ...account(1),
        role: undefined,
      });
  });

  it('of accounts with the same id, the first is kept', { tags: ['AUT-5'] }, () => {
    const list = decode({ nextId: 3, accounts: [account(1), { ...account(1, 'x@y.z'), role: 'admin' }] });
    expect(list?.accounts).toEqual([account(1)]);
  });

  it('an account dropped for a duplicate id does not reserve its email', {
    tags: ['AUT-3', 'AUT-8'],
  }, () => {
    const twin = account(1, 'x@y.z');
    const list = decode({ nextId: 4, accounts: [account(1), twin, account(3, twin.email)] });
    expect(list?.accounts).toEqual([account(1), account(3, twin.email)]);
  });
});
