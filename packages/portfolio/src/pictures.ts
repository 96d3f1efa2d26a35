import type { PictureOutcome, PictureShape } from '@loomwright/kit';
import type { PictureField } from './fields.ts';
import { MAX_PICTURE_LENGTH } from './portfolio.ts';

export interface PictureFact {
  readonly type: 'picture.read';
  readonly field: PictureField;
  readonly outcome: PictureOutcome;
  readonly was?: string | undefined;
}

export interface ChosenPicture {
  readonly field: PictureField;
  readonly file: unknown;
  /** The field's content when the file was chosen. */
  readonly was?: string | undefined;
}

export interface PictureChoice extends ChosenPicture {
  readonly type: 'portfolio.choosePicture';
}

export interface PictureProblem {
  readonly field: PictureField;
  readonly problem: string;
}

/** The first of the `pictures` is being read. */
export interface PictureQueue {
  readonly pictures: ReadonlyMap<PictureField, ChosenPicture>;
  readonly problem: PictureProblem | undefined;
}

export const EMPTY_QUEUE: PictureQueue = { pictures: new Map(), problem: undefined };

export const enqueue = ({ pictures, problem }: PictureQueue, chosen: ChosenPicture): PictureQueue => ({
  pictures: new Map(pictures).set(chosen.field, chosen),
  problem: problem?.field === chosen.field ? undefined : problem,
});

export const firstOf = ({ pictures }: PictureQueue): ChosenPicture | undefined => {
  const [chosen] = pictures.values();
  return chosen;
};

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

export const shapeOf = (field: PictureField): PictureShape => (field === 'picture' ? portrait : work);
