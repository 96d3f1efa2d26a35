import { emailProblem, normalizeEmail, Secret } from '@loomwright/kit';
import { blankTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountChanges,
  type AccountsCommand,
  accountsReducer,
  findAccount,
  MAX_ACCOUNT_ID,
  nextAccountId,
  salvageAccounts,
} from '../src/accounts.ts';
import { nameProblem } from '../src/name-field.ts';
import { makeRecoveryCode, normalizeRecoveryCode, recoveryCodeProblem } from '../src/recovery-code.ts';
import { accountLists, brokenAccountsInvariants, registrations, typedEmails } from '../src/testing/index.ts';

const ids = fc.integer({ min: 1, max: 9 });
const changes = fc.oneof(
  fc.record({ name: fc.constantFrom('Ada', 'Ida') }),
  fc.record({ passwordHash: fc.constantFrom('$fast$1$0', '$fast$2$0') }),
  fc.record({ profileImage: fc.constantFrom(undefined, 'data:image/png;base64,AA') }),
  fc.record({ recoveryCodeHash: fc.constantFrom(undefined, '$fast$3$0') }),
) as fc.Arbitrary<AccountChanges>;
const change = { kind: fc.constant('change' as const), id: ids, changes };
const commands: fc.Arbitrary<AccountsCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record(change) },
  { weight: 2, arbitrary: fc.record({ ...change, expected: changes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: ids }) },
  {
    weight: 3,
    arbitrary: registrations.map(
      ({ email, name }) => ({ kind: 'register', email, name, passwordHash: '$fast$4$0' }) as const,
    ),
  },
);
const flat = (value: object | undefined) => value && (JSON.parse(JSON.stringify(value)) as object);

describe('any list of accounts', { tags: ['AUT-3'] }, () => {
  it('no command changes another account or gives an id twice', {
    tags: ['AUT-8'],
  }, () => {
    const seen = { added: 0, refused: 0, changed: 0, unchanged: 0, removed: 0, unexpected: 0 };
    fc.assert(
      fc.property(accountLists, fc.array(commands, { maxLength: 20, size: 'max' }), (start, history) => {
        const given = new Set(start.accounts.map(({ id }) => id));
        let list = start;
        for (const command of history) {
          const before = list;
          list = accountsReducer(before, command);
          expect(list.nextId).toBeGreaterThanOrEqual(before.nextId);
          if (command.kind === 'register') {
            const email = command.email.trim().toLowerCase().normalize('NFC');
            const isFull = nextAccountId(before) > MAX_ACCOUNT_ID;
            const isRefused = isFull || before.accounts.some((one) => one.email === email);
            expect(list === before).toBe(isRefused);
            seen[isRefused ? 'refused' : 'added'] += 1;
            const [added, ...others] = list.accounts.slice(before.accounts.length);
            expect([added?.email, added?.role, others]).toEqual(
              isRefused ? [undefined, undefined, []] : [email, 'user', []],
            );
            if (!added) continue;
            expect(given.has(added.id)).toBe(false);
            expect(added.id).toBeGreaterThan(Math.max(0, ...before.accounts.map(({ id }) => id)));
            given.add(added.id);
            continue;
          }
          const { id } = command;
          const account = findAccount(before, id);
          const now = findAccount(list, id);
          const others = (accounts: typeof list.accounts) => accounts.filter((one) => one.id !== id);
          expect(others(list.accounts)).toEqual(others(before.accounts));
          if (command.kind === 'remove') {
            expect(now).toBe(undefined);
            seen.removed += account ? 1 : 0;
            continue;
          }
          const expected = Object.entries(command.expected ?? {}) as [keyof AccountChanges, unknown][];
          const isExpected = expected.every(([key, value]) => account?.[key] === value);
          const wanted = account && isExpected ? { ...account, ...command.changes } : account;
          expect(flat(now)).toEqual(flat(wanted));
          if (account && !isExpected) seen.unexpected += 1;
          seen[list === before ? 'unchanged' : 'changed'] += 1;
          if (list === before) expect(now).toBe(account);
          else expect(flat(now)).not.toEqual(flat(account));
        }
        expect(brokenAccountsInvariants(JSON.parse(JSON.stringify(list)))).toEqual([]);
      }),
      runs(1000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });

  it('ids in a damaged list are not reused', {
    tags: ['STO-2'],
  }, () => {
    fc.assert(
      fc.property(accountLists, fc.nat({ max: 4 }), fc.string({ maxLength: 5 }), (list, cut, tail) => {
        const text = JSON.stringify(list);
        // Truncates the text after the last id.
        const last = text.lastIndexOf('"id"') < 0 ? text.length : text.indexOf(',', text.lastIndexOf('"id"'));
        const spoilt = text.slice(0, Math.min(text.length, last + 1 + cut)) + tail;
        const { nextId, accounts } = salvageAccounts(spoilt);
        expect(accounts).toEqual([]);
        expect(nextId).toBeGreaterThanOrEqual(list.nextId);
        for (const { id } of list.accounts) expect(nextId).toBeGreaterThan(id);
      }),
      runs(1000),
    );
  });
});

describe('any address', () => {
  it('has one normal form, whatever its case, blanks and Unicode form', {
    tags: ['AUT-3'],
  }, () => {
    fc.assert(
      fc.property(fc.oneof(typedEmails, fc.string({ unit: 'grapheme', maxLength: 20 })), (typed) => {
        const email = normalizeEmail(typed);
        expect(normalizeEmail(email)).toBe(email);
        expect(normalizeEmail(`\t ${typed}\u00a0`)).toBe(email);
        expect(normalizeEmail(typed.normalize('NFD'))).toBe(email);
        expect(normalizeEmail(typed.normalize('NFC'))).toBe(email);
      }),
      runs(1000),
    );
  });

  it('accepted by the form can be stored and read back', { tags: ['LGN-2', 'STO-2'] }, () => {
    // Includes letters that become longer when lower-cased or composed.
    const letters = fc.constantFrom('İ', '\u0344', '\ufb2c', '\u{1d15e}', 'ẞ', 'a', '漢', '😀');
    const long = fc
      .tuple(fc.array(letters, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 260 }))
      .map(([list, length]) => `${list.join('').repeat(260).slice(0, length)}@loom.example`);
    const seen = { stored: 0, refused: 0 };
    fc.assert(
      fc.property(long, fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }), (email, name) => {
        const problem = emailProblem(email);
        seen[problem === undefined ? 'stored' : 'refused'] += 1;
        if (problem !== undefined || nameProblem(name) !== undefined) return;
        const list = accountsReducer(
          { nextId: 3, accounts: [] },
          { kind: 'register', name: name.trim(), email, passwordHash: 'hash' },
        );
        expect(list.accounts.length).toBe(1);
        expect(brokenAccountsInvariants(list)).toEqual([]);
      }),
      runs(1000),
    );
    expect(Math.min(seen.stored, seen.refused)).toBeGreaterThan(50);
  });
});

