import type { Box } from '@loomwright/statecharts';

type Point = readonly [x: number, y: number];
type Rect = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

interface Extent {
  readonly width: number;
  readonly height: number;
}

const MOST = { width: 168, height: 128 } as const;

/** In pixels. */
export const minimapSize = ({ width, height }: Extent): Extent => {
  const factor = Math.min(MOST.width / width, MOST.height / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
};

export const minimapBoxes = (boxes: readonly Box[]): readonly (Rect & { readonly depth: number })[] =>
  boxes.map(({ height, path, width, x, y }) => ({
    x,
    y,
    width,
    height,
    depth: path === '' ? 0 : path.split('.').length,
  }));

/** In pixels. A rounding error must not show a minimap. */
const TOLERANCE = 1;

/** `picture` is the drawing and `room` its frame, both on the screen. Undefined if everything is visible. */
export const seenPart = (drawing: Extent, picture: Rect, room: Rect): Rect | undefined => {
  const part = (
    [start, length]: Point,
    [from, space]: Point,
    whole: number,
  ): { readonly at: number; readonly size: number; readonly isWhole: boolean } => {
    const factor = length / whole;
    const low = Math.min(Math.max(from - start, 0), length);
    const high = Math.min(Math.max(from + space - start, low), length);
    return {
      at: low / factor,
      size: (high - low) / factor,
      isWhole: low <= TOLERANCE && high >= length - TOLERANCE,
    };
  };
  if (!(picture.width > 0 && picture.height > 0)) return undefined;
  const across = part([picture.x, picture.width], [room.x, room.width], drawing.width);
  const down = part([picture.y, picture.height], [room.y, room.height], drawing.height);
  if (across.isWhole && down.isWhole) return undefined;
  return { x: across.at, y: down.at, width: across.size, height: down.size };
};

/** The largest visible share of a drawing for which a minimap is worth the space that it covers. */
const NEARLY_ALL = 0.7;

export const needsMinimap = (drawing: Extent, seen: Extent): boolean =>
  seen.width * seen.height < NEARLY_ALL * drawing.width * drawing.height;

/** The scroll distance, in pixels, that centres a point of the drawing in its frame. */
export const scrollToCentre = ([x, y]: Point, drawing: Extent, picture: Rect, room: Rect): Point => [
  picture.x + (x * picture.width) / drawing.width - (room.x + room.width / 2),
  picture.y + (y * picture.height) / drawing.height - (room.y + room.height / 2),
];
