import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { EMPTY_LOCKOUT, type Lockout, type SessionReply, toLoginView } from '../src/index.ts';
import { accepted, createLoginBench, mismatch, START_AT } from '../src/testing/index.ts';

const failure = (message?: string): SessionReply => ({
  type: 'session.replied',
  isAccepted: false,
  isMismatch: false,
  ...(message !== undefined && { message }),
});
const locked = (ms: number, locks = 1): Lockout => ({ failures: 3, locks, lockedUntil: START_AT + ms });
const free = (failures: number, locks = 0): Lockout => ({ failures, locks, lockedUntil: null });

/** A form whose stored lockout is known. */
const formWith = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLoginBench(lockout);
  bench.turn();
  return { ...bench, bench, view: () => toLoginView(bench.stepper.snapshot) };
};
const password = (text: string) => new Secret(text);

describe('the states of the form', () => {
  it('[LGN-1] are idle, submitting, error and locked', () => {
    const { submit, turn, answer, attempt, view } = formWith();
    expect(view().status).toBe('idle');
    submit();
    expect(view().status).toBe('submitting');
    turn();
    expect(view().status).toBe('submitting');
    answer(mismatch);
    expect(view().status).toBe('error');
    attempt(mismatch);
    attempt(mismatch);
    expect(view().status).toBe('locked');
  });

  it('[LGN-1] [LGN-4] a success resets what was counted, and is the end of the form', () => {
    const { bench, submit, turn, answer, attempt, view, stepper } = formWith();
    attempt(mismatch);
    attempt(mismatch);
    submit();
    turn();
    expect(bench.stored).toEqual(locked(30_000));
    answer(accepted);
    expect(turn()).toBe('resetLockout');
    expect(bench.stored).toEqual(EMPTY_LOCKOUT);
    expect(stepper.snapshot.value).toBe('finished');
    expect(view()).toMatchObject({ status: 'submitting', message: '', canSubmit: false });
  });

  it('[LGN-1] a success whose reset breaks is a success', () => {
    const { submit, turn, answer, breakTurn, stepper } = formWith();
    submit();
    turn();
    answer(accepted);
    expect(breakTurn()).toBe('resetLockout');
    expect(stepper.snapshot.value).toBe('finished');
  });
});

describe('what is wrong in the fields', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['  ', '12345', 'Email is required', 'Password must be at least 6 characters'],
    ['ada@example', '123456', 'Email address is invalid', undefined],
    ['a b@example.com', '123456', 'Email address is invalid', undefined],
    [' ada@example.com ', '', undefined, 'Password is required'],
  ])('[LGN-2] [FRM-3] is said at submit: %j and %j', (email, text, emailError, passwordError) => {
    const { bench, submit, view, stepper } = formWith();
    submit(email, text);
    expect([view().errors.email, view().errors.password]).toEqual([emailError, passwordError]);
    expect(view().errorList.map(({ field, message }) => [field, message])).toEqual(
      [
        ['email', emailError],
        ['password', passwordError],
      ].filter(([, message]) => message !== undefined),
    );
    expect(view()).toMatchObject({ status: 'error', message: '', attempt: 1, emptiedCount: 0 });
    expect([stepper.running, bench.asked, bench.stored]).toEqual([['watchLockout'], [], EMPTY_LOCKOUT]);
  });

  it('[LGN-2] a field’s error clears when it is edited, and only that one', () => {
    const { submit, stepper, view } = formWith();
    submit('', '');
    stepper.send({ type: 'login.editField', field: 'email' });
    expect(view().errors).toEqual({ password: 'Password is required' });
    expect(view().status).toBe('error');
    stepper.send({ type: 'login.editField', field: 'password' });
    expect(view()).toMatchObject({ status: 'idle', errors: {} });
  });

  it('[FRM-3] a field that is left is checked again once there was a submit, and never before', () => {
    const { submit, stepper, view } = formWith();
    const leave = (field: 'email' | 'password', email: string, text: string) =>
      stepper.send({ type: 'login.leaveField', field, email, password: password(text) });
    leave('email', '', '');
    leave('password', '', '');
    expect(view().errors).toEqual({});
    submit('', '');
    stepper.send({ type: 'login.editField', field: 'email' });
    leave('email', 'ada', '123');
    expect(view().errors).toEqual({ email: 'Email address is invalid', password: 'Password is required' });
    leave('password', 'ada', '123');
    expect(view().errors.password).toBe('Password must be at least 6 characters');
    leave('password', 'ada', '123456');
    leave('email', 'ada@example.com', '123456');
    expect(view()).toMatchObject({ status: 'idle', errors: {} });
  });

  it('[FRM-3] a password the form emptied itself is not held against the person', () => {
    const { attempt, stepper, view } = formWith();
    const leave = () =>
      stepper.send({
        type: 'login.leaveField',
        field: 'password',
        email: 'ada@example.com',
        password: password(''),
      });
    attempt(mismatch);
    leave();
    expect(view()).toMatchObject({ message: 'Invalid email or password', errors: {} });
    stepper.send({ type: 'login.editField', field: 'email' });
    leave();
    expect(view().errors).toEqual({});
    stepper.send({ type: 'login.editField', field: 'password' });
    leave();
    expect(view().errors).toEqual({ password: 'Password is required' });
  });
});

