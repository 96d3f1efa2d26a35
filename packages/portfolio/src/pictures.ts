import type { PictureOutcome, PictureShape } from '@loomwright/kit';
import type { PictureField } from './fields.ts';
import { MAX_PICTURE_LENGTH } from './portfolio.ts';

/** A chosen picture was read. */
export interface PictureFact {
  readonly type: 'picture.read';
  readonly field: PictureField;
  readonly outcome: PictureOutcome;
  readonly was?: string | undefined;
}

/** A file for a field; only the port reads it. */
export interface ChosenPicture {
  readonly field: PictureField;
  readonly file: unknown;
  /** What the field held then. */
  readonly was?: string | undefined;
}

/** Asks for a picture to be read. */
export interface PictureChoice extends ChosenPicture {
  readonly type: 'portfolio.choosePicture';
}

export interface PictureProblem {
  readonly field: PictureField;
  readonly problem: string;
}

/** The files to read, the current one first, and the reason for the last refusal. */
export interface PictureQueue {
  readonly pictures: ReadonlyMap<PictureField, ChosenPicture>;
  readonly problem: PictureProblem | undefined;
}

export const EMPTY_QUEUE: PictureQueue = { pictures: new Map(), problem: undefined };

/** The queue with one more picture; it replaces an earlier file for the same field, in its place. */
export const enqueue = ({ pictures, problem }: PictureQueue, chosen: ChosenPicture): PictureQueue => ({
  pictures: new Map(pictures).set(chosen.field, chosen),
  problem: problem?.field === chosen.field ? undefined : problem,
});

/** The picture to read now; undefined when none waits. */
export const firstOf = ({ pictures }: PictureQueue): ChosenPicture | undefined => {
  const [chosen] = pictures.values();
  return chosen;
};

/** The queue after the first picture was read or refused. */
export const dequeue = ({ pictures, problem }: PictureQueue, outcome: PictureOutcome): PictureQueue => {
  const [first, ...rest] = pictures;
  const isRefused = first && outcome.kind === 'rejected';
  return {
    pictures: new Map(rest),
    problem: isRefused ? { field: first[0], problem: outcome.message } : problem,
  };
};

const portrait = { maxWidth: 512, maxHeight: 512, isSquare: true, maxLength: MAX_PICTURE_LENGTH };
const work = { maxWidth: 960, maxHeight: 1440, isSquare: false, maxLength: MAX_PICTURE_LENGTH };

/** How a picture of this field is to become: a square portrait, or the whole picture of a project. */
export const shapeOf = (field: PictureField): PictureShape => (field === 'picture' ? portrait : work);
