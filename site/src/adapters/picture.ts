import { MAX_PICTURE_LENGTH, type PictureOutcome } from '@loomwright/auth';

const MAX_FILE_BYTES = 20_000_000;
/** Four times what a screen shows of it, for screens that are fine. */
const MAX_SIDE = 256;

const reject = (message: string): PictureOutcome => ({ kind: 'rejected', message });

// The best that is small enough. A browser that cannot write WebP writes PNG instead, which may be too long.
const WAYS = [
  ['image/webp', 0.85],
  ['image/jpeg', 0.85],
  ['image/webp', 0.6],
  ['image/jpeg', 0.5],
] as const;

/** The middle of a picture as a small square. What lets through what is behind it is put on white: JPEG knows no other way. */
const toSmallPicture = (bitmap: ImageBitmap): string | undefined => {
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, MAX_SIDE);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return WAYS.map(([type, quality]) => canvas.toDataURL(type, quality)).find(
    (address) => address.length <= MAX_PICTURE_LENGTH && /^data:image\//.test(address),
  );
};

/**
 * Makes a small picture of a chosen file: decoded, turned the way the camera was held, cut to its middle and drawn anew,
 * so that nothing of the file but what is seen of it is kept, neither place nor time. Of what moves, the first frame;
 * drawings (SVG) are not decoded by browsers here, and refused with everything else that is no picture.
 */
export const readPicture = async (file: unknown): Promise<PictureOutcome> => {
  if (!(file instanceof Blob)) return reject('Please choose a picture.');
  if (file.size > MAX_FILE_BYTES)
    return reject('This file is larger than 20 MB. Please choose a smaller one.');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return reject('This file cannot be read as a picture. JPEG, PNG and WebP work in every browser.');
  }
  const picture = toSmallPicture(bitmap);
  bitmap.close();
  return picture === undefined
    ? reject('This picture cannot be made small enough. Please choose another one.')
    : { kind: 'picture', picture };
};
