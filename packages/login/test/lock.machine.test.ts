// The lock of an open page: its countdown, its end, and other tabs.
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout } from '../src/lockout.ts';
import { createLockBench, START_AT } from '../src/testing/index.ts';

const locked = (ms: number, locks = 1): Lockout => ({ failures: 3, locks, lockedUntil: START_AT + ms });
const ended = { failures: 0, locks: 1, lockedUntil: null };
const END = 'You can log in again.';

/** A lock whose stored lockout is known. */
const openLock = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLockBench(lockout);
  bench.turn();
  return bench;
};

describe('the third mismatch', () => {
  it('[LGN-3] [LGN-4] locks the form for exactly 30 s; three more lock it for twice as long', () => {
    const { isLocked, lock, stored, told, turn, view, wait } = openLock();
    lock();
    expect(stored()).toEqual(locked(30_000));
    expect(view()).toEqual({
      countdownText: '0:30',
      announcementText: 'The form is locked for 30 seconds.',
      remainingAttempts: 0,
    });
    expect(told()).toEqual(['form.lock']);
    wait(3000);
    expect(view().countdownText).toBe('0:27');
    wait(26_999);
    expect([isLocked(), view().countdownText]).toEqual([true, '0:01']);
    wait(1);
    expect([isLocked(), view().countdownText]).toEqual([true, '0:00']);
    expect([turn(), stored()]).toEqual(['endLock', ended]);
    expect([isLocked(), view().countdownText]).toEqual([false, '']);
    expect(told()).toEqual(['form.lock', 'form.unlock']);
    lock();
    expect(view()).toMatchObject({
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
  });

  it('[LGN-3] [LGN-4] is not announced while it is only counted: it may be the right password', () => {
    const { changeStored, isLocked, told, view } = openLock();
    changeStored('count', 'mismatch', 'count', 'mismatch', 'count');
    expect([isLocked(), told(), view().announcementText]).toEqual([false, [], '']);
    changeStored('reset');
    expect([isLocked(), told()]).toEqual([false, []]);
  });
});

describe('what is announced', () => {
  it('[LGN-4] is the start, the last ten seconds, and the end, each once', () => {
    const { lock, turn, view, wait } = openLock();
    lock();
    let last = view().announcementText;
    const announced = [last];
    for (let second = 1; second <= 40; second += 1) {
      wait(1000);
      turn();
      const { announcementText } = view();
      if (announcementText !== last) announced.push(`${second}: ${announcementText}`);
      last = announcementText;
    }
    expect(announced).toEqual(['The form is locked for 30 seconds.', '20: 10 seconds left.', `30: ${END}`]);
  });

  it.each([
    [900_000, 6, '15 minutes', '15:00'],
    [125_000, 4, '2 minutes 5 seconds', '2:05'],
    [61_000, 3, '1 minute 1 second', '1:01'],
    [7200, 1, '8 seconds', '0:08'],
    [1, 1, '1 second', '0:01'],
  ])('[LGN-4] after a reload with %d ms to go says %j', (ms, locks, duration, countdownText) => {
    const { isLocked, view } = openLock(locked(ms, locks));
    expect(isLocked()).toBe(true);
    expect(view()).toMatchObject({ announcementText: `The form is locked for ${duration}.`, countdownText });
  });

  it('[LGN-4] is what is left when a clock set forward skips the ten seconds', () => {
    const { setClock, view, wait } = openLock(locked(30_000));
    setClock(24_000);
    wait(1000);
    expect(view()).toMatchObject({ countdownText: '0:05', announcementText: '5 seconds left.' });
  });

  it('[LGN-4] is no news once the next attempt is counted', () => {
    const { changeStored, turn, view, wait } = openLock(locked(30_000));
    wait(30_000);
    turn();
    expect(view().announcementText).toBe(END);
    changeStored('count');
    expect(view().announcementText).toBe('');
    changeStored('refund');
    expect(view().announcementText).toBe('');
  });
});

describe('a clock that is set', () => {
  it.each([
    ['back by an hour does not lengthen the lock', -3_600_000],
    ['back by a second does not lengthen the lock', -1000],
    ['not at all changes nothing', 0],
  ])('[LGN-4] %s on an open page, where its end is stored', (_, ms) => {
    const { isLocked, setClock, stored, turn, view, wait } = openLock(locked(30_000));
    wait(10_000);
    setClock(ms);
    wait(19_000);
    expect(view().countdownText).toBe('0:01');
    wait(1000);
    expect([turn(), stored(), isLocked()]).toEqual(['endLock', ended, false]);
  });

  it('[LGN-4] back, and a reload, lengthen the lock to its own length at most', () => {
    const { stored, view } = openLock(locked(3_600_000));
    expect([view().countdownText, stored()]).toEqual(['0:30', locked(30_000)]);
  });

  it('[LGN-4] forward ends the lock, with a reload or without', () => {
    const { isLocked, setClock, turn, wait } = openLock(locked(30_000));
    setClock(3_600_000);
    wait(1000);
    turn();
    expect(isLocked()).toBe(false);
    const reloaded = openLock(locked(0));
    expect([reloaded.isLocked(), reloaded.stored()]).toEqual([false, ended]);
  });

  it('[LGN-4] is not needed: where it cannot be read, seconds are counted', () => {
    const { isLocked, turn, wait } = openLock(locked(30_000));
    wait(30_000, true);
    expect([turn(), isLocked()]).toEqual(['endLock', false]);
  });
});

describe('other tabs', () => {
  it('[STO-4] [LGN-4] lock the form here too', () => {
    for (const bench of [createLockBench(), openLock()]) {
      bench.lock();
      expect([bench.isLocked(), bench.view().countdownText]).toEqual([true, '0:30']);
    }
  });

  it('[STO-4] [LGN-4] free the form by a success, and by the end of the lock while it is stored here', () => {
    const success = openLock(locked(30_000));
    success.changeStored('reset');
    expect([success.isLocked(), success.view().announcementText]).toEqual([false, END]);
    const end = openLock(locked(30_000));
    end.wait(30_000);
    expect(end.stepper.running).toContain('endLock');
    end.changeStored('see');
    expect(end.isLocked()).toBe(false);
    expect(end.stepper.running).not.toContain('endLock');
  });

  it('[LGN-4] that locked again unnoticed are not freed by the end of the lock before', () => {
    const { isLocked, stepper, turn, view, wait } = openLock(locked(30_000));
    wait(30_000);
    // A frozen tab does not follow: the next lock shows when the end of this one is stored.
    stepper.settle('endLock', { lockout: locked(90_000, 2), at: START_AT + 30_000 });
    stepper.send({ type: 'clock.ticked', at: START_AT + 30_000 });
    expect(view()).toMatchObject({
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
    wait(60_000);
    turn();
    expect(isLocked()).toBe(false);
  });

  it('[LGN-4] that read a clock set back do not lengthen the lock here', () => {
    const { changeStored, setClock, stored, view, wait } = openLock(locked(30_000));
    wait(20_000);
    setClock(-25_000);
    changeStored('see');
    expect([stored(), view().countdownText]).toEqual([locked(25_000), '0:10']);
  });

  it('[LGN-4] are not needed: an end that cannot be stored is an end here', () => {
    const { breakTurn, isLocked, view, wait } = openLock(locked(30_000));
    wait(30_000);
    expect(breakTurn()).toBe('endLock');
    expect([isLocked(), view().announcementText]).toEqual([false, END]);
  });

  it('[LGN-4] [STO-4] that cannot be followed leave a page that is not locked', () => {
    const { breakTurn, isLocked, stepper } = createLockBench();
    expect(breakTurn()).toBe('followLockout');
    stepper.fail('followLockout', new Error('broken'));
    expect([isLocked(), stepper.snapshot.status]).toEqual([false, 'active']);
  });
});
