import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_TURN_LENGTH, type SessionStore } from '../src/server/sessions/session-store.ts';
import { turn } from './support.ts';

export interface StoreUnderTest {
  readonly store: SessionStore;
  readonly lifetimeMs: number;
  readonly pass: (ms: number) => Promise<void> | void;
}

/** The contract of every session store (SVC-3). */
export const testSessionStore = (name: string, create: () => Promise<StoreUnderTest> | StoreUnderTest) => {
  describe(`${name}: the contract of session stores`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await create();
    });

    it('returns the last turn of the session, and no turn of other sessions', {
      tags: ['SVC-3'],
    }, async () => {
      const { store } = subject;
      expect(await store.get('a')).toBeUndefined();
      await store.put('a', turn('one'));
      await store.put('b', { question: 'other' });
      await store.put('a', turn('two'));
      expect(await store.get('a')).toEqual(turn('two'));
      expect(await store.get('b')).toEqual({ question: 'other' });
      expect(await store.get('c')).toBeUndefined();
    });

    it('treats ids as opaque: any characters, any length', { tags: ['SVC-3'] }, async () => {
      const { store } = subject;
      const ids = [
        '',
        'a b',
        'a\r\nDEL b',
        '*',
        'ä',
        'a\u0308',
        '__proto__',
        'constructor',
        'x'.repeat(10_000),
        '{a}',
        'A',
      ];
      for (const [place, id] of ids.entries()) await store.put(id, turn(String(place)));
      for (const [place, id] of ids.entries()) expect(await store.get(id)).toEqual(turn(String(place)));
    });

    it('preserves any text', { tags: ['SVC-3'] }, async () => {
      const { store } = subject;
      for (const text of ['', '\0\r\n', '"\\', '\u2028 🧵 ไทย', '\ud800'])
        await store.put('a', turn(text)).then(async () => expect(await store.get('a')).toEqual(turn(text)));
    });

    it('a deleted session is gone, can be deleted again and can start again', {
      tags: ['SVC-3'],
    }, async () => {
      const { store } = subject;
      await store.put('d', turn('one'));
      expect(await store.delete('d')).toBe(true);
      expect(await store.get('d')).toBeUndefined();
      expect(await store.delete('d')).toBe(true);
      await store.put('d', turn('two'));
      expect(await store.get('d')).toEqual(turn('two'));
    });

    it('a session expires after its lifetime without a turn', { tags: ['SVC-3'] }, async () => {
      const { store, lifetimeMs, pass } = subject;
      await store.put('e', turn('one'));
      await store.put('f', turn('one'));
      await pass(lifetimeMs * 0.6);
      await store.put('f', turn('two'));
      await pass(lifetimeMs * 0.6);
      expect(await store.get('e')).toBeUndefined();
      expect(await store.get('f')).toEqual(turn('two'));
    });

    it('a turn that is too long removes the previous one', {
      tags: ['SVC-3'],
    }, async () => {
      const { store } = subject;
      await store.put('g', turn('one'));
      await store.put('g', turn('x'.repeat(MAX_TURN_LENGTH)));
      expect(await store.get('g')).toBeUndefined();
    });

    it('is not affected by later changes to a turn', { tags: ['SVC-3'] }, async () => {
      const { store } = subject;
      const mutable = { question: 'one', url: '/faq' };
      await store.put('h', mutable);
      mutable.question = 'changed';
      expect(await store.get('h')).toEqual(turn('one'));
    });

    it('reports that it works', { tags: ['SVC-3'] }, async () => {
      expect(await subject.store.isHealthy()).toBe(true);
    });
  });
};
