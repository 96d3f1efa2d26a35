import { hostileStrings } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../src/name-field.ts';
import { createSettingsFixture, secret } from '../src/testing/index.ts';

const { signal } = new AbortController();
const storedAccounts = (text: string) =>
  (JSON.parse(text) as { accounts: { name: string; email: string }[] }).accounts;

describe('account fields', () => {
  it('five hundred hostile names are refused with a message, or read back as stored', {
    tags: ['REG-1', 'STO-2'],
  }, async () => {
    const fixture = createSettingsFixture();
    const { settings, ports } = fixture.openSettings();
    const repository = await ports.accounts.load();
    const seen = { refused: 0, kept: 0 };
    for (const typed of hostileStrings) {
      const problem = nameProblem(typed);
      if (problem !== undefined) {
        expect(problem).toMatch(/^Name (?:is required|must be at most 100 characters)$/);
        seen.refused += 1;
        continue;
      }
      const outcome = await settings.rename(1, typed.trim(), signal);
      expect(outcome.kind).toBe('done');
      expect(repository.accounts.read().value.accounts[0]?.name).toBe(typed.trim());
      seen.kept += 1;
    }
    expect(Math.min(seen.refused, seen.kept)).toBeGreaterThan(30);
    const found = fixture.origin.openTab().read('users');
    if (found.kind !== 'found') throw new Error('nothing was stored');
    expect(storedAccounts(found.text)).toHaveLength(2);
  });

  it('five hundred hostile emails, passwords and codes match no account', {
    tags: ['AUT-4', 'AUT-8'],
  }, async () => {
    const fixture = createSettingsFixture();
    const { settings, ports } = fixture.openSettings();
    const repository = await ports.accounts.load();
    const before = repository.accounts.read().value;
    for (const text of hostileStrings) {
      const logIn = await repository.logIn({ email: text, password: secret(text) }, signal);
      expect(logIn).toEqual({ kind: 'rejected', message: 'Invalid email or password' });
      const request = { email: text, code: secret(text), password: secret('long enough') };
      expect((await settings.resetPassword(request, signal)).kind).toBe('rejected');
    }
    expect(repository.accounts.read().value).toEqual(before);
    expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
  });
});
