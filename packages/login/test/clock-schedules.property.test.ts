// Simulates tabs, reloads, attempts and clock changes; the expected lock is computed from true time.
import { runs } from '@loomwright/machine-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lockoutReducer } from '../src/index.ts';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import {
  countSecond,
  EMPTY_WATCH,
  followLockout,
  hasExpired,
  type LockWatch,
  readClock,
} from '../src/lock-watch.ts';
import { EMPTY_LOCKOUT, type LockoutCommand } from '../src/lockout.ts';
import { brokenLockoutInvariants, modelLockMs, START_AT } from '../src/testing/index.ts';

type Step =
  | { readonly kind: 'fail' | 'mishap' | 'succeed' | 'open' | 'close'; readonly tab: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'setClock'; readonly ms: number };

const inTab = (kind: Extract<Step, { readonly tab: number }>['kind']) =>
  fc.nat(3).map((tab): Step => ({ kind, tab }));
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4 * MAX_FAILURES, arbitrary: inTab('fail') },
  { weight: 1, arbitrary: inTab('mishap') },
  { weight: 1, arbitrary: inTab('succeed') },
  // Opens the tab, or reloads it if it is open.
  { weight: 3, arbitrary: inTab('open') },
  { weight: 1, arbitrary: inTab('close') },
  {
    weight: 6,
    arbitrary: fc.nat((2 * FIRST_LOCK_MS) / 1000 + 10).map((seconds): Step => ({ kind: 'wait', seconds })),
  },
  {
    weight: 3,
    arbitrary: fc
      .oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(-3_600_000, 3_600_000, -1, 1))
      .map((ms): Step => ({ kind: 'setClock', ms })),
  },
);

/** The current lock, measured in true time; `watchers` are the pages that have been open since it began. */
interface TrueLock {
  readonly since: number;
  readonly lengthMs: number;
  readonly watchers: Set<number>;
  isClockSet: boolean;
}

// Replaces `expect`, which is too slow for millions of calls.
const must = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(what);
};

const createBrowser = (seen: Record<'locks' | 'longer' | 'expiries' | 'bridged' | 'short', number>) => {
  const pages = new Map<number, LockWatch>();
  let stored = EMPTY_LOCKOUT;
  let trueMs = 0;
  let offset = START_AT;
  const paper = { failures: 0, locks: 0, lock: undefined as TrueLock | undefined };
  const now = () => trueMs + offset;

  const follow = (tab: number, page: LockWatch) => {
    const next = followLockout(page, { lockout: stored, at: now() });
    pages.set(tab, next.lockout.lockedUntil === null ? next : readClock(next, now()));
  };
  const change = (command: LockoutCommand) => {
    stored = lockoutReducer(stored, command);
    for (const [tab, page] of pages) follow(tab, page);
  };
  const expire = () => {
    const { lock } = paper;
    if (lock === undefined || stored.lockedUntil !== null) return;
    const isShort = trueMs - lock.since < lock.lengthMs;
    must(lock.isClockSet || !isShort, 'a lock ended early although the clock was not set');
    if (isShort) seen.short += 1;
    seen.expiries += 1;
    paper.lock = undefined;
    paper.failures = 0;
    must(stored.failures === 0 && stored.locks === paper.locks, 'expiry resets more than the count');
  };
  const close = (tab: number) => {
    pages.delete(tab);
    paper.lock?.watchers.delete(tab);
  };
  const attempt = (kind: 'fail' | 'mishap' | 'succeed') => {
    // This `see` does not change the result, because `count` reads the clock too.
    change({ kind: 'see', at: now() });
    expire();
    change({ kind: 'count', at: now() });
    if (paper.lock !== undefined) return;
    if (kind === 'succeed') {
      change({ kind: 'reset' });
      paper.failures = 0;
      paper.locks = 0;
    } else if (kind === 'mishap') change({ kind: 'refund' });
    else {
      paper.failures += 1;
      change({ kind: 'mismatch', at: now() });
      if (paper.failures < MAX_FAILURES) return;
      paper.locks += 1;
      seen[paper.locks === 1 ? 'locks' : 'longer'] += 1;
      const watchers = new Set(pages.keys());
      paper.lock = { since: trueMs, lengthMs: modelLockMs(paper.locks), watchers, isClockSet: false };
    }
  };
  const passSecond = () => {
    trueMs += 1000;
    for (const [tab, page] of pages) {
      if (page.lockout.lockedUntil === null) continue;
      const next = readClock(countSecond(page), now());
      pages.set(tab, next);
      if (hasExpired(next)) change({ kind: 'see', at: now(), ended: next.lockout });
    }
    expire();
  };

  const take = (step: Step) => {
    if (step.kind === 'setClock') {
      offset += step.ms;
      if (paper.lock) paper.lock.isClockSet = true;
    } else if (step.kind === 'wait') for (let second = 0; second < step.seconds; second += 1) passSecond();
    else if (step.kind === 'close') close(step.tab);
    else if (step.kind === 'open') {
      close(step.tab);
      change({ kind: 'see', at: now() });
      expire();
      follow(step.tab, EMPTY_WATCH);
    } else if (pages.has(step.tab)) attempt(step.kind);
  };
  const check = () => {
    const isLocked = paper.lock !== undefined;
    const lengthMs = paper.lock?.lengthMs ?? 0;
    must(brokenLockoutInvariants(stored).length === 0, 'the stored lockout is invalid');
    must(stored.failures === paper.failures && stored.locks === paper.locks, 'the counts differ');
    must((stored.lockedUntil !== null) === isLocked, 'the stored lock is wrong');
    for (const [tab, { lockout, remainingMs }] of pages) {
      must(remainingMs >= 0 && remainingMs <= lengthMs, 'the countdown is longer than the lock');
      must((lockout.lockedUntil !== null) === isLocked, 'a page does not follow the stored lock');
      if (!paper.lock?.watchers.has(tab)) continue;
      const lasted = trueMs - paper.lock.since;
      must(remainingMs <= lengthMs - lasted, 'a page waits longer than the lock');
      if (paper.lock.isClockSet && lasted > 0) seen.bridged += 1;
    }
  };
  return { take, check };
};

it('no page stays locked longer than the lock, whatever the clocks and tabs do', {
  tags: ['LGN-3', 'LGN-4'],
}, () => {
  const seen = { locks: 0, longer: 0, expiries: 0, bridged: 0, short: 0 };
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 60, size: 'max' }), (history) => {
      const { take, check } = createBrowser(seen);
      for (const tab of [0, 1]) take({ kind: 'open', tab });
      for (const step of history) {
        take(step);
        check();
      }
    }),
    runs(3000, 100_000),
  );
  console.log(`clock schedules: ${JSON.stringify(seen)}`);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
});
