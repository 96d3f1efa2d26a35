import type { FormDefinition } from '@loomwright/form';
import { createEmptyDrafts, type FormExample, formContract } from '@loomwright/form/testing';
import { Secret } from '@loomwright/kit';
import { blankTexts, internationalNames } from '@loomwright/kit/testing';
import { describe, expect, it } from 'vitest';
import { EMAIL_TAKEN } from '../src/account-fields.ts';
import type { AuthOutcome, AuthRequest } from '../src/authenticator.ts';
import {
  createDeletionForm,
  createNameForm,
  createPasswordChangeForm,
  createPasswordResetForm,
  createPictureForm,
  createRecoveryForm,
  createRegistrationForm,
} from '../src/index.ts';
import type { RegistrationValues } from '../src/registration-form.ts';
import { secret, rejectingSettings as settings } from '../src/testing/index.ts';

const { signal } = new AbortController();
const user = { id: 3, email: 'ada@example.com', name: 'Ada' };
const registration = (
  authenticate = async (_: AuthRequest): Promise<AuthOutcome> => ({ kind: 'accepted', user }),
) => createRegistrationForm({ authenticate, drafts: createEmptyDrafts() });
const password = secret('canary-shuttle');
const newPassword = { password, confirmation: password };
const badPassword = { password: secret('five5'), confirmation: secret('other') };
const code = secret('ABCDE-FGH1J-KMN0P-QRSTV-WXYZ2');
const typed = (changes: Partial<RegistrationValues> = {}): RegistrationValues => ({
  name: 'Ada Weaver',
  email: 'ada@example.com',
  ...newPassword,
  hasAgreed: true,
  ...changes,
});

const contract = <V extends object, F extends string, R>(name: string, example: FormExample<V, F, R>) =>
  describe(name, () => {
    for (const { title, run } of formContract(example))
      it(title, { tags: ['AUT-8', 'FRM-1', 'FRM-3', 'FRM-4', 'AUT-7', 'STO-5'] }, run);
  });

contract('the form that renames an account', {
  define: () => createNameForm(settings, 7),
  good: { name: 'Ida' },
  bad: { name: ' ' },
  result: undefined,
});
contract('the form that changes a password', {
  define: () => createPasswordChangeForm(settings, 7),
  good: { current: secret('old'), ...newPassword },
  bad: { current: secret(''), ...badPassword },
  result: undefined,
});
contract('the form that sets a new password', {
  define: () => createPasswordResetForm(settings),
  good: { email: 'ida@loom.example', code, ...newPassword },
  bad: { email: 'ida@', code: secret('ABC'), ...badPassword },
  result: undefined,
});
contract('the form that makes a recovery code', {
  define: () => createRecoveryForm({ settings, onCode: () => {} }, 7),
  good: { current: password },
  bad: { current: secret('') },
  result: true,
});
contract('the form that deletes an account', {
  define: () => createDeletionForm(settings, 7),
  good: { word: ' delete ' },
  bad: { word: 'DELTE' },
  result: undefined,
});
contract('the registration form', {
  define: registration,
  good: typed(),
  bad: typed({ name: '', email: 'x', ...badPassword, hasAgreed: false }),
  result: undefined,
});

it('each form has texts for before, during and after a submit', {
  tags: ['AUT-8', 'REG-1'],
}, () => {
  const repeated = { dependents: { password: ['confirmation'] } };
  const says = (submit: string, submitting: string, submittingStatus: string, succeededStatus: string) => ({
    texts: { submit, submitting, submittingStatus, succeededStatus },
  });
  expect(createNameForm(settings, 7)).toMatchObject(
    says('Save name', 'Saving…', 'Saving your name…', 'Your name was saved.'),
  );
  expect(createPictureForm({ settings, readPicture: () => Promise.reject() }, 7)).toMatchObject({
    ...says('Choose a picture', 'Working…', '', 'Your picture was changed.'),
    fields: [],
  });
  expect(createPasswordChangeForm(settings, 7)).toMatchObject({
    ...says('Change password', 'Changing…', 'Changing your password…', 'Your password was changed.'),
    dependents: { current: ['password'], password: ['confirmation'] },
  });
  expect(createPasswordResetForm(settings)).toMatchObject({
    ...says('Set new password', 'Setting…', 'Setting your new password…', ''),
    ...repeated,
  });
  expect(createRecoveryForm({ settings, onCode: () => {} }, 7)).toMatchObject(
    says(
      'Create a recovery code',
      'Creating the code…',
      'Creating a recovery code…',
      'Your recovery code was created.',
    ),
  );
  expect(createDeletionForm(settings, 7)).toMatchObject(
    says('Delete account', 'Deleting…', 'Deleting your account…', ''),
  );
  expect(createRecoveryForm({ settings, onCode: () => {} }, 7).check({ current: secret('') })).toEqual({
    current: 'Current password is required',
  });
  expect(createDeletionForm(settings, 7).check({ word: 'no' })).toEqual({
    word: 'Type DELETE to confirm',
  });
  expect(registration()).toMatchObject({
    ...says('Create account', 'Creating account…', 'Creating your account…', 'Creating your account…'),
    ...repeated,
    draft: { fields: [{ name: 'name' }, { name: 'email' }] },
  });
});

