import { type Desk, editDesk } from './desk.ts';
import type { Edit } from './edit.ts';
import type { Portfolio } from './portfolio.ts';

/** A picture made small, as a data address, or why there is none, in a person's words. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** Where a picture goes: into the field of the portfolio itself, or of one project. */
export type PictureField = 'picture' | `projects.${number}.picture`;

/** A file for a field; what it is, is the ports' to find out. */
export interface ChosenPicture {
  readonly field: PictureField;
  readonly file: unknown;
}

export interface PictureProblem {
  readonly field: PictureField;
  readonly problem: string;
}

const projectId = (field: PictureField): number => Number(field.split('.')[1]);

/** An edit that puts a picture into its field. */
const pictureEdit = (field: PictureField, picture: string): Edit =>
  field === 'picture'
    ? { kind: 'write', field, text: picture }
    : { kind: 'writeEntry', list: 'projects', id: projectId(field), field: 'picture', text: picture };

/** Whether there is such a field. */
export const hasPictureField = ({ projects }: Portfolio, field: PictureField): boolean =>
  field === 'picture' || projects.some(({ id }) => id === projectId(field));

/** One more in the queue; of a field the file chosen last is the one that is meant. */
export const chooseInto = (
  pictures: readonly ChosenPicture[],
  { field, file }: ChosenPicture,
): readonly ChosenPicture[] =>
  pictures.some((other) => other.field === field)
    ? pictures.map((other) => (other.field === field ? { field, file } : other))
    : [...pictures, { field, file }];

/** A desk with a picture in the field that was read first in the queue; the same one when that field is gone. */
export const withPicture = (desk: Desk, [read]: readonly ChosenPicture[], outcome: PictureOutcome): Desk =>
  read && outcome.kind === 'picture' ? editDesk(desk, pictureEdit(read.field, outcome.picture)) : desk;
