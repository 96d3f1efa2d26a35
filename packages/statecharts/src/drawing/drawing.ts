import type { ChartState, ChartTransition } from '../chart.ts';
import type { Word } from './words.ts';

/** A place in a drawing, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, placed relative to its box or label; `y` is its upper edge. */
export interface TextLine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Word[];
  /** The keys of the transitions it tells of. */
  readonly keys: readonly string[];
}

/** What a state says of itself: lines relative to `x` and the top of its box, and rules between their groups. */
export interface Head {
  readonly lines: readonly TextLine[];
  /** The heights at which a rule parts the groups of lines. */
  readonly rules: readonly number[];
  /** Where the lines begin; a title steps aside for an arrow that enters above it. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The direction in which the states inside follow each other. */
export type Flow = 'DOWN' | 'RIGHT';

export interface Box extends Rect {
  readonly path: string;
  readonly type: ChartState['type'];
  /** Whether other states are drawn inside. */
  readonly isOuter: boolean;
  /** Whether it is active together with its neighbours. */
  readonly isRegion: boolean;
  /** Whether it is collapsed: other states would be drawn inside. */
  readonly isCollapsed?: true;
  readonly flow?: Flow | undefined;
  readonly head: Head;
}

/** Where a state with states inside begins: the middle of a dot. */
export interface Dot {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

export interface Label extends Rect {
  readonly lines: readonly TextLine[];
}

/** `initial` joins a dot or a history state to where it leads. */
export type EdgeKind = ChartTransition['kind'] | 'initial';

/** An arrow with its bends. All transitions from one state to another share one. */
export interface Edge {
  /** Of an arrow from a dot, the state whose dot it is. */
  readonly source: string;
  readonly target: string;
  readonly kinds: readonly EdgeKind[];
  readonly points: readonly Point[];
  readonly label?: Label | undefined;
}

/** A chart with a place for everything, ready to be drawn. Survives JSON. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly dots: readonly Dot[];
  readonly edges: readonly Edge[];
}

/** Whether an arrow comes from a dot. */
export const isFromDot = ({ kinds, label }: Edge): boolean => kinds[0] === 'initial' && label === undefined;

/** Maps every place of a drawing, sizes included: a rectangle goes where its corners go. */
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

/** The same drawing, moved; its width and height stay. */
export const moved = (drawing: Drawing, dx: number, dy: number): Drawing => ({
  ...mapPlaces(
    drawing,
    (x) => x + dx,
    (y) => y + dy,
  ),
  width: drawing.width,
  height: drawing.height,
});

/** Drawings on one sheet; its size is to be given. */
export const together = (parts: readonly Drawing[], width: number, height: number): Drawing => ({
  width,
  height,
  boxes: parts.flatMap(({ boxes }) => boxes),
  dots: parts.flatMap(({ dots }) => dots),
  edges: parts.flatMap(({ edges }) => edges),
});
