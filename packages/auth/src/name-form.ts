import type { FormDefinition } from '@loomwright/form';
import { toFieldErrors } from '@loomwright/kit';
import { nameProblem } from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';

export const NAME_FIELDS = ['name'] as const;

/** What stands in the field, as typed. */
export interface NameValues {
  readonly name: string;
}

/** The form that renames an account (AUT-8). */
export const createNameForm = (
  settings: Pick<AccountSettings, 'rename'>,
  userId: number,
): FormDefinition<NameValues, 'name'> => ({
  fields: NAME_FIELDS,
  check: ({ name }) => toFieldErrors({ name: nameProblem(name) }),
  submit: ({ values: { name } }, signal) => settings.rename(userId, name, signal),
  texts: {
    submit: 'Save name',
    submitting: 'Saving…',
    submittingStatus: 'Saving your name…',
    succeededStatus: 'Your name was saved.',
    failure: 'Your name could not be saved. Please try again.',
  },
  afterSuccess: 'repeat',
});
