import type { FormDefinition } from '@loomwright/form';
import { toFieldErrors } from '@loomwright/kit';
import type { AccountSettings } from './account-settings.ts';

export const DELETION_FIELDS = ['word'] as const;

/** The word that confirms a deletion. */
export const DELETION_WORD = 'DELETE';

/** What stands in the field, as typed. */
export interface DeletionValues {
  readonly word: string;
}

/**
 * The form that deletes an account (AUT-8), confirmed by a typed word. It asks for no password: a member who forgot theirs
 * may leave too, and the browser's data could be cleared without one anyway.
 */
export const createDeletionForm = (
  settings: Pick<AccountSettings, 'deleteAccount'>,
  userId: number,
): FormDefinition<DeletionValues, 'word'> => ({
  fields: DELETION_FIELDS,
  // Small letters and white space around the word are accepted.
  check: ({ word }) =>
    toFieldErrors({
      word: word.trim().toUpperCase() === DELETION_WORD ? undefined : `Type ${DELETION_WORD} to confirm`,
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
