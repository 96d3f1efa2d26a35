import { emailProblem, normalizeEmail } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../src/account-fields.ts';
import { type Accounts, accountsReducer, salvageAccounts } from '../src/accounts.ts';
import { accountLists, brokenAccountsInvariants, people, typedEmails } from '../src/testing/index.ts';

type Step = { readonly register: string; readonly name: string } | { readonly remove: number };

// What a person's settings will do to the list, and what a person with an editor might.
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: people.map(({ email, name }) => ({ register: email, name })) },
  { weight: 1, arbitrary: fc.nat({ max: 8 }).map((remove) => ({ remove })) },
);
const without = ({ nextId, accounts }: Accounts, index: number): Accounts => ({
  nextId,
  accounts: accounts.filter((_, other) => other !== index),
});

describe('any history of registrations and deletions', () => {
  it('[AUT-3] keeps the list sound, takes each address once and never gives an id twice', () => {
    const seen = { added: 0, refused: 0, removed: 0 };
    fc.assert(
      fc.property(accountLists, fc.array(steps, { maxLength: 20 }), (start, history) => {
        const given = new Set(start.accounts.map(({ id }) => id));
        let list = start;
        for (const step of history) {
          const before = list;
          if ('remove' in step) {
            list = without(list, step.remove);
            seen.removed += 1;
            continue;
          }
          list = accountsReducer(list, {
            kind: 'register',
            email: step.register,
            name: step.name,
            passwordHash: 'hash',
          });
          const wanted = step.register.trim().toLowerCase().normalize('NFC');
          const isTaken = before.accounts.some(({ email }) => email === wanted);
          expect(list === before).toBe(isTaken);
          seen[isTaken ? 'refused' : 'added'] += 1;
          if (isTaken) continue;
          const { id, email, role } = list.accounts.at(-1) ?? { id: 0, email: '' };
          expect(given.has(id)).toBe(false);
          expect([email, role]).toEqual([wanted, 'user']);
          expect(id).toBeGreaterThan(Math.max(0, ...before.accounts.map((one) => one.id)));
          given.add(id);
        }
        expect(brokenAccountsInvariants(list)).toEqual([]);
      }),
      runs(1000),
    );
    expect(Math.min(seen.added, seen.refused, seen.removed)).toBeGreaterThan(500);
  });

  it('[AUT-3][STO-2] however the text of a list was spoilt, the ids in it are not given again', () => {
    fc.assert(
      fc.property(accountLists, fc.nat({ max: 4 }), fc.string({ maxLength: 5 }), (list, cut, tail) => {
        const text = JSON.stringify(list);
        // The end is broken off, within what comes after the last id.
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
  it('[AUT-3] is the same in capitals, with blanks around it, and with its accents apart', () => {
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

  it('[LGN-2][STO-2] that the form lets through can be stored, and read again', () => {
    // Letters that are longer in lower case, or composed, than as typed; and as many of them as there may be.
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
