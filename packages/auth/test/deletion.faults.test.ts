import { memberRecords } from '@loomwright/kit';
import { createFaultyStore, TabCrash } from '@loomwright/storage/testing';
import { describe, expect, it } from 'vitest';
import { brokenAccountsInvariants, createSettingsFixture } from '../src/testing/index.ts';
import { logIn, member } from './account-helpers.ts';

const { signal } = new AbortController();
const left = {
  cart_1: '[{"id":1}]',
  'cart_1.unreadable': '{',
  'cart_1.unreadable.2': '[',
  quotes_1: '[]',
  'quotes_1.unreadable': '?',
};
const kept = { cart: '[]', cart_2: '[2]', 'cart_2.unreadable': '!' };

const afterFault = async (fault: { kind: 'refusedOnce' | 'refusedOn' | 'crashed'; at: number }) => {
  const fixture = createSettingsFixture();
  const first = await fixture.openPorts().accounts.load();
  await logIn(first, member.email, member.password);
  for (const [key, text] of Object.entries({ ...left, ...kept })) fixture.origin.entries.set(key, text);
  const faulty = createFaultyStore(fixture.origin.openTab());
  const tab = fixture.openSettings(faulty.store);
  await tab.ports.accounts.load();
  faulty.arm(fault);
  const outcome = await tab.settings.deleteAccount(1, signal).catch((error: unknown) => {
    if (error instanceof TabCrash) return 'crashed';
    throw error;
  });
  const repository = await fixture.openPorts().accounts.load();
  const { entries } = fixture.origin;
  const isThere = repository.accounts.read().value.accounts.some(({ id }) => id === 1);
  return { fixture, repository, entries, isThere, outcome, wasMet: faulty.operations() >= fault.at };
};

describe('an interrupted deletion', { tags: ['AUT-8'] }, () => {
  it('leaves a complete account, or no trace of it', {
    tags: ['AUT-3', 'STO-3'],
  }, async () => {
    const seen = { whole: 0, gone: 0, crashed: 0, refused: 0 };
    for (const kind of ['refusedOnce', 'refusedOn', 'crashed'] as const)
      for (let at = 1, isOver = false; !isOver; at += 1) {
        const { repository, entries, isThere, outcome, wasMet } = await afterFault({ kind, at });
        isOver = !wasMet;
        const stored = Object.fromEntries(entries);
        expect(stored).toMatchObject(kept);
        expect(brokenAccountsInvariants(repository.accounts.read().value)).toEqual([]);
        expect(Object.keys(stored).filter((key) => key.startsWith('users.'))).toEqual([]);
        if (isThere) {
          expect(stored).toMatchObject(left);
          expect(repository.readSession()).toMatchObject({ kind: 'loggedIn', user: { id: 1 } });
          expect(await logIn(repository, member.email, member.password)).toMatchObject({ kind: 'accepted' });
          expect(outcome).not.toEqual({ kind: 'done' });
        } else {
          const ofTheirs = Object.keys(stored).filter((key) =>
            ['user', ...Object.values(memberRecords(1))].some(
              (own) => key === own || key.startsWith(`${own}.`),
            ),
          );
          expect(ofTheirs).toEqual([]);
          expect(repository.readSession()).toEqual({ kind: 'loggedOut' });
          expect(await logIn(repository, member.email, member.password)).toMatchObject({ kind: 'rejected' });
          expect(repository.accounts.read().value.nextId).toBe(3);
        }
        seen[isThere ? 'whole' : 'gone'] += 1;
        if (outcome === 'crashed') seen.crashed += 1;
        else if (wasMet) seen.refused += 1;
      }
    expect(Math.min(seen.whole, seen.gone, seen.crashed, seen.refused)).toBeGreaterThan(5);
  });

  it('is completed by the next visit, unless the account is still listed', async () => {
    for (const [accounts, expected] of [
      [undefined, ['cart_1', 'cart_2']],
      [{ nextId: 3, accounts: [] }, ['cart_2', 'users']],
    ] as const) {
      const fixture = createSettingsFixture();
      const note = { id: 1, keys: ['cart_1', 'quotes_1'] };
      fixture.origin.entries.set('users.leaving', JSON.stringify(note));
      fixture.origin.entries.set('cart_1', '[]');
      fixture.origin.entries.set('cart_2', '[]');
      if (accounts) fixture.origin.entries.set('users', JSON.stringify(accounts));
      await fixture.openPorts().accounts.load();
      expect([...fixture.origin.entries.keys()].sort()).toEqual(expected);
    }
  });

  it('an unreadable journal entry removes nothing', { tags: ['STO-2'] }, async () => {
    for (const text of ['{', '{"id":1,"keys":["users"]}', '{"id":0,"keys":[]}', '[]']) {
      const fixture = createSettingsFixture();
      fixture.origin.entries.set('users.leaving', text);
      fixture.origin.entries.set('users', JSON.stringify({ nextId: 3, accounts: [] }));
      await fixture.openPorts().accounts.load();
      expect(fixture.origin.entries.has('users')).toBe(true);
      expect(fixture.origin.entries.get('users.leaving.unreadable')).toBe(text);
    }
  });
});
