// Whole histories of one browser on paper: tabs that open, close and reload, attempts, and a clock people set both ways.
// Each page looks at the clock once a second as the form does; what must come of it is told by true time alone.
import { runs } from '@loomwright/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout, type LockoutCommand, lockoutReducer } from '../src/index.ts';
import {
  EMPTY_WATCH,
  followLockout,
  isRunDown,
  type LockWatch,
  startCountdown,
  tick,
} from '../src/lock-watch.ts';
import { brokenLockoutInvariants, modelLockMs, START_AT } from '../src/testing/index.ts';

type Step =
  | { readonly kind: 'fail' | 'mishap' | 'succeed' | 'reload' | 'close' | 'open'; readonly tab: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'jump'; readonly ms: number };

const tabs = fc.nat(3);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: tabs.map((tab): Step => ({ kind: 'fail', tab })) },
  { weight: 1, arbitrary: tabs.map((tab): Step => ({ kind: 'mishap', tab })) },
  { weight: 1, arbitrary: tabs.map((tab): Step => ({ kind: 'succeed', tab })) },
  { weight: 2, arbitrary: tabs.map((tab): Step => ({ kind: 'reload', tab })) },
  { weight: 1, arbitrary: tabs.map((tab): Step => ({ kind: 'close', tab })) },
  { weight: 1, arbitrary: tabs.map((tab): Step => ({ kind: 'open', tab })) },
  { weight: 6, arbitrary: fc.nat(70).map((seconds): Step => ({ kind: 'wait', seconds })) },
  {
    weight: 3,
    arbitrary: fc
      .oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(-3_600_000, 3_600_000, -1, 1))
      .map((ms): Step => ({ kind: 'jump', ms })),
  },
);

/** The lock there is, by true time: since when, on which pages all along, and whether anybody touched the clock. */
interface TrueLock {
  readonly since: number;
  readonly lengthMs: number;
  readonly watchers: Set<number>;
  isClockTouched: boolean;
}

// Millions of times: `expect` would take most of the time.
const must = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what);
};