describe('the registration form', () => {
  it('lists its fields in page order, and each has its error', { tags: ['REG-1'] }, () => {
    const { check, fields } = registration();
    const empty = secret('');
    expect(check(typed())).toEqual({});
    expect(
      Object.entries(
        check(typed({ name: '', email: '', password: empty, confirmation: empty, hasAgreed: false })),
      ),
    ).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['password', 'Password is required'],
      ['confirmation', 'Please confirm your password'],
      ['terms', 'You must agree to the terms'],
    ]);
    expect(fields).toEqual(['name', 'email', 'password', 'confirmation', 'terms']);
  });

  it('an invisible name is missing, and names in any script are accepted', {
    tags: ['REG-1', 'BRW-2'],
  }, () => {
    const { check } = registration();
    const nameless = blankTexts.map((name) => check(typed({ name })));
    expect(nameless).toEqual(blankTexts.map(() => ({ name: 'Name is required' })));
    const mailless = blankTexts.map((email) => check(typed({ email })));
    expect(mailless).toEqual(blankTexts.map(() => ({ email: 'Email is required' })));
    expect(internationalNames.map((name) => check(typed({ name })))).toEqual(
      internationalNames.map(() => ({})),
    );
  });

  it('the confirmation word may contain marks or full-width letters', {
    tags: ['AUT-8', 'BRW-2'],
  }, () => {
    const { check } = createDeletionForm({ deleteAccount: async () => ({ kind: 'done' }) }, 7);
    for (const word of [
      'DELETE',
      ' delete\n',
      '\u202aDELETE\u202c',
      'DELETE\u200b',
      'ＤＥＬＥＴＥ',
      '\ufeffDelete',
    ])
      expect([word, check({ word })]).toEqual([word, {}]);
    for (const word of [...blankTexts, 'DELET', 'DELETED', 'D E L E T E'])
      expect([word, check({ word })]).toEqual([word, { word: 'Type DELETE to confirm' }]);
  });

  it.each([
    ['name', 'white space', ' \t\u00a0\n', 'Name is required'],
    ['name', '100 letters', 'x'.repeat(100), undefined],
    ['name', '100 letters and blanks around', ` ${'x'.repeat(100)} `, undefined],
    ['name', '101 letters', 'x'.repeat(101), 'Name must be at most 100 characters'],
    // A character outside the Basic Multilingual Plane counts once.
    ['name', '100 reels', '🧵'.repeat(100), undefined],
    ['name', '101 reels', '🧵'.repeat(101), 'Name must be at most 100 characters'],
    ['name', 'controls and private characters', '\u0001\u200e\ue000\ufffe', 'Name is required'],
    // Characters newer than the platform are shown as boxes, so they are visible.
    ['name', 'letters newer than the platform', '\u{11db0}\u{11db1}', undefined],
    ['name', 'an unassigned character', '\u0378', undefined],
    ['email', 'blanks around', ' ada@example.com ', undefined],
    ['email', 'no dot', 'ada@example', 'Email address is invalid'],
    ['email', 'a blank inside', 'ada lace@example.com', 'Email address is invalid'],
  ] as const)('%s, %s', { tags: ['REG-1', 'LGN-2'] }, (field, _, text, error) => {
    expect(registration().check(typed({ [field]: text }))).toEqual(error ? { [field]: error } : {});
  });

  it.each([
    ['12345', '12345', { password: 'Password must be at least 6 characters' }],
    ['      ', '      ', {}],
    ['x'.repeat(257), 'x'.repeat(257), { password: 'Password must be at most 256 characters' }],
    ['secret1', '', { confirmation: 'Please confirm your password' }],
    ['secret1', 'secret1 ', { confirmation: 'Passwords do not match' }],
    ['secret1', 'Secret1', { confirmation: 'Passwords do not match' }],
    // The same password in another Unicode form.
    ['caf\u00e9-loom', 'cafe\u0301-loom', {}],
  ])('password %j confirmed by %j', { tags: ['REG-1', 'LGN-2'] }, (one, two, errors) => {
    const values = { password: new Secret(one), confirmation: new Secret(two) };
    expect(registration().check(typed(values))).toEqual(errors);
    const change = createPasswordChangeForm(settings, 7);
    expect(change.check({ current: password, ...values })).toEqual(errors);
  });

  it.each([
    ['secret1', 'secret1', { password: 'New password must differ from your current one' }],
    ['caf\u00e9-loom', 'cafe\u0301-loom', { password: 'New password must differ from your current one' }],
    ['secret1', 'secret2', {}],
    // Other password errors take precedence.
    ['short', 'short', { password: 'Password must be at least 6 characters' }],
    [
      '',
      '',
      {
        current: 'Current password is required',
        password: 'Password is required',
        confirmation: 'Please confirm your password',
      },
    ],
  ])('changing the password %j to %j', { tags: ['AUT-8'] }, (one, two, errors) => {
    const { check } = createPasswordChangeForm(settings, 7);
    const values = { current: new Secret(one), password: new Secret(two), confirmation: new Secret(two) };
    expect(check(values)).toEqual(errors);
  });

  it.each<[AuthOutcome, unknown]>([
    [{ kind: 'accepted', user }, { kind: 'done' }],
    [
      { kind: 'rejected', isMismatch: false, message: EMAIL_TAKEN },
      { kind: 'rejected', field: 'email', message: EMAIL_TAKEN },
    ],
    [
      { kind: 'rejected', isMismatch: false, message: 'The loom is on fire' },
      { kind: 'rejected', message: 'The loom is on fire' },
    ],
  ])(
    'registers and maps the outcome: %j',
    { tags: ['REG-2', 'AUT-1', 'AUT-3', 'AUT-7'] },
    async (outcome, expected) => {
      const requests: AuthRequest[] = [];
      const { submit } = registration(async (request) => {
        requests.push(request);
        return outcome;
      });
      expect(await submit({ values: typed({ name: ' Ada ' }), attachment: undefined }, signal)).toEqual(
        expected,
      );
      expect(requests).toEqual([{ kind: 'register', name: 'Ada', email: 'ada@example.com', password }]);
    },
  );
});

