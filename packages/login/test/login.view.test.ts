import type { FormView } from '@loomwright/form';
import { expect, it } from 'vitest';
import { toLoginView } from '../src/index.ts';
import { MAX_FAILURES } from '../src/limits.ts';
import { type LoginField, MISMATCH } from '../src/login-form.ts';

type Form = Parameters<typeof toLoginView>[0];
const form = {
  status: 'failed',
  errors: {},
  errorList: [],
  message: MISMATCH,
  statusText: '',
  buttonText: 'Log in',
  canSubmit: true,
} satisfies Partial<FormView<LoginField>> as unknown as Form;
const lock = { countdownText: '', announcementText: '', remainingAttempts: MAX_FAILURES - 1 };

it.each([
  [MAX_FAILURES, ''],
  [MAX_FAILURES - 1, `Remaining attempts: ${MAX_FAILURES - 1}`],
  [1, 'Remaining attempts: 1'],
  [0, ''],
])('with %i attempts left, a mismatch shows “%s”', { tags: ['LGN-2'] }, (remainingAttempts, text) => {
  expect(toLoginView(form, { ...lock, remainingAttempts }).remainingText).toBe(text);
  expect(toLoginView({ ...form, message: 'No network.' }, lock).remainingText).toBe('');
});

it('the status of a submit takes precedence over the lock', { tags: ['LGN-3'] }, () => {
  const statusOf = (statusText: string, announcementText: string) =>
    toLoginView({ ...form, statusText }, { ...lock, announcementText }).statusText;
  expect([
    statusOf('', ''),
    statusOf('Logging in…', '5 seconds left.'),
    statusOf('', '5 seconds left.'),
  ]).toEqual(['', 'Logging in…', '5 seconds left.']);
});
