import type { ChartState, ChartTransition } from '../chart.ts';
import type { Word } from './words.ts';

/** In pixels from the top left corner of the drawing. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positioned relative to its box or label; `y` is the upper edge. */
export interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Word[];
  readonly keys: readonly string[];
}

export interface Head {
  readonly lines: readonly TextLine[];
  readonly rules: readonly number[];
  /** Left edge of the lines. A title moves aside for an arrow that enters above it. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

export type Flow = 'DOWN' | 'RIGHT';

export interface Box extends Rect {
  readonly path: string;
  readonly type: ChartState['type'];
  /** Whether other states are drawn inside. */
  readonly isOuter: boolean;
  /** Whether the parent state is parallel. */
  readonly isRegion: boolean;
  readonly isCollapsed?: true;
  readonly flow?: Flow | undefined;
  readonly head: Head;
}

export interface Dot {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export interface Label extends Rect {
  readonly lines: readonly TextLine[];
}

/** `initial` is the arrow from an initial dot, or from a history state to its default. */
export type EdgeKind = ChartTransition['kind'] | 'initial';

/** An arrow with its bends, shared by all transitions from one state to another. */
export interface Edge {
  /** For an arrow from a dot, the state that contains the dot. */
  readonly source: string;
  readonly target: string;
  readonly kinds: readonly EdgeKind[];
  readonly points: readonly Point[];
  readonly label?: Label | undefined;
}

/** A chart with its layout, as plain JSON data. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly dots: readonly Dot[];
  readonly edges: readonly Edge[];
}

export const isFromDot = ({ kinds, label }: Edge): boolean => kinds[0] === 'initial' && label === undefined;

/** Maps all coordinates, including the corners of rectangles. */
export const mapPlaces = (
  drawing: Drawing,
  mapX: (x: number) => number,
  mapY: (y: number) => number,
): Drawing => {
  const mapRect = <R extends Rect>(rect: R): R => ({
    ...rect,
    x: mapX(rect.x),
    y: mapY(rect.y),
    width: mapX(rect.x + rect.width) - mapX(rect.x),
    height: mapY(rect.y + rect.height) - mapY(rect.y),
  });
  return {
    width: mapX(drawing.width),
    height: mapY(drawing.height),
    boxes: drawing.boxes.map(mapRect),
    dots: drawing.dots.map((dot) => ({ ...dot, x: mapX(dot.x), y: mapY(dot.y) })),
    edges: drawing.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(([x, y]) => [mapX(x), mapY(y)] as const),
      label: edge.label && mapRect(edge.label),
    })),
  };
};

export const moved = (drawing: Drawing, dx: number, dy: number): Drawing => ({
  ...mapPlaces(
    drawing,
    (x) => x + dx,
    (y) => y + dy,
  ),
  width: drawing.width,
  height: drawing.height,
});

export const mergeDrawings = (parts: readonly Drawing[], width: number, height: number): Drawing => ({
  width,
  height,
  boxes: parts.flatMap(({ boxes }) => boxes),
  dots: parts.flatMap(({ dots }) => dots),
  edges: parts.flatMap(({ edges }) => edges),
});
