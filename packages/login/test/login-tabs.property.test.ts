// Four tabs at once, under every schedule of what happens between them.
import { Secret, type SessionReply } from '@loomwright/kit';
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, lockMs } from '../src/lockout.ts';
import { brokenLoginInvariants, createLoginWorld, mismatch, sessionReplies } from '../src/testing/index.ts';

/** Everything that waits for nothing but promises is done. */
const toRest = () => new Promise<void>((resolve) => setImmediate(resolve));

const createTabs = (s: fc.Scheduler, answer: () => SessionReply) => {
  const wait = async (what: string) => void (await s.schedule(Promise.resolve(), what));
  const world = createLoginWorld({ schedule: wait });
  /** When the session was asked. */
  const askedAt: number[] = [];
  const reply = async () => {
    askedAt.push(world.clock.at);
    const replied = answer();
    await wait('check a password');
    return replied;
  };
  const forms = Array.from({ length: 4 }, () => world.openForm(reply));
  const values = { email: 'ada@example.com', password: new Secret('wrong horse') };
  return {
    tabs: forms.map(({ actor }) => actor),
    askedAt,
    idle: async () => {
      do {
        await s.waitIdle();
        await toRest();
      } while (s.count() > 0);
    },
    submit: (tab: number) => forms[tab]?.actor.send({ type: 'form.submit', values }),
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        world.clock.at += 1000;
        for (const { timers } of forms) timers.increment(1000);
      }
    },
    stored: () => JSON.parse(world.origin.entries.get('login_lockout') ?? JSON.stringify(EMPTY_LOCKOUT)),
  };
};

describe('four tabs', () => {
  it('[LGN-3] [LGN-4] [STO-4] with 20 attempts each check no more than three before a lock, and count every one', async () => {
    const rounds = fc.array(
      fc.record({
        order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        seconds: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(100)),
      }),
      { minLength: 20, maxLength: 20 },
    );
    const total = { asked: 0, refused: 0, locks: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), rounds, async (s, history) => {
        const { tabs, askedAt, idle, submit, pass, stored } = createTabs(s, () => mismatch);
        let submits = 0;
        await idle();
        for (const { order, seconds } of history) {
          for (const tab of order) submit(tab);
          submits += order.length;
          await idle();
          const { failures, locks, lockedUntil } = stored();
          expect(failures + 3 * (lockedUntil === null ? locks : locks - 1)).toBe(askedAt.length);
          for (const tab of tabs) {
            const snapshot = tab.getSnapshot();
            expect(brokenLoginInvariants(snapshot)).toEqual([]);
            expect(snapshot.context.lock.lockout).toEqual(stored());
            expect(snapshot.matches('locked')).toBe(lockedUntil !== null);
          }
          pass(seconds);
          await idle();
        }
        // Every fourth attempt waited for the lock that the third began.
        for (let next = 3; next < askedAt.length; next += 3)
          expect((askedAt[next] ?? 0) - (askedAt[next - 1] ?? 0)).toBeGreaterThanOrEqual(lockMs(next / 3));
        total.asked += askedAt.length;
        total.refused += submits - askedAt.length;
        total.locks += stored().locks;
        for (const tab of tabs) tab.stop();
      }),
      runs(40, 1000),
    );
    console.log(`four tabs: ${JSON.stringify(total)}`);
    expect(Math.min(total.asked, total.refused, total.locks)).toBeGreaterThan(50);
  });

  it('[LGN-2] [STO-4] agree in the end on a count of the mismatches, and of nothing else', async () => {
    const failures = sessionReplies.filter((reply) => !reply.isAccepted);
    const seen = { mishaps: 0, locked: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(3), { minLength: 4, maxLength: 20 }),
        fc.infiniteStream(failures),
        fc.boolean(),
        async (s, order, answers, isEarly) => {
          let mismatches = 0;
          const { tabs, askedAt, idle, submit, stored } = createTabs(s, () => {
            const { value: answer = mismatch } = answers.next();
            if (!answer.isAccepted && answer.isMismatch) mismatches += 1;
            return answer;
          });
          if (isEarly) submit(0);
          else await idle();
          for (const tab of order) {
            submit(tab);
            await toRest();
            if (s.count() > 0) await s.waitOne();
          }
          await idle();
          expect(mismatches).toBeLessThanOrEqual(3);
          expect(stored().failures).toBe(mismatches);
          for (const tab of tabs) {
            expect(tab.getSnapshot().matches('locked')).toBe(mismatches === 3);
            expect(tab.getSnapshot().context.lock.lockout).toEqual(stored());
            tab.stop();
          }
          seen.mishaps += askedAt.length - mismatches;
          seen.locked += mismatches === 3 ? 1 : 0;
        },
      ),
      runs(150),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(30);
  });
});
