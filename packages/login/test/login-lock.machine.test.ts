// The locked form: its countdown, its end, and other tabs.
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout, toLoginView } from '../src/index.ts';
import { EMPTY_WATCH, isRunDown } from '../src/lock-watch.ts';
import { accepted, createLoginBench, mismatch, START_AT } from '../src/testing/index.ts';

const locked = (ms: number, locks = 1): Lockout => ({ failures: 3, locks, lockedUntil: START_AT + ms });
const formWith = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLoginBench(lockout);
  bench.turn();
  return { ...bench, bench, view: () => toLoginView(bench.stepper.snapshot) };
};
const MESSAGE = 'Too many login attempts. Please try again later.';

describe('the third mismatch', () => {
  it('[LGN-3] [LGN-4] locks the form for 30 s, with a message, a countdown and an empty password', () => {
    const { bench, attempt, wait, view, submit } = formWith();
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
    expect(bench.stored).toEqual(locked(30_000));
    expect(view()).toEqual({
      status: 'locked',
      errors: {},
      errorList: [],
      message: MESSAGE,
      remainingText: '',
      countdownText: '0:30',
      announcementText: 'The form is locked for 30 seconds.',
      canSubmit: false,
      attempt: 3,
      emptiedCount: 4,
    });
    submit();
    wait(3000);
    expect([view().countdownText, bench.asked.length]).toEqual(['0:27', 3]);
  });

  it('[LGN-4] [LGN-3] is over after exactly 30 s, and three new failures lock again, for twice as long', () => {
    const { bench, attempt, wait, view, turn } = formWith();
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
    wait(29_999);
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:01' });
    wait(1);
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:00' });
    expect(turn()).toBe('endLock');
    expect(bench.stored).toEqual({ failures: 0, locks: 1, lockedUntil: null });
    expect(view()).toMatchObject({ status: 'idle', message: '', countdownText: '', canSubmit: true });
    attempt(mismatch);
    attempt(mismatch);
    expect(view()).toMatchObject({ status: 'error', remainingText: 'Remaining attempts: 1' });
    attempt(mismatch);
    expect(view()).toMatchObject({
      status: 'locked',
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
  });

  it('[LGN-4] that locks while the right password is on its way does not keep the person out', () => {
    const { bench, submit, turn, answer, stepper } = formWith();
    submit();
    turn();
    for (let times = 0; times < 2; times += 1) bench.changeElsewhere({ kind: 'count', at: START_AT });
    answer(accepted);
    turn();
    expect([stepper.snapshot.value, bench.stored]).toEqual(['finished', EMPTY_LOCKOUT]);
  });
});

describe('what is announced', () => {
  it('[LGN-4] is the start, the last ten seconds, and the end, each once', () => {
    const { attempt, wait, view, turn } = formWith();
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
    let last = view().announcementText;
    const said = [last];
    for (let second = 1; second <= 40; second += 1) {
      wait(1000);
      turn();
      const { announcementText } = view();
      if (announcementText !== last) said.push(`${second}: ${announcementText}`);
      last = announcementText;
    }
    expect(said).toEqual([
      'The form is locked for 30 seconds.',
      '20: 10 seconds left.',
      '30: You can log in again.',
    ]);
  });

  it.each([
    [900_000, 6, 'The form is locked for 15 minutes.', '15:00'],
    [125_000, 4, 'The form is locked for 2 minutes 5 seconds.', '2:05'],
    [61_000, 3, 'The form is locked for 1 minute 1 second.', '1:01'],
    [7200, 1, 'The form is locked for 8 seconds.', '0:08'],
    [1, 1, 'The form is locked for 1 second.', '0:01'],
  ])('[LGN-4] after a reload with %d ms to go says %j', (ms, locks, announcementText, countdownText) => {
    const { view } = formWith(locked(ms, locks));
    expect(view()).toMatchObject({ status: 'locked', message: MESSAGE, announcementText, countdownText });
  });

  it('[LGN-4] when a clock set forward jumps over the ten seconds is what is really left', () => {
    const { jump, wait, view } = formWith(locked(30_000));
    jump(24_000);
    wait(1000);
    expect(view()).toMatchObject({ countdownText: '0:05', announcementText: '5 seconds left.' });
  });
});

describe('a clock that is set', () => {
  it('[LGN-4] back while the page is open does not lengthen the lock', () => {
    const { bench, jump, wait, turn, view } = formWith(locked(30_000));
    wait(10_000);
    jump(-3_600_000);
    wait(19_000);
    expect(view().countdownText).toBe('0:01');
    wait(1000);
    expect(turn()).toBe('endLock');
    expect(bench.stored).toEqual({ failures: 0, locks: 1, lockedUntil: null });
    expect(view().status).toBe('idle');
  });

  it('[LGN-4] back and a reload lengthen it to its own length at most', () => {
    const { view, bench } = formWith(locked(3_600_000));
    expect(view().countdownText).toBe('0:30');
    expect(bench.stored).toEqual(locked(30_000));
  });

  it('[LGN-4] forward ends it', () => {
    const { jump, wait, turn, view } = formWith(locked(30_000));
    jump(3_600_000);
    wait(1000);
    turn();
    expect(view().status).toBe('idle');
  });

  it('[LGN-4] forward and a reload find nothing locked', () => {
    const { view, bench } = formWith(locked(0));
    expect(view().status).toBe('idle');
    expect(bench.stored).toEqual({ failures: 0, locks: 1, lockedUntil: null });
  });
});

describe('other tabs', () => {
  it('[STO-4] [LGN-4] lock the form here too, at once, whatever it says at the time', () => {
    for (const begin of ['idle', 'error'] as const) {
      const { bench, submit, view } = formWith();
      if (begin === 'error') submit('', '');
      expect(view().status).toBe(begin);
      for (let times = 0; times < 3; times += 1) bench.changeElsewhere({ kind: 'count', at: START_AT });
      expect(view()).toMatchObject({ status: 'locked', countdownText: '0:30', errors: {} });
      // Nobody submitted anything here: nothing takes the focus.
      expect(view().attempt).toBe(begin === 'error' ? 1 : 0);
    }
  });

  it('[STO-4] lock it before it knew anything', () => {
    const bench = createLoginBench();
    for (let times = 0; times < 3; times += 1) bench.changeElsewhere({ kind: 'count', at: START_AT });
    expect(toLoginView(bench.stepper.snapshot).status).toBe('locked');
  });

  it('[STO-4] [LGN-4] free it by a success', () => {
    const { bench, view } = formWith(locked(30_000));
    bench.changeElsewhere({ kind: 'reset' });
    expect(view()).toMatchObject({ status: 'idle', announcementText: 'You can log in again.' });
  });

  it('[STO-4] free it while it is about to say so itself', () => {
    const { bench, wait, view, stepper } = formWith(locked(30_000));
    wait(30_000);
    expect(stepper.running).toContain('endLock');
    bench.changeElsewhere({ kind: 'see', at: bench.at });
    expect(view().status).toBe('idle');
    expect(stepper.running).not.toContain('endLock');
  });

  it('[LGN-4] that have locked again meanwhile, unheard, are not freed by the end of the lock before', () => {
    const { bench, wait, turn, view } = formWith(locked(30_000));
    wait(29_000);
    // A frozen tab: what happened since was never told.
    const missed = createLoginBench({ failures: 3, locks: 2, lockedUntil: START_AT + 90_000 });
    bench.stepper.advance(1000);
    bench.stepper.settle('endLock', { value: missed.stored, refused: undefined });
    expect(view()).toMatchObject({
      status: 'locked',
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
    wait(60_000);
    turn();
    expect(view().status).toBe('idle');
  });

  it('[LGN-4] that look at a clock that was set back do not lengthen the lock here', () => {
    const { bench, wait, jump, view } = formWith(locked(30_000));
    wait(20_000);
    jump(-25_000);
    bench.changeElsewhere({ kind: 'see', at: bench.at });
    expect(bench.stored).toEqual(locked(25_000));
    expect(view().countdownText).toBe('0:10');
  });

  it('[LGN-4] leave no end to be stored where there is no lock', () => {
    expect(isRunDown(EMPTY_WATCH)).toBe(false);
    expect(isRunDown({ ...EMPTY_WATCH, lockout: locked(30_000) })).toBe(true);
    expect(isRunDown({ ...EMPTY_WATCH, lockout: locked(30_000), remainingMs: 1 })).toBe(false);
  });

  it('[LGN-4] an end that cannot be stored is an end here', () => {
    const { wait, breakTurn, view } = formWith(locked(30_000));
    wait(30_000);
    expect(breakTurn()).toBe('endLock');
    expect(view()).toMatchObject({ status: 'idle', announcementText: 'You can log in again.' });
  });

  it('[LGN-3] [STO-4] the attempts that remain are those of all tabs', () => {
    const { bench, attempt, view } = formWith();
    attempt(mismatch);
    bench.changeElsewhere({ kind: 'count', at: START_AT });
    expect(view().remainingText).toBe('Remaining attempts: 1');
    bench.changeElsewhere({ kind: 'reset' });
    expect(view()).toMatchObject({ message: 'Invalid email or password', remainingText: '' });
  });
});
