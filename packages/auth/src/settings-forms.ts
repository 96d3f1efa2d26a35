import type { FormDefinition } from '@loomwright/form';
import { foldText, type Secret, toFieldErrors } from '@loomwright/kit';
import { currentPasswordProblem } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';

export interface RecoveryPorts {
  readonly settings: Pick<AccountSettings, 'hasRecoveryCode' | 'makeRecoveryCode'>;
  /** Receives the code, which never enters the machine (STO-5). */
  readonly onCode: (code: Secret) => void;
}

/** Asks for the password: an unattended browser must not be enough to take over the account (AUT-8). */
export const createRecoveryForm = (
  { settings, onCode }: RecoveryPorts,
  userId: number,
): FormDefinition<{ readonly current: Secret }, 'current', boolean> => ({
  fields: ['current'],
  check: ({ current }) => toFieldErrors({ current: currentPasswordProblem(current) }),
  submit: async ({ values: { current } }, signal) => {
    const outcome = await settings.makeRecoveryCode(userId, current, signal);
    if (outcome.kind === 'rejected') return outcome;
    onCode(outcome.code);
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

/** Compared without regard to case, character width or surrounding white space. */
export const DELETION_WORD = 'DELETE';

/** Asks for no password: a member who forgot it may still delete the account (AUT-8). */
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