const createBrowser = () => {
  const pages = new Map<number, LockWatch>();
  let stored = EMPTY_LOCKOUT;
  let trueMs = 0;
  let offset = START_AT;
  // On paper: failures since the count began, locks since the last success, and the lock there is.
  const paper = { failures: 0, locks: 0, lock: undefined as TrueLock | undefined };
  const seen = { locks: 0, longer: 0, expiries: 0, bridged: 0, short: 0 };
  const now = () => trueMs + offset;

  const look = (page: LockWatch, lockout: Lockout): LockWatch => {
    const next = followLockout(page, lockout, now());
    const isNew = page.lockout.lockedUntil === null && next.lockout.lockedUntil !== null;
    return isNew ? startCountdown(next, now()) : next;
  };
  const tell = () => {
    for (const [tab, page] of pages) pages.set(tab, look(page, stored));
  };
  const expire = () => {
    const { lock } = paper;
    if (lock === undefined || stored.lockedUntil !== null) return;
    const lasted = trueMs - lock.since;
    // Nobody touched the clock: it lasted its length, to the second in which somebody looked.
    must(lock.isClockTouched || lasted >= lock.lengthMs, 'a lock ended early');
    if (lock.isClockTouched && lasted < lock.lengthMs) seen.short += 1;
    seen.expiries += 1;
    paper.lock = undefined;
    paper.failures = 0;
    must(stored.failures === 0 && stored.locks === paper.locks, 'expiry resets the count, and only that');
  };
  const change = (command: LockoutCommand) => {
    stored = lockoutReducer(stored, command);
    tell();
  };
  const check = () => {
    const { failures, locks, lockedUntil } = stored;
    must(brokenLockoutInvariants(stored).length === 0, 'what is stored is no lockout');
    must(failures === paper.failures && locks === paper.locks, 'the counts are other ones');
    must(
      (lockedUntil !== null) === (paper.lock !== undefined),
      'there is a lock, or none, against the rules',
    );
    const lengthMs = paper.lock?.lengthMs ?? 0;
    for (const [tab, { lockout, remainingMs }] of pages) {
      must(remainingMs >= 0 && remainingMs <= lengthMs, 'a page counts what the lock is not');
      must((lockout.lockedUntil !== null) === (paper.lock !== undefined), 'a page does not follow');
      // Whatever the clock did, a page that was there all along has not waited longer than the lock is long.
      if (!paper.lock?.watchers.has(tab)) continue;
      const lasted = trueMs - paper.lock.since;
      must(remainingMs <= lengthMs - lasted, 'a page waits longer than the lock is long');
      if (paper.lock.isClockTouched && lasted > 0) seen.bridged += 1;
    }
  };
  const open = (tab: number) => {
    change({ kind: 'see', at: now() });
    expire();
    pages.set(tab, look(EMPTY_WATCH, stored));
  };
  const close = (tab: number) => {
    pages.delete(tab);
    paper.lock?.watchers.delete(tab);
  };
  const attempt = () => {
    const before = stored;
    change({ kind: 'count', at: now() });
    if (before.lockedUntil !== null && stored.failures !== 3) {
      // It was over, and nobody had looked: that is seen before anything is counted.
      const counted = stored;
      stored = lockoutReducer(before, { kind: 'see', at: now() });
      expire();
      stored = counted;
    }
    if (paper.lock !== undefined) return false;
    paper.failures += 1;
    if (paper.failures < 3) return true;
    paper.locks += 1;
    seen[paper.locks === 1 ? 'locks' : 'longer'] += 1;
    paper.lock = {
      since: trueMs,
      lengthMs: modelLockMs(paper.locks),
      watchers: new Set(pages.keys()),
      isClockTouched: false,
    };
    return true;
  };

  const take = (step: Step) => {
    if (step.kind === 'jump') {
      offset += step.ms;
      if (paper.lock) paper.lock.isClockTouched = true;
    } else if (step.kind === 'wait') {
      for (let second = 0; second < step.seconds; second += 1) {
        trueMs += 1000;
        for (const [tab, page] of pages) {
          if (page.lockout.lockedUntil === null) continue;
          const next = tick(page, now());
          pages.set(tab, next);
          if (isRunDown(next)) change({ kind: 'see', at: now(), ended: next.lockout });
        }
        expire();
      }
    } else if (step.kind === 'close') close(step.tab);
    else if (step.kind === 'reload' || step.kind === 'open') {
      close(step.tab);
      open(step.tab);
    } else if (pages.has(step.tab) && attempt()) {
      if (step.kind === 'fail') return;
      // What was counted before it was checked turns out to be no failure after all.
      paper.lock = undefined;
      if (stored.failures === 3) paper.locks -= 1;
      paper.failures = step.kind === 'mishap' ? paper.failures - 1 : 0;
      if (step.kind === 'succeed') paper.locks = 0;
      change({ kind: step.kind === 'mishap' ? 'refund' : 'reset' });
    }
  };
  return { open, take, check, seen };
};

describe('any history of clocks, tabs and attempts', () => {
  it('[LGN-3] [LGN-4] locks after three failures, for its length at most where it is watched, and forgets by the rules', () => {
    const total = { locks: 0, longer: 0, expiries: 0, bridged: 0, short: 0 };
    let histories = 0;
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60, size: 'max' }), (history) => {
        const { open, take, check, seen } = createBrowser();
        open(0);
        open(1);
        for (const step of history) {
          take(step);
          check();
        }
        histories += 1;
        for (const name of Object.keys(seen) as (keyof typeof seen)[]) total[name] += seen[name];
      }),
      runs(10_000, 100_000),
    );
    console.log(`${histories} clock schedules: ${JSON.stringify(total)}`);
    expect(histories).toBeGreaterThanOrEqual(10_000);
    // First locks and longer ones, locks that ended by time, clocks touched while a page watched, locks cut short by a
    // clock set forward.
    expect(Math.min(...Object.values(total))).toBeGreaterThan(1000);
  });
});
