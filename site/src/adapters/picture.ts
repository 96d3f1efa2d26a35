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

/** What a browser makes smaller in one go without being noticed, in pixels. */
const STRIP_AREA = 2_000_000;

const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The part of a picture at its new size, strip by strip: browsers do this on the page's own time, and give it back in
 * between. Strips begin where a row of the small picture does, so that no seam is seen.
 */
const shrink = async (whole: ImageBitmap, shape: PictureShape): Promise<OffscreenCanvas> => {
  const { part, size } = planFor(whole, shape);
  const [left, top, partWidth, partHeight] = part;
  const [width, height] = size;
  const small = new OffscreenCanvas(width, height);
  const context = small.getContext('2d');
  const count = Math.min(height, Math.ceil((partWidth * partHeight) / STRIP_AREA));
  const rowOf = (strip: number) => Math.round((strip * height) / count);
  const sourceOf = (row: number) => Math.round((row * partHeight) / height);
  for (let strip = 0; strip < count; strip += 1) {
    const [from, to] = [rowOf(strip), rowOf(strip + 1)];
    const [first, last] = [sourceOf(from), sourceOf(to)];
    const drawn = await createImageBitmap(whole, left, top + first, partWidth, last - first, {
      resizeWidth: width,
      resizeHeight: to - from,
      resizeQuality: 'high',
    });
    context?.drawImage(drawn, 0, from);
    drawn.close();
    await giveWay();
  }
  return small;
};

const encode = async (small: OffscreenCanvas, scale: number, quality: number): Promise<Blob | undefined> => {
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

const toShortAddress = async (small: OffscreenCanvas, maxLength: number): Promise<string | undefined> => {
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
 * page. Of what moves, the first frame; drawings (SVG) are not decoded by browsers here, and refused with everything else
 * that is no picture.
 */
export const readPictureAs = async (file: unknown, shape: PictureShape): Promise<PictureOutcome> => {
  if (!(file instanceof Blob)) return reject('Please choose a picture.');
  if (file.size > MAX_FILE_BYTES)
    return reject('This file is larger than 20 MB. Please choose a smaller one.');
  if (!('OffscreenCanvas' in globalThis))
    return reject('This browser is too old to make pictures smaller. Please use a newer one.');
  let small: OffscreenCanvas;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    // As a step of its own: browsers do not agree whether a picture is made smaller or turned first.
    small = await shrink(whole, shape);
    whole.close();
  } catch {
    return reject('This file cannot be read as a picture. JPEG, PNG and WebP work in every browser.');
  }
  const picture = await toShortAddress(small, shape.maxLength);
  return picture === undefined
    ? reject('This picture cannot be made small enough. Please choose another one.')
    : { kind: 'picture', picture };
};