describe('an attempt', () => {
  it('[FRM-4] [LGN-3] is counted before the session is asked, and asked once, however often it is submitted', () => {
    const { bench, submit, turn, stepper, view } = formWith();
    submit(' ada@example.com ', 'correct horse');
    const again = {
      type: 'login.submit',
      email: 'ada@example.com',
      password: password('correct horse'),
    } as const;
    expect([stepper.can(again), view().canSubmit]).toEqual([false, false]);
    stepper.send(again);
    expect([bench.asked, bench.stored]).toEqual([[], EMPTY_LOCKOUT]);
    turn();
    stepper.send(again);
    expect(bench.stored).toEqual(free(1));
    expect(bench.asked.map(({ type, email }) => [type, email])).toEqual([
      ['session.signIn', ' ada@example.com '],
    ]);
    expect(bench.asked[0]?.password.reveal()).toBe('correct horse');
  });

  it('[LGN-2] [LGN-3] that is a mismatch says so, and how many remain', () => {
    const { attempt, view, stepper } = formWith();
    attempt(mismatch);
    expect(view()).toMatchObject({
      status: 'error',
      message: 'Invalid email or password',
      remainingText: 'Remaining attempts: 2',
      attempt: 1,
      emptiedCount: 1,
    });
    attempt(mismatch);
    expect(view()).toMatchObject({ remainingText: 'Remaining attempts: 1', attempt: 2, emptiedCount: 2 });
    stepper.send({ type: 'login.editField', field: 'email' });
    expect(view()).toMatchObject({ status: 'idle', message: '', remainingText: '' });
  });

  it('[LGN-2] a mismatch without words is said in ours', () => {
    const { attempt, view } = formWith();
    attempt({ type: 'session.replied', isAccepted: false, isMismatch: true });
    expect(view()).toMatchObject({
      message: 'Invalid email or password',
      remainingText: 'Remaining attempts: 2',
    });
  });

  it.each([
    [undefined, 'Login failed. Please try again.'],
    ['Failed to login. Please try again.', 'Failed to login. Please try again.'],
  ])('[AUT-7] [LGN-2] that fails otherwise (%j) says so, and does not count', (message, shown) => {
    const { bench, attempt, view } = formWith(free(2));
    attempt(failure(message));
    expect(bench.stored).toEqual(free(2));
    // The password stays: it was not the person's mistake.
    expect(view()).toMatchObject({
      status: 'error',
      message: shown,
      remainingText: '',
      attempt: 1,
      emptiedCount: 0,
    });
  });

  it('[AUT-7] that cannot be counted is a failure without a message, and asks nobody', () => {
    const { bench, submit, breakTurn, view } = formWith();
    submit();
    expect(breakTurn()).toBe('countAttempt');
    expect(view()).toMatchObject({ status: 'error', message: 'Login failed. Please try again.', attempt: 1 });
    expect(bench.asked).toEqual([]);
  });

  it('[AUT-7] whose count cannot be given back says what failed, and is locked if it locked', () => {
    const once = formWith();
    once.submit();
    once.turn();
    once.answer(failure());
    expect(once.view()).toMatchObject({ status: 'submitting', message: '' });
    expect(once.breakTurn()).toBe('refundAttempt');
    expect(once.view()).toMatchObject({ status: 'error', message: 'Login failed. Please try again.' });
    const third = formWith(free(2));
    third.submit();
    third.turn();
    third.answer(failure());
    third.breakTurn();
    expect(third.view().status).toBe('locked');
  });

  it('[LGN-3] is not made while another tab has locked the form, heard of or not', () => {
    const { bench, submit, turn, view } = formWith();
    submit();
    for (let times = 0; times < 3; times += 1) bench.changeElsewhere({ kind: 'count', at: START_AT });
    expect(view().status).toBe('submitting');
    turn();
    expect(bench.asked).toEqual([]);
    expect(view()).toMatchObject({
      status: 'locked',
      message: 'Too many login attempts. Please try again later.',
      attempt: 1,
      emptiedCount: 1,
    });
  });

  it('[LGN-3] before the stored lockout is known is not lost: it looks itself', () => {
    const bench = createLoginBench(free(1));
    expect(toLoginView(bench.stepper.snapshot)).toMatchObject({ status: 'idle', canSubmit: true });
    bench.submit();
    expect(bench.stepper.running).not.toContain('checkLockout');
    bench.turn();
    bench.answer(mismatch);
    expect(toLoginView(bench.stepper.snapshot).remainingText).toBe('Remaining attempts: 1');
  });

  it('[FRM-3] before the stored lockout is known can be wrong as well, and the lock is still seen', () => {
    const bench = createLoginBench(locked(20_000));
    bench.submit('', '');
    expect(toLoginView(bench.stepper.snapshot)).toMatchObject({ status: 'error', attempt: 1 });
    expect(bench.turn()).toBe('checkLockout');
    expect(toLoginView(bench.stepper.snapshot)).toMatchObject({ status: 'locked', errors: {} });
    const unlocked = createLoginBench();
    unlocked.submit('', '');
    unlocked.turn();
    expect(toLoginView(unlocked.stepper.snapshot).status).toBe('error');
  });

  it('[LGN-1] the lockout that cannot be looked at does not keep anybody out', () => {
    const bench = createLoginBench();
    expect(bench.breakTurn()).toBe('checkLockout');
    expect(toLoginView(bench.stepper.snapshot)).toMatchObject({ status: 'idle', canSubmit: true });
  });
});

describe('storage that refuses', () => {
  it('[STO-3] is told on, once a refusal, and the form goes on', () => {
    const { bench, refuse, submit, turn, answer, view } = formWith();
    refuse('full');
    submit();
    turn();
    expect(bench.facts).toEqual([{ type: 'storage.refused', reason: 'full' }]);
    bench.stepper.send({ type: 'login.editField', field: 'email' });
    answer(mismatch);
    expect(bench.facts.length).toBe(1);
    expect(view().remainingText).toBe('Remaining attempts: 2');
    refuse('blocked');
    submit();
    turn();
    answer(accepted);
    turn();
    expect(bench.facts.slice(1)).toEqual([
      { type: 'storage.refused', reason: 'blocked' },
      { type: 'storage.refused', reason: 'blocked' },
    ]);
  });

  it('[STO-3] [STO-4] a browser in which other tabs cannot be followed has a form that works', () => {
    const { stepper, attempt, view, bench } = formWith();
    stepper.fail('watchLockout', new Error('broken'));
    attempt(mismatch);
    expect(view().remainingText).toBe('Remaining attempts: 2');
    expect(bench.facts).toEqual([]);
  });
});
