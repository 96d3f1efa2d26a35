import { formContract } from '@loomwright/form/testing';
import { MIN_PASSWORD, Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import { FIRST_LOCK_MS, MAX_FAILURES } from '../src/limits.ts';
import type { LockoutCommand } from '../src/lockout.ts';
import { EMPTY_LOCKOUT, lockoutReducer } from '../src/lockout.ts';
import { createLoginForm, type LogInOutcome } from '../src/login-form.ts';
import { accepted, mismatch, otherFailure, START_AT } from '../src/testing/index.ts';

const { signal } = new AbortController();
const valuesOf = (email: string, password: string) => ({ email, password: new Secret(password) });
const good = valuesOf(' ada@example.com ', 'correct horse');
const locked = { failures: MAX_FAILURES, locks: 1, lockedUntil: START_AT + FIRST_LOCK_MS };
const MISMATCH = { kind: 'rejected', message: 'Invalid email or password', clearedField: 'password' };

const openForm = (outcome: LogInOutcome, start = EMPTY_LOCKOUT, breaking: readonly string[] = []) => {
  let stored = start;
  const asked: string[] = [];
  const ask = async (command: LockoutCommand) => {
    asked.push(command.kind);
    if (breaking.includes(command.kind)) throw new Error('broken');
    const before = stored;
    stored = lockoutReducer(before, command);
    return { before, after: stored, refused: undefined };
  };
  const form = createLoginForm({
    lockout: { ask },
    authenticate: async ({ email, kind, password }) => {
      asked.push(`${kind} ${email} ${password.reveal()}`);
      return outcome;
    },
    now: () => START_AT,
  });
  return {
    ...form,
    asked,
    stored: () => stored,
    attempt: () => form.submit({ values: good, attachment: undefined }, signal),
  };
};
const REQUEST = 'logIn  ada@example.com  correct horse';

describe('the login form', () => {
  const define = () => openForm(accepted);
  for (const { title, run } of formContract({ define, good, bad: valuesOf('', ''), result: undefined }))
    it(title, { tags: ['FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);

  it.each([
    ['', '', 'Email is required', 'Password is required'],
    [
      '  ',
      'x'.repeat(MIN_PASSWORD - 1),
      'Email is required',
      `Password must be at least ${MIN_PASSWORD} characters`,
    ],
    ['ada@example', 'x'.repeat(MIN_PASSWORD), 'Email address is invalid', undefined],
    ['a b@example.com', 'x'.repeat(MIN_PASSWORD), 'Email address is invalid', undefined],
    [' ada@example.com ', '', undefined, 'Password is required'],
    [' ada@example.com ', 'x'.repeat(MIN_PASSWORD), undefined, undefined],
  ])('has these errors for %j and %j', { tags: ['LGN-2'] }, (typedEmail, typedPassword, email, password) => {
    expect(openForm(accepted).check(valuesOf(typedEmail, typedPassword))).toEqual({
      ...(email && { email }),
      ...(password && { password }),
    });
  });
});

describe('an attempt', () => {
  it('is counted first, then checked once; a success resets the lockout', {
    tags: ['LGN-3', 'LGN-4'],
  }, async () => {
    const { asked, attempt, stored } = openForm(accepted, {
      failures: MAX_FAILURES - 1,
      locks: 3,
      lockedUntil: null,
    });
    expect(await attempt()).toEqual({ kind: 'done' });
    expect([asked, stored()]).toEqual([['count', REQUEST, 'reset'], EMPTY_LOCKOUT]);
  });

  it('that is a mismatch stays counted and clears the password', {
    tags: ['LGN-2', 'LGN-3', 'AUT-4'],
  }, async () => {
    const { asked, attempt, stored } = openForm(mismatch);
    expect(await attempt()).toEqual(MISMATCH);
    expect([asked, stored().failures]).toEqual([['count', REQUEST, 'mismatch'], 1]);
    for (let times = 1; times < MAX_FAILURES; times += 1) expect(await attempt()).toEqual(MISMATCH);
    expect(stored()).toEqual(locked);
  });

  it('that fails otherwise is refunded, with the reason', { tags: ['LGN-2', 'AUT-7'] }, async () => {
    const { asked, attempt, stored } = openForm(otherFailure, {
      failures: MAX_FAILURES - 1,
      locks: 0,
      lockedUntil: null,
    });
    expect(await attempt()).toEqual({ kind: 'rejected', message: 'Failed to login. Please try again.' });
    expect([asked, stored().failures]).toEqual([['count', REQUEST, 'refund'], MAX_FAILURES - 1]);
  });

  it('is refused while the form is locked', { tags: ['LGN-3'] }, async () => {
    const { asked, attempt } = openForm(accepted, locked);
    const message = 'Too many login attempts. Please try again later.';
    expect(await attempt()).toEqual({ kind: 'rejected', message });
    expect(asked).toEqual(['count']);
  });

  it('beyond the limit of unsettled attempts is refused and locks', {
    tags: ['LGN-3'],
  }, async () => {
    const { asked, attempt, stored } = openForm(accepted, {
      failures: MAX_FAILURES,
      locks: 0,
      lockedUntil: null,
    });
    expect(await attempt()).toMatchObject({ kind: 'rejected' });
    expect([asked, stored()]).toEqual([['count'], locked]);
  });

  it('that cannot be counted is a failure, and is not checked', { tags: ['AUT-7', 'LGN-3'] }, async () => {
    const { asked, attempt } = openForm(accepted, EMPTY_LOCKOUT, ['count']);
    expect(await attempt()).toEqual({ kind: 'rejected', message: 'Login failed. Please try again.' });
    expect(asked).toEqual(['count']);
  });

  it('has the same outcome when it cannot be stored', { tags: ['AUT-7', 'LGN-2'] }, async () => {
    const broken = ['reset', 'mismatch', 'refund'];
    expect(await openForm(accepted, EMPTY_LOCKOUT, broken).attempt()).toEqual({ kind: 'done' });
    expect(await openForm(mismatch, EMPTY_LOCKOUT, broken).attempt()).toEqual(MISMATCH);
    expect(await openForm(otherFailure, EMPTY_LOCKOUT, broken).attempt()).toMatchObject({
      message: 'Failed to login. Please try again.',
    });
  });
});
