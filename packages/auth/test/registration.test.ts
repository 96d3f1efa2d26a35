import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import {
  ask,
  EMPTY_REGISTRATION,
  editField,
  failChecks,
  leaveField,
  REGISTRATION_FIELDS,
  type RegistrationValues,
  registrationErrors,
  reject,
} from '../src/registration.ts';
import { EMAIL_TAKEN } from '../src/session-events.ts';

const typed = (
  given: Partial<Record<'name' | 'email' | 'password' | 'confirmation', string>> & {
    hasAgreed?: boolean;
  } = {},
): RegistrationValues => {
  const password = given.password ?? 'shuttle and loom';
  return {
    name: given.name ?? 'Ada Weaver',
    email: given.email ?? 'ada@example.com',
    password: new Secret(password),
    confirmation: new Secret(given.confirmation ?? password),
    hasAgreed: given.hasAgreed ?? true,
  };
};

const no = (message?: string) =>
  message === undefined
    ? ({ type: 'session.answered', isAccepted: false, isMismatch: false } as const)
    : ({ type: 'session.answered', isAccepted: false, isMismatch: false, message } as const);

describe('what is wrong with the fields', () => {
  it('[REG-1] nothing, when everything is in order', () => {
    expect(registrationErrors(typed())).toEqual({});
  });

  it('[REG-1] everything, when nothing was typed', () => {
    expect(
      registrationErrors(typed({ name: '', email: '', password: '', confirmation: '', hasAgreed: false })),
    ).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmation: 'Please confirm your password',
      terms: 'You must agree to the terms',
    });
  });

  it.each([
    ['name', 'white space', ' \t\u00a0\n', 'Name is required'],
    ['name', '100 letters', 'x'.repeat(100), undefined],
    ['name', '100 letters and blanks around', ` ${'x'.repeat(100)} `, undefined],
    ['name', '101 letters', 'x'.repeat(101), 'Name must be at most 100 characters'],
    // Counted as people count: a character outside the basic plane is one.
    ['name', '100 reels', '🧵'.repeat(100), undefined],
    ['name', '101 reels', '🧵'.repeat(101), 'Name must be at most 100 characters'],
    ['email', 'blanks around', ' ada@example.com ', undefined],
    ['email', 'no dot', 'ada@example', 'Email address is invalid'],
    ['email', 'a blank inside', 'ada lace@example.com', 'Email address is invalid'],
    ['password', '5 digits', '12345', 'Password must be at least 6 characters'],
    ['password', '6 blanks', '      ', undefined],
    ['password', '257 letters', 'x'.repeat(257), 'Password must be at most 256 characters'],
  ] as const)('[REG-1][LGN-2] %s, %s', (field, _, text, problem) => {
    expect(registrationErrors(typed({ [field]: text }))).toEqual(problem ? { [field]: problem } : {});
  });

  it.each([
    ['secret1', '', 'Please confirm your password'],
    ['secret1', 'secret2', 'Passwords do not match'],
    ['secret1', 'secret1 ', 'Passwords do not match'],
    ['secret1', 'Secret1', 'Passwords do not match'],
    // However its accents were typed, it is the same password.
    ['caf\u00e9-loom', 'cafe\u0301-loom', undefined],
  ])('[REG-1] password %j confirmed by %j → %j', (password, confirmation, problem) => {
    expect(registrationErrors(typed({ password, confirmation })).confirmation).toBe(problem);
  });
});

describe('what becomes of the errors', () => {
  const failed = failChecks(
    EMPTY_REGISTRATION,
    typed({ name: '', email: 'x', password: 'short', confirmation: 'other', hasAgreed: false }),
  );

  it.each(REGISTRATION_FIELDS)(
    '[REG-1][FRM-3] editing %s takes its error away, and no other but one',
    (field) => {
      const gone = field === 'password' ? ['password', 'confirmation'] : [field];
      const { errors } = editField(failed, field);
      expect(Object.keys(errors)).toEqual(REGISTRATION_FIELDS.filter((one) => !gone.includes(one)));
    },
  );

  it('[REG-1] editing the password leaves a missing confirmation missing', () => {
    const { errors } = editField(failChecks(EMPTY_REGISTRATION, typed({ confirmation: '' })), 'password');
    expect(errors).toEqual({ confirmation: 'Please confirm your password' });
  });

  it('[FRM-3] leaving a field checks that field, and only that', () => {
    const mended = leaveField(failed, 'email', typed());
    expect(mended.errors).toEqual({ ...failed.errors, email: undefined });
    expect(leaveField(mended, 'email', typed({ email: '' })).errors.email).toBe('Email is required');
    expect(leaveField(failed, 'email', typed({ email: 'x' }))).toBe(failed);
  });

  it('[AUT-3][AUT-7] a taken address is the message and the field’s error, until it is edited', () => {
    const rejected = reject(ask(failed, { email: ' Ada@Example.com' }), no(EMAIL_TAKEN));
    expect(rejected).toMatchObject({ errors: { email: EMAIL_TAKEN }, message: EMAIL_TAKEN, attempt: 2 });
    // Walking through the fields does not make the address free.
    expect(leaveField(rejected, 'email', typed({ email: 'ada@example.com' }))).toBe(rejected);
    expect(leaveField(rejected, 'email', typed({ email: 'ida@example.com' })).errors).toEqual({});
    expect(editField(rejected, 'email')).toMatchObject({ errors: {}, message: '' });
    expect(editField(rejected, 'name')).toMatchObject({ errors: { email: EMAIL_TAKEN }, message: '' });
  });

  it('[AUT-7] a refusal without words gets some', () => {
    const fallback = 'Registration failed. Please try again.';
    expect(reject(EMPTY_REGISTRATION, no())).toMatchObject({ errors: {}, message: fallback });
    expect(reject(EMPTY_REGISTRATION, no(''))).toMatchObject({ errors: {}, message: fallback });
    expect(reject(EMPTY_REGISTRATION, no('The loom is on fire'))).toMatchObject({
      errors: {},
      message: 'The loom is on fire',
    });
  });

  it('[FRM-3] what changes nothing keeps the reference', () => {
    expect(editField(EMPTY_REGISTRATION, 'name')).toBe(EMPTY_REGISTRATION);
    expect(leaveField(EMPTY_REGISTRATION, 'name', typed())).toBe(EMPTY_REGISTRATION);
  });
});
