// Runs four tabs at once, in random schedules.
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FAILURES } from '../src/limits.ts';
import { EMPTY_LOCKOUT, type Lockout, lockMs } from '../src/lockout.ts';
import type { LogInOutcome } from '../src/login-form.ts';
import { brokenLockInvariants, createLoginFixture, mismatch, otherFailure } from '../src/testing/index.ts';

const flushTasks = () => new Promise<void>((resolve) => setImmediate(resolve));

const createTabs = (s: fc.Scheduler, answer: () => LogInOutcome) => {
  const wait = async (what: string) => void (await s.schedule(Promise.resolve(), what));
  const fixture = createLoginFixture({ schedule: wait });
  const checks: { readonly at: number; readonly outcome: LogInOutcome }[] = [];
  const open = () => {
    let isClosed = false;
    const store = fixture.origin.openTab();
    const exclusively: typeof store.exclusively = (key, run, signal) => {
      const runHere = () => {
        if (isClosed) throw new Error('the page is closed');
        return run();
      };
      return store.exclusively(key, runHere, signal);
    };
    const check = async () => {
      const outcome = answer();
      checks.push({ at: fixture.clock.at, outcome });
      await wait('check a password');
      return isClosed ? new Promise<never>(() => {}) : outcome;
    };
    const form = fixture.openForm(check, fixture.openTab({ ...store, exclusively }));
    const close = () => {
      isClosed = true;
      form.leave();
    };
    return { ...form, close };
  };
  const tabs = Array.from({ length: 4 }, open);
  const replace = (tab: number, end: (page: ReturnType<typeof open>) => void) => {
    const page = tabs[tab];
    if (page) end(page);
    tabs[tab] = open();
  };
  return {
    tabs,
    checks,
    idle: async () => {
      do {
        await s.waitIdle();
        await flushTasks();
      } while (s.count() > 0);
    },
    submit: (tab: number) => tabs[tab]?.submit(),
    leave: (tab: number) => replace(tab, (page) => page.leave()),
    reload: (tab: number) => replace(tab, (page) => page.close()),
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        fixture.clock.at += 1000;
        for (const { timers } of tabs) timers.increment(1000);
      }
    },
    stored: () => JSON.parse(fixture.origin.entries.get('login_lockout') ?? JSON.stringify(EMPTY_LOCKOUT)),
    close: () => {
      for (const tab of tabs) tab.close();
    },
  };
};

/** The number of attempts that a lockout represents: its failures, and MAX_FAILURES for each earlier lock. */
const countedIn = ({ failures, locks, lockedUntil }: Lockout) =>
  failures + MAX_FAILURES * (lockedUntil === null ? locks : locks - 1);

describe('four tabs', { tags: ['STO-4'] }, () => {
  it('with 20 attempts each make only the allowed checks, and count every check', {
    tags: ['LGN-3', 'LGN-4'],
  }, async () => {
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
        const { checks, close, idle, pass, stored, submit, tabs } = createTabs(s, () => mismatch);
        let submits = 0;
        await idle();
        for (const { order, seconds } of history) {
          for (const tab of order) submit(tab);
          submits += order.length;
          await idle();
          expect(countedIn(stored())).toBe(checks.length);
          for (const { lock, view } of tabs) {
            const snapshot = lock.getSnapshot();
            expect(brokenLockInvariants(snapshot)).toEqual([]);
            expect(snapshot.context.watch.lockout).toEqual(stored());
            expect(view().status === 'locked').toBe(stored().lockedUntil !== null);
          }
          pass(seconds);
          await idle();
        }
        for (let next = MAX_FAILURES; next < checks.length; next += MAX_FAILURES)
          expect((checks[next]?.at ?? 0) - (checks[next - 1]?.at ?? 0)).toBeGreaterThanOrEqual(
            lockMs(next / MAX_FAILURES),
          );
        total.asked += checks.length;
        total.refused += submits - checks.length;
        total.locks += stored().locks;
        close();
      }),
      runs(10, 1000),
    );
    console.log(`four tabs: ${JSON.stringify(total)}`);
    expect(Math.min(total.asked, total.refused, total.locks)).toBeGreaterThan(25);
  });

  it('that are reloaded during attempts get no extra checks', {
    tags: ['LGN-3'],
  }, async () => {
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom('submit', 'submit', 'submit', 'reload', 'leave', 'next', 'next', 'pass'),
        tab: fc.nat(3),
      }),
      { minLength: 7 * MAX_FAILURES, maxLength: 20 * MAX_FAILURES },
    );
    const outcomes = fc.infiniteStream(fc.constantFrom(mismatch, mismatch, mismatch, otherFailure));
    const seen = { wrong: 0, mishaps: 0, cutOff: 0, locks: 0 };
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, outcomes, async (s, history, stream) => {
        const page = createTabs(s, () => stream.next().value ?? mismatch);
        const wrong = () => page.checks.filter(({ outcome }) => outcome === mismatch).length;
        await page.idle();
        for (const { act, tab } of history) {
          if (act === 'next' && s.count() > 0) await s.waitOne();
          else if (act === 'pass') page.pass(10);
          else if (act === 'submit' || act === 'reload' || act === 'leave') page[act](tab);
          await flushTasks();
          expect(wrong()).toBeLessThanOrEqual(countedIn(page.stored()));
        }
        await page.idle();
        expect(wrong()).toBeLessThanOrEqual(countedIn(page.stored()));
        seen.wrong += wrong();
        seen.mishaps += page.checks.length - wrong();
        seen.cutOff += countedIn(page.stored()) - wrong();
        seen.locks += page.stored().locks;
        page.close();
      }),
      runs(40, 3000),
    );
    console.log(`reloads: ${JSON.stringify(seen)}`);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('agree in the end, and count only mismatches', {
    tags: ['LGN-2'],
  }, async () => {
    const seen = { mishaps: 0, locked: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat(3), { minLength: 4, maxLength: 7 * MAX_FAILURES, size: 'max' }),
        fc.infiniteStream(
          fc.constantFrom(...Array.from({ length: 2 * MAX_FAILURES }, () => mismatch), otherFailure),
        ),
        fc.boolean(),
        async (s, order, answers, isEarly) => {
          const page = createTabs(s, () => answers.next().value ?? mismatch);
          const { checks, close, idle, stored, submit, tabs } = page;
          if (isEarly) submit(0);
          else await idle();
          for (const tab of order) {
            submit(tab);
            await flushTasks();
            if (s.count() > 0) await s.waitOne();
          }
          await idle();
          const mismatches = checks.filter(({ outcome }) => outcome === mismatch).length;
          expect(mismatches).toBeLessThanOrEqual(MAX_FAILURES);
          expect(stored().failures).toBe(mismatches);
          for (const { lock } of tabs) {
            expect(lock.getSnapshot().matches('locked')).toBe(mismatches === MAX_FAILURES);
            expect(lock.getSnapshot().context.watch.lockout).toEqual(stored());
          }
          close();
          seen.mishaps += checks.length - mismatches;
          seen.locked += mismatches === MAX_FAILURES ? 1 : 0;
        },
      ),
      runs(30, 5000),
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});
