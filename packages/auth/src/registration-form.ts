import type { DraftStore, FormDefinition, SubmitOutcome } from '@loomwright/form';
import { emailProblem, type Listener, type SessionReply, toFieldErrors } from '@loomwright/kit';
import { createActor, fromCallback } from 'xstate';
import { EMAIL_TAKEN, type NewPassword, newPasswordProblems } from './account-fields.ts';
import { nameProblem } from './name-field.ts';
import type { RegisterEvent } from './session-events.ts';

export type RegistrationField = 'name' | 'email' | 'password' | 'confirmation' | 'terms';

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

const toOutcome = (reply: SessionReply): SubmitOutcome<RegistrationField> => {
  if (reply.isAccepted) return { kind: 'done' };
  const message = reply.message || FAILED;
  return { kind: 'rejected', field: message === EMAIL_TAKEN ? 'email' : undefined, message };
};

/** The form that makes an account (REG-1, REG-2). A success signs in, and the site leaves the page. */
export const createRegistrationForm = ({
  session,
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
  submit: ({ values: { name, email, password } }) =>
    new Promise((resolve) => {
      // A short-lived actor, to which the session replies.
      const replyTo = createActor(
        fromCallback<SessionReply>(({ receive }) => receive((reply) => resolve(toOutcome(reply)))),
      ).start() as unknown as Listener<SessionReply>;
      session.send({ type: 'session.signIn', kind: 'register', name: name.trim(), email, password, replyTo });
    }),
  texts: {
    submit: 'Create account',
    submitting: 'Creating account…',
    submittingStatus: 'Creating your account…',
    succeededStatus: 'Creating your account…',
    failure: FAILED,
  },
  afterSuccess: 'end',
  dependents: { password: ['confirmation'] },
  // Never a password; the terms are to be agreed to each time.
  draft: { fields: [{ name: 'name' }, { name: 'email' }], store: drafts },
});
