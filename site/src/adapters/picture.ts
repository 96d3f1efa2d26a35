import { MAX_PICTURE_FILE_BYTES, type PictureShape, type ReadPicture, rejectPicture } from '@loomwright/kit';

// Reduces the quality first, then the size.
const WAYS = [1, 0.75, 0.5].flatMap((scale) =>
  [0.85, 0.65, 0.45].map((quality) => ({ scale, quality }) as const),
);

const toPixels = (length: number) => Math.max(1, Math.round(length));

const planFor = ({ width, height }: ImageBitmap, { isSquare, maxHeight, maxWidth }: PictureShape) => {
  const least = Math.min(width, height);
  const [w, h] = isSquare ? [least, least] : [width, height];
  const scale = Math.min(1, maxWidth / w, maxHeight / h);
  return {
    part: [Math.floor((width - w) / 2), Math.floor((height - h) / 2), w, h] as const,
    size: [toPixels(w * scale), toPixels(h * scale)] as const,
  };
};

/** The number of pixels that a browser can scale without a noticeable pause. */
const STRIP_AREA = 2_000_000;

const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Scales the picture in strips, to keep the page responsive. Strips of whole rows leave no seams. */
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
    await yieldToPage();
  }
  return small;
};

const encode = async (small: OffscreenCanvas, scale: number, quality: number): Promise<Blob | undefined> => {
  const canvas = new OffscreenCanvas(toPixels(small.width * scale), toPixels(small.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that cannot encode WebP returns PNG.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality });
};

const toAddress = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(blob);
  });

const toShortAddress = async (small: OffscreenCanvas, maxLength: number): Promise<string | undefined> => {
  for (const { scale, quality } of WAYS) {
    const blob = await encode(small, scale, quality);
    if (!blob || (blob.size * 4) / 3 + 64 > maxLength) continue;
    return toAddress(blob);
  }
  return undefined;
};

/** Redrawing drops metadata such as the location. Rejects SVG, which `createImageBitmap` does not decode. */
export const readPicture: ReadPicture = async (file, shape) => {
  if (!(file instanceof Blob)) return rejectPicture('noFile');
  if (file.size > MAX_PICTURE_FILE_BYTES) return rejectPicture('tooLarge');
  if (!('OffscreenCanvas' in globalThis)) return rejectPicture('oldBrowser');
  let small: OffscreenCanvas;
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
    // A separate step, because browsers differ in whether they resize or rotate first.
    small = await shrink(whole, shape);
    whole.close();
  } catch {
    return rejectPicture('unreadable');
  }
  const picture = await toShortAddress(small, shape.maxLength);
  return picture === undefined ? rejectPicture('tooDetailed') : { kind: 'picture', picture };
};
