import type { PictureField } from './fields.ts';

/** A picture made small, as a data address, or why there is none, in words for the user. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** A file for a field; only the port looks into it. */
export interface ChosenPicture {
  readonly field: PictureField;
  readonly file: unknown;
}

export interface PictureProblem {
  readonly field: PictureField;
  readonly problem: string;
}

/** The picture being read, those that wait, and why the last one was refused. */
export interface PictureQueue {
  readonly pictures: readonly ChosenPicture[];
  readonly problem: PictureProblem | undefined;
}

export const EMPTY_QUEUE: PictureQueue = { pictures: [], problem: undefined };

/** With one more picture; of a field the file chosen last counts. */
export const enqueue = (
  { pictures, problem }: PictureQueue,
  { field, file }: ChosenPicture,
): PictureQueue => ({
  pictures: pictures.some((other) => other.field === field)
    ? pictures.map((other) => (other.field === field ? { field, file } : other))
    : [...pictures, { field, file }],
  problem: problem?.field === field ? undefined : problem,
});

/** Once the first picture was read, or refused. */
export const dequeue = (
  { pictures: [first, ...rest], problem }: PictureQueue,
  outcome: PictureOutcome,
): PictureQueue => ({
  pictures: rest,
  problem: first && outcome.kind === 'rejected' ? { field: first.field, problem: outcome.message } : problem,
});

/** Makes a small picture of a chosen file, of the shape its field wants. */
export type ReadPicture = (file: unknown, field: PictureField) => Promise<PictureOutcome>;
