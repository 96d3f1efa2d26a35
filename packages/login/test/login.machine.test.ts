import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { LOGIN_FIELDS } from '../src/index.ts';
import { EMPTY_LOCKOUT, type Lockout } from '../src/lockout.ts';
import { accepted, createLoginBench, mismatch, refusal } from '../src/testing/index.ts';

const free = (failures: number, locks = 0): Lockout => ({ failures, locks, lockedUntil: null });
const MISMATCH = 'Invalid email or password';
const FAILURE = 'Login failed. Please try again.';

/** A form whose stored lockout is known. */
const openForm = (lockout = EMPTY_LOCKOUT) => {
  const bench = createLoginBench(lockout);
  expect(bench.turn()).toBe('followLockout');
  const values = (email = '', password = '') => ({ email, password: new Secret(password) });
  return {
    ...bench,
    edit: (field: 'email' | 'password') => bench.send({ type: 'form.edit', field, values: values() }),
    leave: (field: 'email' | 'password', email = '', password = '') =>
      bench.send({ type: 'form.leave', field, values: values(email, password) }),
  };
};

describe('the fields', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['  ', '12345', 'Email is required', 'Password must be at least 6 characters'],
    ['ada@example', '123456', 'Email address is invalid', undefined],
    ['a b@example.com', '123456', 'Email address is invalid', undefined],
    [' ada@example.com ', '', undefined, 'Password is required'],
  ])('[LGN-2] [FRM-3] a submit of %j and %j shows their errors', (email, password, ...messages) => {
    const { requests, emittedTypes, stepper, stored, submit, view } = openForm();
    submit(email, password);
    const errors = LOGIN_FIELDS.flatMap((field, at) => {
      const message = messages[at];
      return message === undefined ? [] : [{ field, message }];
    });
    expect(view()).toMatchObject({ status: 'error', message: '', errorList: errors });
    expect([emittedTypes(), requests(), stored()]).toEqual([['form.failed'], [], EMPTY_LOCKOUT]);
    expect(stepper.running).toEqual(['followLockout']);
  });

  it('[LGN-2] [FRM-3] editing a field clears its error alone; leaving it checks it again, but not before a submit', () => {
    const { edit, leave, submit, view } = openForm();
    for (const field of LOGIN_FIELDS) leave(field);
    expect(view().errors).toEqual({});
    submit('', '');
    edit('email');
    expect(view()).toMatchObject({ status: 'error', errors: { password: 'Password is required' } });
    leave('email', 'ada', '123');
    expect(view().errors).toEqual({ email: 'Email address is invalid', password: 'Password is required' });
    leave('password', 'ada', '123');
    expect(view().errors.password).toBe('Password must be at least 6 characters');
    for (const field of LOGIN_FIELDS) leave(field, 'ada@example.com', '123456');
    expect(view()).toMatchObject({ status: 'idle', errors: {} });
  });

  it('[FRM-3] a password that the form emptied is no error until it is edited', () => {
    const { attempt, edit, leave, view } = openForm();
    attempt(mismatch);
    leave('password', 'ada@example.com');
    expect(view()).toMatchObject({ message: MISMATCH, errors: {} });
    edit('email');
    leave('password', 'ada@example.com');
    expect(view().errors).toEqual({});
    edit('password');
    leave('password', 'ada@example.com');
    expect(view().errors).toEqual({ password: 'Password is required' });
  });

  it('[FRM-3] [LGN-4] a lock excuses the password it emptied, and does not begin to check the email', () => {
    for (const isSubmitted of [false, true]) {
      const { changeElsewhere, leave, submit, view } = openForm();
      if (isSubmitted) submit('', '');
      changeElsewhere('count', 3);
      for (const field of LOGIN_FIELDS) leave(field);
      expect(view().errors).toEqual(isSubmitted ? { email: 'Email is required' } : {});
    }
  });
});

