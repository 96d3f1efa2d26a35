import type { DraftStore, FormDefinition, SubmitOutcome } from '@loomwright/form';
import { emailProblem, type Listener, toFieldErrors } from '@loomwright/kit';
import { type NewPassword, nameProblem, newPasswordProblems } from './account-fields.ts';
import { askSession } from './ask-session.ts';
import { EMAIL_TAKEN, type RegisterEvent, type SessionReply } from './session-events.ts';

/** The fields in the order of the page. */
export const REGISTRATION_FIELDS = ['name', 'email', 'password', 'confirmation', 'terms'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** What the form holds, as typed. */
export interface RegistrationValues extends NewPassword {
  readonly name: string;
  readonly email: string;
  /** Whether the box of the terms is ticked. */
  readonly hasAgreed: boolean;
}

export interface RegistrationPorts {
  readonly session: Listener<RegisterEvent>;
  readonly drafts: DraftStore<never>;
}

const FAILED = 'Registration failed. Please try again.';

const toOutcome = (answer: SessionReply): SubmitOutcome<RegistrationField> => {
  if (answer.isAccepted) return { kind: 'done' };
  const message = answer.message || FAILED;
  return { kind: 'rejected', field: message === EMAIL_TAKEN ? 'email' : undefined, message };
};

/** The form that makes an account (REG-1, REG-2). Its success has signed in: the page goes away. */
export const createRegistrationForm = ({
  session,
  drafts,
}: RegistrationPorts): FormDefinition<RegistrationValues, RegistrationField> => ({
  fields: REGISTRATION_FIELDS,
  check: (values) =>
    toFieldErrors({
      name: nameProblem(values.name),
      email: emailProblem(values.email),
      ...newPasswordProblems(values),
      terms: values.hasAgreed ? undefined : 'You must agree to the terms',
    }),
  submit: async ({ values: { name, email, password } }) =>
    toOutcome(
      await askSession((replyTo) =>
        session.send({
          type: 'session.signIn',
          kind: 'register',
          name: name.trim(),
          email,
          password,
          replyTo,
        }),
      ),
    ),
  texts: {
    submit: 'Create account',
    submitting: 'Creating account…',
    submittingStatus: 'Creating your account…',
    succeededStatus: 'Creating your account…',
    failure: FAILED,
  },
  afterSuccess: 'end',
  dependents: { password: ['confirmation'] },
  // Never a password, and the terms are to be agreed to anew.
  draft: { fields: [{ name: 'name' }, { name: 'email' }], store: drafts },
});
