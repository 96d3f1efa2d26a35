import { type DraftStore, draftFieldsOf, type FormDefinition } from '@loomwright/form';
import { emailProblem, toFieldErrors } from '@loomwright/kit';
import { EMAIL_TAKEN, type NewPassword, newPasswordProblems } from './account-fields.ts';
import type { Authenticate } from './authenticator.ts';
import { nameProblem } from './name-field.ts';

export type RegistrationField = 'name' | 'email' | 'password' | 'confirmation' | 'terms';

export interface RegistrationValues extends NewPassword {
  readonly name: string;
  readonly email: string;
  readonly hasAgreed: boolean;
}

export interface RegistrationPorts {
  readonly authenticate: Authenticate;
  readonly drafts: DraftStore<never>;
}

/** Creates an account and logs in (REG-1, REG-2). */
export const createRegistrationForm = ({
  authenticate,
  drafts,
}: RegistrationPorts): FormDefinition<RegistrationValues, RegistrationField> => ({
  fields: ['name', 'email', 'password', 'confirmation', 'terms'],
  check: (values) =>
    toFieldErrors({
      name: nameProblem(values.name),
      email: emailProblem(values.email),
      ...newPasswordProblems(values),
      terms: values.hasAgreed ? undefined : 'You must agree to the terms',
    }),
  submit: async ({ values: { name, email, password } }, signal) => {
    const outcome = await authenticate({ kind: 'register', name: name.trim(), email, password }, signal);
    if (outcome.kind === 'accepted') return { kind: 'done' };
    const { message } = outcome;
    return { kind: 'rejected', field: message === EMAIL_TAKEN ? 'email' : undefined, message };
  },
  texts: {
    submit: 'Create account',
    submitting: 'Creating account…',
    submittingStatus: 'Creating your account…',
    succeededStatus: 'Creating your account…',
    failure: 'Registration failed. Please try again.',
  },
  afterSuccess: 'end',
  dependents: { password: ['confirmation'] },
  // Drafts never contain passwords, and the terms must be accepted each time.
  draft: { fields: draftFieldsOf('register'), store: drafts },
});