describe('an attempt', () => {
  it('[LGN-1] [FRM-4] [LGN-3] is counted first, then checked once, with what was typed', () => {
    const { requests, held, reply, stepper, stored, submit, turn, view } = openForm();
    expect(view().status).toBe('idle');
    submit(' ada@example.com ', 'correct horse');
    expect(view()).toMatchObject({
      status: 'submitting',
      canSubmit: false,
      buttonText: 'Logging in…',
      statusText: 'Logging in…',
    });
    expect([requests(), stored()]).toEqual([[], EMPTY_LOCKOUT]);
    turn();
    submit('bob@example.com');
    expect([requests().length, stored()]).toEqual([1, free(1)]);
    expect([held()?.email, held()?.password.reveal()]).toEqual([' ada@example.com ', 'correct horse']);
    reply(accepted);
    // The session has reset the lockout.
    expect([stepper.snapshot.value, turn(), stored()]).toEqual(['finished', undefined, free(1)]);
    expect(view()).toMatchObject({ status: 'submitting', message: '', canSubmit: false });
  });

  it('[LGN-2] [LGN-3] that is a mismatch says so, empties the password, and shows how many remain until an edit', () => {
    const { attempt, changeElsewhere, edit, emittedTypes, view } = openForm();
    attempt(mismatch);
    expect(view()).toMatchObject({
      status: 'error',
      message: MISMATCH,
      remainingText: 'Remaining attempts: 2',
    });
    expect(emittedTypes()).toEqual(['form.filled', 'form.failed']);
    changeElsewhere('count');
    expect(view().remainingText).toBe('Remaining attempts: 1');
    changeElsewhere('reset');
    expect(view()).toMatchObject({ message: MISMATCH, remainingText: '' });
    attempt(refusal(true));
    expect(view()).toMatchObject({ message: MISMATCH, remainingText: 'Remaining attempts: 2' });
    edit('email');
    expect(view()).toMatchObject({ status: 'idle', message: '', remainingText: '' });
  });

  it('[FRM-3] [LGN-2] that is a mismatch leaves a password that was typed since', () => {
    const { edit, reply, stepper, submit, turn, view } = openForm();
    submit();
    turn();
    edit('password');
    reply(mismatch);
    expect(view()).toMatchObject({ status: 'error', message: MISMATCH });
    expect(stepper.emitted).toEqual([{ type: 'form.filled', texts: {} }, { type: 'form.failed' }]);
  });

  it.each([undefined, 'Failed to login. Please try again.'])(
    '[AUT-7] [LGN-2] that fails otherwise (%j) says so, leaves the password, and does not count',
    (message) => {
      const { attempt, emittedTypes, stored, view } = openForm(free(2));
      attempt(refusal(false, message));
      expect(stored()).toEqual(free(2));
      expect(view()).toMatchObject({ status: 'error', message: message ?? FAILURE, remainingText: '' });
      expect(emittedTypes()).toEqual(['form.failed']);
    },
  );

  it('[LGN-3] is not checked while another tab has locked the form, followed or not', () => {
    const { requests, changeElsewhere, emittedTypes, submit, turn, view } = openForm();
    submit();
    changeElsewhere('count', 3);
    expect(view().status).toBe('submitting');
    turn();
    expect([requests(), view().status, emittedTypes()]).toEqual([
      [],
      'locked',
      ['form.failed', 'form.filled'],
    ]);
  });

  it('[LGN-3] [FRM-3] before the stored lockout is known is checked, or found locked', () => {
    const early = createLoginBench(free(1));
    expect(early.view()).toMatchObject({ status: 'idle', canSubmit: true });
    early.submit();
    early.turn();
    early.turn();
    early.reply(mismatch);
    expect(early.view().remainingText).toBe('Remaining attempts: 1');
    const locked = createLoginBench({ failures: 3, locks: 1, lockedUntil: early.now() + 20_000 });
    locked.submit('', '');
    expect(locked.view().status).toBe('error');
    locked.turn();
    expect(locked.view()).toMatchObject({ status: 'locked', errors: {} });
  });
});

describe('what breaks', () => {
  it('[LGN-1] [STO-4] a lockout that cannot be read or followed leaves a form that works', () => {
    const bench = createLoginBench();
    expect(bench.breakTurn()).toBe('followLockout');
    bench.stepper.fail('followLockout', new Error('broken'));
    expect(bench.view()).toMatchObject({ status: 'idle', canSubmit: true });
    bench.attempt(mismatch);
    expect(bench.view().remainingText).toBe('Remaining attempts: 2');
  });

  it('[AUT-7] an attempt that cannot be counted is a failure, and is not checked', () => {
    const { requests, breakTurn, submit, view } = openForm();
    submit();
    expect(breakTurn()).toBe('countAttempt');
    expect(view()).toMatchObject({ status: 'error', message: FAILURE });
    expect(requests()).toEqual([]);
  });

  it('[AUT-7] a session that cannot receive the request is a failure', () => {
    const { emittedTypes, stepper, submit, turn, view } = openForm();
    submit();
    turn();
    stepper.fail('askSession', new Error('broken'));
    expect(view()).toMatchObject({ status: 'error', message: FAILURE });
    expect(emittedTypes()).toEqual(['form.failed']);
  });

  it('[AUT-7] a count that cannot be given back stays, and locks if it was the third', () => {
    for (const [failures, status] of [
      [0, 'error'],
      [2, 'locked'],
    ] as const) {
      const { breakTurn, reply, submit, turn, view } = openForm(free(failures));
      submit();
      turn();
      reply(refusal(false));
      expect(view()).toMatchObject({ status: 'submitting', message: '' });
      expect(breakTurn()).toBe('refundAttempt');
      expect(view().status).toBe(status);
      if (status === 'error') expect(view().message).toBe(FAILURE);
    }
  });
});
