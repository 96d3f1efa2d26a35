import { mutatedTexts } from '@loomwright/kit/testing';
import { runs } from '@loomwright/machine-testing';
import { recordContract } from '@loomwright/storage/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLockoutCodec, lockoutReducer, remainingMs } from '../src/index.ts';
import { MAX_FAILURES } from '../src/limits.ts';
import { EMPTY_LOCKOUT } from '../src/lockout.ts';
import {
  brokenLockInvariants,
  brokenLockoutInvariants,
  createLoginFixture,
  lockoutCommands,
  lockouts,
  START_AT,
} from '../src/testing/index.ts';

const codec = createLockoutCodec();
const locked = { failures: MAX_FAILURES, locks: 1, lockedUntil: START_AT };
const withPart = (part: Readonly<Record<string, unknown>>) => JSON.stringify({ ...locked, ...part });
const hints = { keys: ['failures', 'locks', 'lockedUntil'], values: [MAX_FAILURES, 1, START_AT] };

describe('the record of the lockout', () => {
  for (const { title, run } of recordContract({
    createCodec: createLockoutCodec,
    values: lockouts,
    broken: brokenLockoutInvariants,
    hints,
  }))
    it(title, { tags: ['STO-1', 'STO-2', 'STO-3'] }, run);
});

describe('the stored lockout', () => {
  it('is stored under its key as an object with an absolute time', { tags: ['STO-1', 'STO-5'] }, () => {
    expect([codec.key, codec.initial]).toEqual(['login_lockout', EMPTY_LOCKOUT]);
    expect(codec.encode(locked)).toBe(`{"failures":${MAX_FAILURES},"locks":1,"lockedUntil":${START_AT}}`);
  });

  it.each([
    ...['', 'null', '[]', '{}', '3', '{"failures":1,"locks":0}'],
    ...[MAX_FAILURES - 1, MAX_FAILURES + 1, -1, MAX_FAILURES - 0.5, String(MAX_FAILURES)]
      .map((failures) => ({ failures }))
      .map(withPart),
    ...[
      { lockedUntil: undefined },
      { lockedUntil: 0.5 },
      { lockedUntil: '2027' },
      { lockedUntil: 2 ** 53 },
    ].map(withPart),
    ...[{ locks: 0 }, { locks: -1 }, { locks: 1001 }, { locks: undefined }].map(withPart),
    `{"failures":${MAX_FAILURES},"locks":1,"lockedUntil":1e999}`,
    `{"failures":${MAX_FAILURES},"locks":1e999,"lockedUntil":1}`,
  ])('%s is not a lockout', { tags: ['STO-2'] }, (text) => {
    expect(codec.decode(text)).toBeUndefined();
  });

  it('unknown fields are dropped, and `__proto__` grants nothing', { tags: ['STO-2'] }, () => {
    const text = `{"__proto__":{"failures":0},"extra":[1],${JSON.stringify(locked).slice(1)}`;
    expect(codec.decode(text)).toEqual(locked);
    expect(Object.keys(codec.decode(text) ?? {})).toEqual(['failures', 'locks', 'lockedUntil']);
  });

  it('any command keeps a readable lockout valid', { tags: ['STO-2', 'LGN-3'] }, () => {
    fc.assert(
      fc.property(mutatedTexts(lockouts, hints), lockoutCommands, (text, command) => {
        const lockout = codec.decode(text) ?? EMPTY_LOCKOUT;
        expect(brokenLockoutInvariants(lockoutReducer(lockout, command))).toEqual([]);
      }),
      runs(3000, 100_000),
    );
  });

  it('any stored text locks the form only if it is a lock', {
    tags: ['STO-2', 'LGN-4'],
  }, async () => {
    const seen = { locked: 0, free: 0, moved: 0 };
    await fc.assert(
      fc.asyncProperty(mutatedTexts(lockouts, hints), async (text) => {
        const { logged, openForm, openTab, origin } = createLoginFixture();
        origin.entries.set('login_lockout', text);
        const tab = openTab();
        const { leave, lock, view } = openForm(undefined, tab);
        await tab.records.isIdle();
        const { status } = view();
        expect(brokenLockInvariants(lock.getSnapshot())).toEqual([]);
        leave();
        const lockout = codec.decode(text);
        const isLocked = lockout !== undefined && remainingMs(lockout, START_AT) > 0;
        expect(status).toBe(isLocked ? 'locked' : 'idle');
        expect(origin.entries.get('login_lockout.unreadable')).toBe(lockout === undefined ? text : undefined);
        expect(logged.length).toBe(lockout === undefined ? 1 : 0);
        seen[isLocked ? 'locked' : lockout ? 'free' : 'moved'] += 1;
      }),
      runs(100),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
  });
});
