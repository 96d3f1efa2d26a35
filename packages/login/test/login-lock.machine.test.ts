// The locked form: its countdown, its end, and other tabs.
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout } from '../src/lockout.ts';
import { accepted, createLoginBench, mismatch, START_AT } from '../src/testing/index.ts';

const locked = (ms: number, locks = 1): Lockout => ({ failures: 3, locks, lockedUntil: START_AT + ms });
const ended = { failures: 0, locks: 1, lockedUntil: null };
const MESSAGE = 'Too many login attempts. Please try again later.';
const END = 'You can log in again.';

/** A form whose stored lockout is known. */
const openForm = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLoginBench(lockout);
  bench.turn();
  return bench;
};

describe('the third mismatch', () => {
  it('[LGN-3] [LGN-4] locks the form for exactly 30 s; three more lock it for twice as long', () => {
    const { requests, attempt, stored, submit, turn, view, wait } = openForm();
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
    expect(stored()).toEqual(locked(30_000));
    expect(view()).toEqual({
      status: 'locked',
      showsLock: true,
      errors: {},
      errorList: [],
      message: MESSAGE,
      remainingText: '',
      countdownText: '0:30',
      announcementText: 'The form is locked for 30 seconds.',
      statusText: 'The form is locked for 30 seconds.',
      buttonText: 'Login',
      canSubmit: false,
    });
    submit();
    wait(3000);
    expect([view().countdownText, requests().length]).toEqual(['0:27', 3]);
    wait(26_999);
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:01' });
    wait(1);
    expect(view()).toMatchObject({ status: 'locked', countdownText: '0:00' });
    expect([turn(), stored()]).toEqual(['endLock', ended]);
    expect(view()).toMatchObject({ status: 'idle', message: '', countdownText: '', canSubmit: true });
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
    expect(view()).toMatchObject({
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
  });

  it('[LGN-4] in another tab, while the right password is checked here, does not keep the user out', () => {
    const { changeElsewhere, reply, stepper, submit, turn } = openForm();
    submit();
    turn();
    changeElsewhere('count', 2);
    reply(accepted);
    expect(stepper.snapshot.value).toBe('finished');
  });

  it('[LGN-4] counts down from what is left when the session has taken its time', () => {
    const { reply, submit, turn, view, wait } = openForm({ failures: 2, locks: 0, lockedUntil: null });
    submit();
    turn();
    wait(4000);
    reply(mismatch);
    expect(view()).toMatchObject({
      countdownText: '0:26',
      announcementText: 'The form is locked for 26 seconds.',
    });
  });
});

describe('what is announced', () => {
  it('[LGN-4] is the start, the last ten seconds, and the end, each once', () => {
    const { attempt, turn, view, wait } = openForm();
    for (let times = 0; times < 3; times += 1) attempt(mismatch);
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
    const { view } = openForm(locked(ms, locks));
    const announcementText = `The form is locked for ${duration}.`;
    expect(view()).toMatchObject({ status: 'locked', message: MESSAGE, announcementText, countdownText });
  });

  it('[LGN-4] is what is left when a clock set forward skips the ten seconds', () => {
    const { setClock, view, wait } = openForm(locked(30_000));
    setClock(24_000);
    wait(1000);
    expect(view()).toMatchObject({ countdownText: '0:05', announcementText: '5 seconds left.' });
  });
});

describe('a clock that is set', () => {
  it.each([
    ['back by an hour does not lengthen the lock', -3_600_000],
    ['back by a second does not lengthen the lock', -1000],
    ['not at all changes nothing', 0],
  ])('[LGN-4] %s on an open page, where its end is stored', (_, ms) => {
    const { setClock, stored, turn, view, wait } = openForm(locked(30_000));
    wait(10_000);
    setClock(ms);
    wait(19_000);
    expect(view().countdownText).toBe('0:01');
    wait(1000);
    expect([turn(), stored(), view().status]).toEqual(['endLock', ended, 'idle']);
  });

  it('[LGN-4] back, and a reload, lengthen the lock to its own length at most', () => {
    const { stored, view } = openForm(locked(3_600_000));
    expect([view().countdownText, stored()]).toEqual(['0:30', locked(30_000)]);
  });

  it('[LGN-4] forward ends the lock, with a reload or without', () => {
    const { setClock, turn, view, wait } = openForm(locked(30_000));
    setClock(3_600_000);
    wait(1000);
    turn();
    expect(view().status).toBe('idle');
    const reloaded = openForm(locked(0));
    expect([reloaded.view().status, reloaded.stored()]).toEqual(['idle', ended]);
  });

  it('[LGN-4] is not needed: where it cannot be read, seconds are counted', () => {
    const { stepper, turn, view, wait } = openForm(locked(30_000));
    for (let second = 0; second < 30; second += 1) {
      stepper.fail('readClock', new Error('broken'));
      wait(1000);
    }
    expect([turn(), view().status]).toEqual(['endLock', 'idle']);
  });
});

describe('other tabs', () => {
  it('[STO-4] [LGN-4] [FRM-3] lock the form here too, whatever it shows, and the focus stays', () => {
    for (const begin of ['new', 'idle', 'error'] as const) {
      const { changeElsewhere, emittedTypes, submit, view } =
        begin === 'new' ? createLoginBench() : openForm();
      if (begin === 'error') submit('', '');
      const before = emittedTypes();
      changeElsewhere('count', 3);
      expect(view()).toMatchObject({ status: 'locked', countdownText: '0:30', errors: {} });
      expect(emittedTypes()).toEqual([...before, 'form.filled']);
    }
  });

  it('[STO-4] [LGN-4] free the form by a success, and by the end of the lock while it is stored here', () => {
    const success = openForm(locked(30_000));
    success.changeElsewhere('reset');
    expect(success.view()).toMatchObject({ status: 'idle', announcementText: END });
    const end = openForm(locked(30_000));
    end.wait(30_000);
    expect(end.stepper.running).toContain('endLock');
    end.changeElsewhere('see');
    expect(end.view().status).toBe('idle');
    expect(end.stepper.running).not.toContain('endLock');
  });

  it('[LGN-4] that locked again unnoticed are not freed by the end of the lock before', () => {
    const { stepper, turn, view, wait } = openForm(locked(30_000));
    wait(30_000);
    // A frozen tab does not follow: the next lock shows when the end of this one is stored.
    stepper.settle('endLock', { lockout: locked(90_000, 2), at: START_AT + 30_000 });
    stepper.send({ type: 'lockout.ticked', at: START_AT + 30_000 });
    expect(view()).toMatchObject({
      status: 'locked',
      countdownText: '1:00',
      announcementText: 'The form is locked for 1 minute.',
    });
    wait(60_000);
    turn();
    expect(view().status).toBe('idle');
  });

  it('[LGN-4] that read a clock set back do not lengthen the lock here', () => {
    const { changeElsewhere, setClock, stored, view, wait } = openForm(locked(30_000));
    wait(20_000);
    setClock(-25_000);
    changeElsewhere('see');
    expect([stored(), view().countdownText]).toEqual([locked(25_000), '0:10']);
  });

  it('[LGN-4] are not needed: an end that cannot be stored is an end here', () => {
    const { breakTurn, view, wait } = openForm(locked(30_000));
    wait(30_000);
    expect(breakTurn()).toBe('endLock');
    expect(view()).toMatchObject({ status: 'idle', announcementText: END });
  });

  it('[LGN-4] its end is no news any more once a submit has failed', () => {
    for (const fail of ['checks', 'mismatch']) {
      const { attempt, submit, turn, view, wait } = openForm(locked(30_000));
      wait(30_000);
      turn();
      expect(view().announcementText).toBe(END);
      if (fail === 'checks') submit('', '');
      else attempt(mismatch);
      expect(view().announcementText).toBe('');
    }
  });
});
