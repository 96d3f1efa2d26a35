/** A picture made small, as a data address, or why there is none, in a person's words. */
type PictureOutcome =
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'rejected'; readonly message: string };

/** What a picture is made into. */
export interface PictureShape {
  /** In pixels. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Its middle alone. */
  readonly isSquare: boolean;
  /** In characters of the data address. */
  readonly maxLength: number;
}

const MAX_FILE_BYTES = 20_000_000;

const reject = (message: string): PictureOutcome => ({ kind: 'rejected', message });

// The best that is short enough, rather a little coarser than a little smaller.
const WAYS = [1, 0.75, 0.5].flatMap((scale) =>
  [0.85, 0.65, 0.45].map((quality) => ({ scale, quality }) as const),
);

/** The part of a picture that is kept, and how large it is drawn; nothing is made larger than it is. */
const planFor = ({ width, height }: ImageBitmap, { isSquare, maxHeight, maxWidth }: PictureShape) => {
  const [w, h] = isSquare ? [Math.min(width, height), Math.min(width, height)] : [width, height];
  const scale = Math.min(1, maxWidth / w, maxHeight / h);
  return {
    part: [Math.floor((width - w) / 2), Math.floor((height - h) / 2), w, h] as const,
    size: [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))] as const,
  };
};

const encode = async (small: ImageBitmap, scale: number, quality: number): Promise<Blob | undefined> => {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(small.width * scale)),
    Math.max(1, Math.round(small.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // What lets through what is behind it is put on white: JPEG knows no other way.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that cannot write WebP writes PNG instead.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
};

const toAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('a picture cannot be read back'));
    reader.readAsDataURL(blob);
  });

const toShortAddress = async (small: ImageBitmap, maxLength: number): Promise<string | undefined> => {
  for (const { scale, quality } of WAYS) {
    const blob = await encode(small, scale, quality);
    // Base64 makes four characters of three bytes.
    if (!blob || (blob.size * 4) / 3 + 64 > maxLength) continue;
    return toAddress(blob);
  }
  return undefined;
};

/**
 * Makes a small picture of a chosen file: decoded, turned the way the camera was held and drawn anew, so that nothing of
 * the file but what is seen of it is kept, neither place nor time. Decoding and writing are the browser's, beside the
 * page; what is made smaller on the page's own time takes a few hundredths of a second. Of what moves, the first frame;
 * drawings (SVG) are not decoded by browsers here, and refused with everything else that is no picture.
 */
export const readPictureAs = async (file: unknown, shape: PictureShape): Promise<PictureOutcome> => {
  if (!(file instanceof Blob)) return reject('Please choose a picture.');
  if (file.size > MAX_FILE_BYTES)
    return reject('This file is larger than 20 MB. Please choose a smaller one.');
  let small: ImageBitmap;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { part, size } = planFor(whole, shape);
    const [resizeWidth, resizeHeight] = size;
    // As a step of its own: browsers do not agree whether a picture is made smaller or turned first.
    small = await createImageBitmap(whole, ...part, { resizeWidth, resizeHeight, resizeQuality: 'high' });
    whole.close();
  } catch {
    return reject('This file cannot be read as a picture. JPEG, PNG and WebP work in every browser.');
  }
  const picture = await toShortAddress(small, shape.maxLength);
  small.close();
  return picture === undefined
    ? reject('This picture cannot be made small enough. Please choose another one.')
    : { kind: 'picture', picture };
};
