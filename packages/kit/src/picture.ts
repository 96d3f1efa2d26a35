/** A `data:` address, or a message for the user. */
export type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

export interface PictureShape {
  /** In pixels. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Crops to the centre. */
  readonly isSquare: boolean;
  /** In characters of the `data:` address. */
  readonly maxLength: number;
}

/** Scales a `File` down. The outcome is `rejected` if it cannot be read as a picture. */
export type ReadPicture = (file: unknown, shape: PictureShape) => Promise<PictureOutcome>;

export const MAX_PICTURE_FILE_BYTES = 20_000_000;

const problems = {
  noFile: 'Please choose a picture.',
  tooLarge: 'This file is larger than 20 MB. Please choose a smaller one.',
  oldBrowser: 'This browser is too old to make pictures smaller. Please use a newer one.',
  unreadable: 'This file cannot be read as a picture. JPEG, PNG and WebP work in every browser.',
  tooDetailed: 'This picture cannot be made small enough. Please choose another one.',
} as const;

export const rejectPicture = (reason: keyof typeof problems): PictureOutcome => ({
  kind: 'rejected',
  message: problems[reason],
});
