import type { PictureField } from './fields.ts';

/** A picture made small, as a data address, or why there is none, in words for the user. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** What became of a chosen picture. */
export interface PictureFact {
  readonly type: 'picture.read';
  readonly field: PictureField;
  readonly outcome: PictureOutcome;
}

/** A file for a field; only the port looks into it. */
export interface ChosenPicture {
  readonly field: PictureField;
  readonly file: unknown;
}

export interface PictureProblem {
  readonly field: PictureField;
  readonly problem: string;
}

/** The files that wait for their fields, the one being read first, and why the last one was refused. */
export interface PictureQueue {
  readonly pictures: ReadonlyMap<PictureField, unknown>;
  readonly problem: PictureProblem | undefined;
}

export const EMPTY_QUEUE: PictureQueue = { pictures: new Map(), problem: undefined };

/** With one more picture; of a field the file chosen last counts, in the place of the one before. */
export const enqueue = (
  { pictures, problem }: PictureQueue,
  { field, file }: ChosenPicture,
): PictureQueue => ({
  pictures: new Map(pictures).set(field, file),
  problem: problem?.field === field ? undefined : problem,
});

/** The picture to read now; only where one waits. */
export const firstOf = ({ pictures }: PictureQueue): ChosenPicture => {
  for (const [field, file] of pictures) return { field, file };
  throw new Error('no picture was chosen');
};

/** Once the first picture was read, or refused. */
export const dequeue = ({ pictures, problem }: PictureQueue, outcome: PictureOutcome): PictureQueue => {
  const [first, ...rest] = pictures;
  const isRefused = first && outcome.kind === 'rejected';
  return {
    pictures: new Map(rest),
    problem: isRefused ? { field: first[0], problem: outcome.message } : problem,
  };
};

/** Makes a small picture of a chosen file, of the shape its field wants. */
export type ReadPicture = (file: unknown, field: PictureField) => Promise<PictureOutcome>;
