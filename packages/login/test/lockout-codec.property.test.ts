import { createRecordingListener, runs, startActor } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLockoutCodec,
  createLoginMachine,
  lockoutReducer,
  remainingMs,
  toLoginView,
} from '../src/index.ts';
import {
  brokenLockoutInvariants,
  brokenLoginInvariants,
  createLoginWorld,
  createSessionFake,
  lockoutCommands,
  lockouts,
  mismatch,
  mutatedLockoutTexts,
  START_AT,
} from '../src/testing/index.ts';

const codec = createLockoutCodec();
await codec.prepare();

describe('any stored text', () => {
  it('[STO-2] [LGN-3] is a lockout that keeps its invariants, now and later, or nothing: 10 000 texts', () => {
    const seen = { lockout: 0, locked: 0, nothing: 0 };
    fc.assert(
      fc.property(mutatedLockoutTexts, lockoutCommands, (text, command) => {
        const lockout = codec.decode(text);
        if (lockout === undefined) {
          seen.nothing += 1;
          return;
        }
        expect(brokenLockoutInvariants(lockout)).toEqual([]);
        expect(brokenLockoutInvariants(lockoutReducer(lockout, command))).toEqual([]);
        seen[lockout.lockedUntil === null ? 'lockout' : 'locked'] += 1;
      }),
      runs(10_000, 100_000),
    );
    expect(Math.min(seen.lockout, seen.locked, seen.nothing)).toBeGreaterThan(300);
  });

  it('[STO-2] [LGN-4] opens a form that is locked exactly when the text says so, or free and the text moved away', async () => {
    const seen = { locked: 0, free: 0, moved: 0 };
    await fc.assert(
      fc.asyncProperty(mutatedLockoutTexts, async (text) => {
        const world = createLoginWorld();
        world.origin.entries.set('login_lockout', text);
        const actor = startActor(createLoginMachine(world.openTab()), {
          input: {
            session: createSessionFake(async () => mismatch).ref,
            listener: createRecordingListener().ref,
          },
        });
        while (actor.getSnapshot().matches({ open: 'checking' }))
          await new Promise((resolve) => setTimeout(resolve));
        const snapshot = actor.getSnapshot();
        actor.stop();
        expect(brokenLoginInvariants(snapshot)).toEqual([]);
        const lockout = codec.decode(text);
        const isLocked = lockout !== undefined && remainingMs(lockout, START_AT) > 0;
        expect(toLoginView(snapshot).status).toBe(isLocked ? 'locked' : 'idle');
        expect(world.origin.entries.get('login_lockout.unreadable')).toBe(
          lockout === undefined ? text : undefined,
        );
        expect(world.logged.length).toBe(lockout === undefined ? 1 : 0);
        seen[isLocked ? 'locked' : lockout ? 'free' : 'moved'] += 1;
      }),
      runs(300),
    );
    expect(Math.min(seen.locked, seen.free, seen.moved)).toBeGreaterThan(10);
  });
});

describe('any lockout', () => {
  it('[STO-1] comes back from storage as it was', () => {
    fc.assert(
      fc.property(lockouts, (lockout) => {
        expect(codec.decode(codec.encode(lockout) ?? '')).toEqual(lockout);
      }),
      runs(1000),
    );
  });
});
