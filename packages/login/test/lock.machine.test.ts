import { describe, expect, it } from 'vitest';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import { countdownText, durationText } from '../src/lock-watch.ts';
import { EMPTY_LOCKOUT, type Lockout } from '../src/lockout.ts';
import { createLockBench, START_AT } from '../src/testing/index.ts';

const locked = (ms: number, locks = 1): Lockout => ({
  failures: MAX_FAILURES,
  locks,
  lockedUntil: START_AT + ms,
});
const ended = { failures: 0, locks: 1, lockedUntil: null };
const END = 'You can log in again.';
const startOf = (ms: number) => `The form is locked for ${durationText(ms)}.`;

const openLock = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLockBench(lockout);
  bench.turn();
  return bench;
};

describe('the last allowed mismatch', { tags: ['LGN-3', 'LGN-4'] }, () => {
  it('locks the form for exactly the first lock; the next is twice as long', () => {
    const { isLocked, lock, stored, told, turn, view, wait } = openLock();
    lock();
    expect(stored()).toEqual(locked(FIRST_LOCK_MS));
    expect(view()).toEqual({
      countdownText: countdownText(FIRST_LOCK_MS),
      announcementText: startOf(FIRST_LOCK_MS),
      remainingAttempts: 0,
    });
    expect(told()).toEqual(['form.lock']);
    wait(3000);
    expect(view().countdownText).toBe(countdownText(FIRST_LOCK_MS - 3000));
    wait(FIRST_LOCK_MS - 3001);
    expect([isLocked(), view().countdownText]).toEqual([true, '0:01']);
    wait(1);
    expect([isLocked(), view().countdownText]).toEqual([true, '0:00']);
    expect([turn(), stored()]).toEqual(['endLock', ended]);
    expect([isLocked(), view().countdownText]).toEqual([false, '']);
    expect(told()).toEqual(['form.lock', 'form.unlock']);
    lock();
    expect(view()).toMatchObject({
      countdownText: countdownText(2 * FIRST_LOCK_MS),
      announcementText: startOf(2 * FIRST_LOCK_MS),
    });
  });

  it('does not lock while the attempt is only counted', () => {
    const { changeStored, isLocked, told, view } = openLock();
    for (let times = 1; times < MAX_FAILURES; times += 1) changeStored('count', 'mismatch');
    changeStored('count');
    expect([isLocked(), told(), view().announcementText]).toEqual([false, [], '']);
    changeStored('reset');
    expect([isLocked(), told()]).toEqual([false, []]);
  });
});