describe('the submit functions of the account forms', { tags: ['AUT-8'] }, () => {
  const asked = async <V extends object, F extends string, R>(
    definition: FormDefinition<V, F, R>,
    values: V,
  ) => definition.submit({ values, attachment: undefined }, signal);

  it('pass on the name, the word and the passwords for the account', async () => {
    const calls: unknown[][] = [];
    const note =
      (name: string) =>
      async (...given: unknown[]) => {
        calls.push([name, ...given.slice(0, -1)]);
        return { kind: 'done' } as const;
      };
    await asked(createNameForm({ rename: note('rename') }, 7), { name: ' Ida ' });
    await asked(createDeletionForm({ deleteAccount: note('delete') }, 7), { word: 'DELETE' });
    const passwords = { current: password, ...newPassword };
    await asked(createPasswordChangeForm({ changePassword: note('change') }, 7), passwords);
    const reset = { email: 'ida@loom.example', code, ...newPassword };
    await asked(createPasswordResetForm({ resetPassword: note('reset') }), reset);
    expect(calls).toEqual([
      ['rename', 7, ' Ida '],
      ['delete', 7],
      ['change', 7, passwords],
      ['reset', reset],
    ]);
  });

  it('a recovery code is passed to `onCode`, and is not part of the result', {
    tags: ['STO-5'],
  }, async () => {
    const handed: Secret[] = [];
    const ports = { onCode: (made: Secret) => void handed.push(made) };
    const made = createRecoveryForm(
      { ...ports, settings: { ...settings, makeRecoveryCode: async () => ({ kind: 'made', code }) } },
      7,
    );
    expect(await asked(made, { current: password })).toEqual({ kind: 'done', result: true });
    expect(handed).toEqual([code]);
    const rejected = createRecoveryForm({ ...ports, settings }, 7);
    expect(await asked(rejected, { current: password })).toEqual({ kind: 'rejected', message: 'no' });
    expect([handed.length, await rejected.lookUp?.()]).toEqual([1, false]);
  });
});
