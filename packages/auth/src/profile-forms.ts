import type { FormDefinition } from '@loomwright/form';
import {
  normalizePassword,
  type PictureShape,
  type ReadPicture,
  type Secret,
  toFieldErrors,
} from '@loomwright/kit';
import {
  currentPasswordProblem,
  MAX_PICTURE_LENGTH,
  type NewPassword,
  newPasswordProblems,
} from './account-fields.ts';
import type { AccountSettings } from './account-settings.ts';
import { nameProblem } from './name-field.ts';

export const createNameForm = (
  settings: Pick<AccountSettings, 'rename'>,
  userId: number,
): FormDefinition<{ readonly name: string }, 'name'> => ({
  fields: ['name'],
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

export interface PicturePorts {
  readonly settings: Pick<AccountSettings, 'setPicture'>;
  readonly readPicture: ReadPicture;
}

/** More than twice the largest displayed width, for high-density screens. */
const SHAPE: PictureShape = { maxWidth: 256, maxHeight: 256, isSquare: true, maxLength: MAX_PICTURE_LENGTH };

/**
 * A submit without a file removes the picture (AUT-8, NAV-6). A new choice replaces one still being
 * submitted.
 */
export const createPictureForm = (
  { settings, readPicture }: PicturePorts,
  userId: number,
): FormDefinition<{ readonly file: unknown }, never> => ({
  fields: [],
  check: () => ({}),
  submit: async ({ values: { file } }, signal) => {
    const outcome = file === undefined ? undefined : await readPicture(file, SHAPE);
    return outcome?.kind === 'rejected' ? outcome : settings.setPicture(userId, outcome?.picture, signal);
  },
  texts: {
    submit: 'Choose a picture',
    submitting: 'Working…',
    submittingStatus: '',
    succeededStatus: 'Your picture was changed.',
    failure: 'The picture could not be changed. Please try again.',
  },
  afterSuccess: 'repeat',
  whileSubmitting: 'replace',
});

interface PasswordChangeValues extends NewPassword {
  readonly current: Secret;
}

const changedPasswordProblems = ({ current, ...typed }: PasswordChangeValues) => {
  const { password, confirmation } = newPasswordProblems(typed);
  const isSame = normalizePassword(typed.password) === normalizePassword(current);
  return {
    current: currentPasswordProblem(current),
    password: password ?? (isSame ? 'New password must differ from your current one' : undefined),
    confirmation,
  };
};

export const createPasswordChangeForm = (
  settings: Pick<AccountSettings, 'changePassword'>,
  userId: number,
): FormDefinition<PasswordChangeValues, keyof PasswordChangeValues> => ({
  fields: ['current', 'password', 'confirmation'],
  check: (values) => toFieldErrors(changedPasswordProblems(values)),
  submit: ({ values }, signal) => settings.changePassword(userId, values, signal),
  texts: {
    submit: 'Change password',
    submitting: 'Changing…',
    submittingStatus: 'Changing your password…',
    succeededStatus: 'Your password was changed.',
    failure: 'Your password could not be changed. Please try again.',
  },
  afterSuccess: 'repeat',
  dependents: { current: ['password'], password: ['confirmation'] },
});