describe('the announcement', { tags: ['LGN-4'] }, () => {
  it('is made at the start, for the last ten seconds, and at the end', () => {
    const { lock, turn, view, wait } = openLock();
    lock();
    let last = view().announcementText;
    const announced = [last];
    const seconds = FIRST_LOCK_MS / 1000;
    for (let second = 1; second <= seconds + 10; second += 1) {
      wait(1000);
      turn();
      const { announcementText } = view();
      if (announcementText !== last) announced.push(`${second}: ${announcementText}`);
      last = announcementText;
    }
    expect(announced).toEqual([
      startOf(FIRST_LOCK_MS),
      `${seconds - 10}: 10 seconds left.`,
      `${seconds}: ${END}`,
    ]);
  });

  it.each([
    [120_000, 1000, '2 minutes', '2:00'],
    [125_000, 1000, '2 minutes 5 seconds', '2:05'],
    [61_000, 1000, '1 minute 1 second', '1:01'],
    [7200, 1, '8 seconds', '0:08'],
    [1, 1, '1 second', '0:01'],
  ])('gives the remaining time after a reload: %d ms', (ms, locks, duration, countdownText) => {
    const { isLocked, view } = openLock(locked(ms, locks));
    expect(isLocked()).toBe(true);
    expect(view()).toMatchObject({ announcementText: `The form is locked for ${duration}.`, countdownText });
  });

  it('gives the time left when a clock set forward skips the ten-second mark', () => {
    const { setClock, view, wait } = openLock(locked(FIRST_LOCK_MS));
    setClock(FIRST_LOCK_MS - 6000);
    wait(1000);
    expect(view()).toMatchObject({ countdownText: '0:05', announcementText: '5 seconds left.' });
  });

  it('disappears once the next attempt is counted', () => {
    const { changeStored, turn, view, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(FIRST_LOCK_MS);
    turn();
    expect(view().announcementText).toBe(END);
    changeStored('count');
    expect(view().announcementText).toBe('');
    changeStored('refund');
    expect(view().announcementText).toBe('');
  });
});

describe('a clock that is set', { tags: ['LGN-4'] }, () => {
  it.each([
    ['back by an hour does not lengthen the lock', -3_600_000],
    ['back by a second does not lengthen the lock', -1000],
    ['to the same time has no effect', 0],
  ])('%s on an open page, and the end of the lock is stored', (_, ms) => {
    const { isLocked, setClock, stored, turn, view, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(10_000);
    setClock(ms);
    wait(FIRST_LOCK_MS - 11_000);
    expect(view().countdownText).toBe('0:01');
    wait(1000);
    expect([turn(), stored(), isLocked()]).toEqual(['endLock', ended, false]);
  });

  it('back before a reload lengthens the lock to its own length at most', () => {
    const { stored, view } = openLock(locked(3_600_000));
    expect([view().countdownText, stored()]).toEqual([countdownText(FIRST_LOCK_MS), locked(FIRST_LOCK_MS)]);
  });

  it('forward ends the lock, with a reload or without', () => {
    const { isLocked, setClock, turn, wait } = openLock(locked(FIRST_LOCK_MS));
    setClock(3_600_000);
    wait(1000);
    turn();
    expect(isLocked()).toBe(false);
    const reloaded = openLock(locked(0));
    expect([reloaded.isLocked(), reloaded.stored()]).toEqual([false, ended]);
  });

  it('and cannot be read is replaced by counting seconds', () => {
    const { isLocked, turn, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(FIRST_LOCK_MS, true);
    expect([turn(), isLocked()]).toEqual(['endLock', false]);
  });
});

describe('other tabs', { tags: ['LGN-4'] }, () => {
  it('lock the form here too', { tags: ['STO-4'] }, () => {
    for (const bench of [createLockBench(), openLock()]) {
      bench.lock();
      expect([bench.isLocked(), bench.view().countdownText]).toEqual([true, countdownText(FIRST_LOCK_MS)]);
    }
  });

  it('unlock the form by a success, and by the end of a lock stored here', {
    tags: ['STO-4'],
  }, () => {
    const success = openLock(locked(FIRST_LOCK_MS));
    success.changeStored('reset');
    expect([success.isLocked(), success.view().announcementText]).toEqual([false, END]);
    const end = openLock(locked(FIRST_LOCK_MS));
    end.wait(FIRST_LOCK_MS);
    expect(end.stepper.running).toContain('endLock');
    end.changeStored('see');
    expect(end.isLocked()).toBe(false);
    expect(end.stepper.running).not.toContain('endLock');
  });

  it('that lock again unnoticed keep this page locked after the earlier lock', () => {
    const { isLocked, stepper, turn, view, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(FIRST_LOCK_MS);
    // A frozen tab misses the next lock until it stores the end of the current one.
    stepper.settle('endLock', { lockout: locked(3 * FIRST_LOCK_MS, 2), at: START_AT + FIRST_LOCK_MS });
    stepper.send({ type: 'clock.ticked', at: START_AT + FIRST_LOCK_MS });
    expect(view()).toMatchObject({
      countdownText: countdownText(2 * FIRST_LOCK_MS),
      announcementText: startOf(2 * FIRST_LOCK_MS),
    });
    wait(2 * FIRST_LOCK_MS);
    turn();
    expect(isLocked()).toBe(false);
  });

  it('that read a clock set back do not lengthen the lock here', () => {
    const { changeStored, setClock, stored, view, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(FIRST_LOCK_MS - 10_000);
    setClock(5000 - FIRST_LOCK_MS);
    changeStored('see');
    expect([stored(), view().countdownText]).toEqual([locked(FIRST_LOCK_MS - 5000), '0:10']);
  });

  it('do not matter: a lock whose end cannot be stored still ends here', () => {
    const { breakTurn, isLocked, view, wait } = openLock(locked(FIRST_LOCK_MS));
    wait(FIRST_LOCK_MS);
    expect(breakTurn()).toBe('endLock');
    expect([isLocked(), view().announcementText]).toEqual([false, END]);
  });

  it('that cannot be followed leave an unlocked page unlocked', { tags: ['STO-4'] }, () => {
    const { breakTurn, isLocked, stepper } = createLockBench();
    expect(breakTurn()).toBe('followLockout');
    stepper.fail('followLockout', new Error('broken'));
    expect([isLocked(), stepper.snapshot.status]).toEqual([false, 'active']);
  });
});
