import { type FieldErrors, toFieldErrors } from '@loomwright/kit';
import type { CareOutcome } from './care-form.ts';
import { nameProblem } from './registration.ts';

/** What came of making a small picture of a file: its `data:` address, or why there is none, for people. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** Said when making or storing a picture broke without words. */
export const PICTURE_FAILED = 'The picture could not be changed. Please try again.';

/** What is wrong with a name as typed (REG-1). */
export const nameErrors = (name: string): FieldErrors<'name'> => toFieldErrors({ name: nameProblem(name) });

/** Why there is no picture; empty when there is one. */
export const pictureProblemOf = (outcome: PictureOutcome | CareOutcome): string =>
  outcome.kind === 'rejected' ? outcome.message : '';

/** The picture that is to be stored: the one that was made just now, or none when it is to be taken away. */
export const wishedPicture = (event: object): string | undefined =>
  'output' in event ? (event.output as { readonly picture?: string }).picture : undefined;
