import { type FieldErrors, toFieldErrors } from '@loomwright/kit';

/** What a person types to say that they mean it. */
export const DELETION_WORD = 'DELETE';

/** What is wrong with the word as typed. Small letters and blanks around it are no reason to turn somebody back. */
export const deletionErrors = (word: string): FieldErrors<'word'> =>
  toFieldErrors({
    word: word.trim().toUpperCase() === DELETION_WORD ? undefined : `Type ${DELETION_WORD} to confirm`,
  });