describe('any recovery code', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  // Uses look-alike characters, other dashes, blanks, invisible marks and lower case.
  const sloppy = (code: string, seed: number) =>
    [...code]
      .map((symbol, at) => {
        const way = (seed >> (at % 20)) & 3;
        if (symbol === '-') return ['-', ' ', '–\u200b', ''][way] ?? '';
        if (symbol === '0') return ['0', 'o', '٠', '０'][way] ?? '';
        if (symbol === '7') return ['7', '7\ufe0f', '٧', '७'][way] ?? '';
        if (symbol === '1') return ['1', 'i', 'l', 'L'][way] ?? '';
        return way % 2 === 0 ? symbol : symbol.toLowerCase();
      })
      .join('');

  it('has 125 bits, is readable, and is recognised in any spelling', { tags: ['AUT-8'] }, () => {
    fc.assert(
      fc.property(bytes, bytes, fc.nat(), (one, other, seed) => {
        const code = makeRecoveryCode(one);
        const text = code.reveal();
        expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
        const typed = new Secret(sloppy(text, seed));
        expect(normalizeRecoveryCode(typed).reveal()).toBe(text.replaceAll('-', ''));
        expect(recoveryCodeProblem(typed)).toBe(undefined);
        // The last three bits of sixteen bytes are unused.
        const isSame = one.every(
          (byte, at) => (at === 15 ? byte >> 3 : byte) === (at === 15 ? (other[at] ?? 0) >> 3 : other[at]),
        );
        expect(makeRecoveryCode(other).reveal() === text).toBe(isSame);
      }),
      runs(1000),
    );
  });

  it('an incomplete code and a missing code have different errors', { tags: ['AUT-8', 'FRM-3'] }, () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const problem = recoveryCodeProblem(new Secret(text));
        const symbols = normalizeRecoveryCode(new Secret(text)).reveal();
        if (/^[0-9A-HJKMNP-TV-Z]{25}$/.test(symbols)) expect(problem).toBe(undefined);
        else
          expect(problem).toBe(
            symbols === ''
              ? 'Recovery code is required'
              : 'A recovery code has 25 letters and digits, in 5 groups of 5',
          );
      }),
      runs(1000),
    );
    for (const text of blankTexts)
      expect(recoveryCodeProblem(new Secret(text))).toBe('Recovery code is required');
    const wrong = new Secret(`${'A'.repeat(24)}U`);
    expect(recoveryCodeProblem(wrong)).toMatch(/^A recovery code has 25/);
  });
});

describe('any name', () => {
  const unseen = new Set(['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u00a0', '\n', '\u0007']);
  const binary = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCodePoint(code));
  it('of 1 to 100 characters is valid; an empty or longer one is an error', {
    tags: ['AUT-8', 'REG-1'],
  }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(...unseen), binary), maxLength: 130 }),
        (name) => {
          const characters = [...name.trim()];
          const { length } = characters;
          const expected = characters.every((one) => unseen.has(one))
            ? 'Name is required'
            : length > 100
              ? 'Name must be at most 100 characters'
              : undefined;
          expect(nameProblem(name)).toBe(expected);
        },
      ),
      runs(1000),
    );
  });
});
