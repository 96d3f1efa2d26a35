import type { FormDefinition } from '@loomwright/form';
import { foldText, type Secret, toFieldErrors } from '@loomwright/kit';
import { currentPasswordProblem } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';

export interface RecoveryPorts {
  readonly settings: Pick<AccountSettings, 'hasRecoveryCode' | 'makeRecoveryCode'>;
  /** Receives the code to show: it never enters the chart (STO-5). */
  readonly handOver: (code: Secret) => void;
}

/**
 * The form that makes a recovery code (AUT-8). It asks for the current password: an unattended browser is not
 * enough to take over the account. Its result is whether the account has a code.
 */
export const createRecoveryForm = (
  { settings, handOver }: RecoveryPorts,
  userId: number,
): FormDefinition<{ readonly current: Secret }, 'current', boolean> => ({
  fields: ['current'],
  check: ({ current }) => toFieldErrors({ current: currentPasswordProblem(current) }),
  submit: async ({ values: { current } }, signal) => {
    const outcome = await settings.makeRecoveryCode(userId, current, signal);
    if (outcome.kind === 'rejected') return outcome;
    handOver(outcome.code);
    return { kind: 'done', result: true };
  },
  texts: {
    submit: 'Create a recovery code',
    submitting: 'Creating the code…',
    submittingStatus: 'Creating a recovery code…',
    succeededStatus: 'Your recovery code was created.',
    failure: 'The code could not be created. Please try again.',
  },
  afterSuccess: 'confirm',
  lookUp: () => settings.hasRecoveryCode(userId),
});

/** The word that confirms a deletion; small or wide letters, and white space or marks around it, are accepted. */
export const DELETION_WORD = 'DELETE';

/**
 * The form that deletes an account (AUT-8), confirmed by a typed word. It asks for no password: a member who forgot theirs
 * may delete the account too, and the browser's data could be cleared without one anyway.
 */
export const createDeletionForm = (
  settings: Pick<AccountSettings, 'deleteAccount'>,
  userId: number,
): FormDefinition<{ readonly word: string }, 'word'> => ({
  fields: ['word'],
  check: ({ word }) =>
    toFieldErrors({
      word:
        foldText(word).trim() === foldText(DELETION_WORD) ? undefined : `Type ${DELETION_WORD} to confirm`,
    }),
  submit: (_, signal) => settings.deleteAccount(userId, signal),
  texts: {
    submit: 'Delete account',
    submitting: 'Deleting…',
    submittingStatus: 'Deleting your account…',
    succeededStatus: '',
    failure: 'Your account could not be deleted. Please try again.',
  },
  afterSuccess: 'end',
});
