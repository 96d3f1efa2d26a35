import { Secret } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../src/account-fields.ts';
import { type AccountChanges, type AccountsCommand, accountsReducer, findAccount } from '../src/accounts.ts';
import { makeRecoveryCode, normalizeRecoveryCode, recoveryCodeProblem } from '../src/recovery-code.ts';
import { accountLists, brokenAccountsInvariants, people } from '../src/testing/index.ts';

const ids = fc.integer({ min: 1, max: 9 });
const changes = fc.oneof(
  fc.record({ name: fc.constantFrom('Ada', 'Ida') }),
  fc.record({ passwordHash: fc.constantFrom('$fast$1$0', '$fast$2$0') }),
  fc.record({ profileImage: fc.constantFrom(undefined, 'data:image/png;base64,AA') }),
  fc.record({ recoveryCodeHash: fc.constantFrom(undefined, '$fast$3$0') }),
) as fc.Arbitrary<AccountChanges>;
const commands: fc.Arbitrary<AccountsCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), id: ids, changes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), id: ids, changes, expected: changes }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: ids }) },
  {
    weight: 1,
    arbitrary: people.map(({ email, name }) => ({
      kind: 'register' as const,
      email,
      name,
      passwordHash: '$fast$4$0',
    })),
  },
);

describe('any history of changes, deletions and registrations', () => {
  it('[AUT-8][AUT-3] touches the account it is about and no other, and never gives an id twice', () => {
    const seen = { changed: 0, unchanged: 0, removed: 0, unexpected: 0 };
    fc.assert(
      fc.property(accountLists, fc.array(commands, { maxLength: 20 }), (start, history) => {
        const given = new Set(start.accounts.map(({ id }) => id));
        let list = start;
        for (const command of history) {
          const before = list;
          list = accountsReducer(before, command);
          expect(list.nextId).toBeGreaterThanOrEqual(before.nextId);
          if (command.kind === 'register') {
            for (const { id } of list.accounts.slice(before.accounts.length)) {
              expect(given.has(id)).toBe(false);
              given.add(id);
            }
            continue;
          }
          const { id } = command;
          const account = findAccount(before, id);
          // Everybody else is the very same, in the same order.
          expect(list.accounts.filter((one) => one.id !== id)).toEqual(
            before.accounts.filter((one) => one.id !== id),
          );
          if (command.kind === 'remove') {
            expect(findAccount(list, id)).toBe(undefined);
            seen.removed += account ? 1 : 0;
            continue;
          }
          // As JSON: what is undefined is not there.
          const flat = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
          const asked = Object.entries(command.expected ?? {}) as [keyof AccountChanges, unknown][];
          const isExpected = asked.every(([key, value]) => account?.[key] === value);
          const wanted = account && isExpected ? { ...account, ...command.changes } : account;
          const now = findAccount(list, id);
          expect(now && flat(now)).toEqual(wanted && flat(wanted));
          if (account && !isExpected) seen.unexpected += 1;
          seen[list === before ? 'unchanged' : 'changed'] += 1;
          if (list === before) expect(now).toBe(account);
          else expect(now && flat(now)).not.toEqual(account && flat(account));
        }
        // As it is stored and read again.
        expect(brokenAccountsInvariants(JSON.parse(JSON.stringify(list)))).toEqual([]);
      }),
      runs(1000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
  });
});

describe('any recovery code', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  // Letters and digits people mistake for each other, blanks and dashes of every kind, and capitals.
  const sloppy = (code: string, seed: number) =>
    [...code]
      .map((symbol, at) => {
        const way = (seed >> (at % 20)) & 3;
        if (symbol === '-') return ['-', ' ', '–', ''][way] ?? '';
        if (symbol === '0') return ['0', 'o', 'O', '０'][way] ?? '';
        if (symbol === '1') return ['1', 'i', 'l', 'L'][way] ?? '';
        return way % 2 === 0 ? symbol : symbol.toLowerCase();
      })
      .join('');

  it('[AUT-8] holds 125 bits, reads well and is known again however it is typed', () => {
    fc.assert(
      fc.property(bytes, bytes, fc.nat(), (one, other, seed) => {
        const code = makeRecoveryCode(one);
        const text = code.reveal();
        expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
        const typed = new Secret(sloppy(text, seed));
        expect(normalizeRecoveryCode(typed).reveal()).toBe(text.replaceAll('-', ''));
        expect(recoveryCodeProblem(typed)).toBe(undefined);
        // The last three bits of sixteen bytes are over.
        const isSame = one.every(
          (byte, at) => (at === 15 ? byte >> 3 : byte) === (at === 15 ? (other[at] ?? 0) >> 3 : other[at]),
        );
        expect(makeRecoveryCode(other).reveal() === text).toBe(isSame);
      }),
      runs(1000),
    );
  });

  it('[AUT-8][FRM-3] that is not whole is said to be so, and none is said to be missing', () => {
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
  });
});

describe('any name', () => {
  it('[AUT-8][REG-1] of 1 to 100 characters is a name; nothing and more is said in the words of the registration', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 130 }), (name) => {
        const { length } = [...name.trim()];
        const expected =
          length === 0
            ? 'Name is required'
            : length > 100
              ? 'Name must be at most 100 characters'
              : undefined;
        expect(nameProblem(name)).toBe(expected);
      }),
      runs(1000),
    );
  });
});
