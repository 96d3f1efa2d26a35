import { type Box, type Drawing, type Head, moved, together } from './drawing.ts';

/** A drawing of a state and what is inside it, its box first; the lower the penalty, the better. */
export interface Candidate {
  readonly drawing: Drawing;
  readonly penalty: number;
}

const GAP = 22;
const BORDER = 20;
/** Of more regions each has its best drawing, and columns are of one length: there are too many choices to try. */
const MAX_REGIONS = 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const widthOf = (column: readonly Drawing[]) => Math.max(...column.map(({ width }) => width));
const heightOf = (column: readonly Drawing[]) => sum(column.map(({ height }) => height + GAP)) - GAP;

const pack = (columns: readonly (readonly Drawing[])[], dirt: number, aspect: number) => {
  const width = sum(columns.map((column) => widthOf(column) + GAP)) - GAP;
  const height = Math.max(...columns.map(heightOf));
  const waste = width * height - sum(columns.flat().map((part) => part.width * part.height));
  const penalty = dirt * 0.3 + Math.max(width / aspect, height) + waste * 0.0004;
  return { columns, width, height, penalty };
};

/** The ways of cutting a list into columns of one length, its order kept. */
const evenCuts = <T>(list: readonly T[]): readonly (readonly (readonly T[])[])[] =>
  list.map((_, index) =>
    Array.from({ length: Math.ceil(list.length / (index + 1)) }, (_column, at) =>
      list.slice(at * (index + 1), (at + 1) * (index + 1)),
    ),
  );

/** All ways of cutting a list into columns, its order kept. */
const cuts = <T>(list: readonly T[]): readonly (readonly (readonly T[])[])[] =>
  list.reduce<readonly (readonly (readonly T[])[])[]>(
    (all, one) =>
      all.flatMap((columns) => {
        const last = columns.at(-1);
        const apart = [...columns, [one]];
        return last ? [apart, [...columns.slice(0, -1), [...last, one]]] : [apart];
      }),
    [[]],
  );

/** A region with a larger box: what is inside stands in the middle, unless an arrow begins at its left border. */
const stretched = (part: Drawing, width: number, height: number): Drawing => {
  const [own, ...boxes] = part.boxes;
  if (!own) return part;
  const shift = own.flow === 'RIGHT' ? 0 : Math.floor((width - part.width) / 2);
  const inside = moved({ ...part, boxes }, shift, 0);
  return { ...inside, boxes: [{ ...own, width, height }, ...inside.boxes] };
};

const place = (
  { columns, width, height }: ReturnType<typeof pack>,
  left: number,
  top: number,
  inner: number,
): Drawing => {
  const parts: Drawing[] = [];
  let x = left;
  columns.forEach((column, index) => {
    const isLast = index === columns.length - 1;
    const grown = widthOf(column) + (isLast ? inner - width : 0);
    const more = (height - heightOf(column)) / column.length;
    let y = top;
    for (const part of column) {
      parts.push(moved(stretched(part, grown, part.height + more), x, y));
      y += part.height + more + GAP;
    }
    x += widthOf(column) + GAP;
  });
  return together(parts, width, height);
};

/**
 * Sets the regions of a parallel state in columns, in their order, and draws the state around them.
 *
 * @param choices the drawings there are of each region
 * @param headFor the head of the state for a width of its text in pixels
 * @param box what the state's box is apart from its place
 */
export const packRegions = (
  choices: readonly (readonly Candidate[])[],
  headFor: (room: number) => Head,
  box: Omit<Box, 'x' | 'y' | 'width' | 'height' | 'head'>,
  aspect: number,
): Drawing => {
  const areMany = choices.length > MAX_REGIONS;
  const picks = choices.reduce<readonly (readonly Candidate[])[]>(
    (all, list) => all.flatMap((pick) => (areMany ? list.slice(0, 1) : list).map((one) => [...pick, one])),
    [[]],
  );
  const packings = picks.flatMap((pick) => {
    const dirt = sum(pick.map(({ penalty }) => penalty));
    return (areMany ? evenCuts : cuts)(pick.map(({ drawing }) => drawing)).map((columns) =>
      pack(columns, dirt, aspect),
    );
  });
  const best = packings.reduce((one, other) => (other.penalty < one.penalty ? other : one));
  const head = headFor(best.width);
  const inner = Math.max(best.width, head.width - 2 * BORDER);
  const top = head.height + 12;
  const regions = place(best, BORDER, top, inner);
  const [width, height] = [inner + 2 * BORDER, top + best.height + BORDER];
  return {
    ...regions,
    width,
    height,
    boxes: [{ ...box, x: 0, y: 0, width, height, head }, ...regions.boxes],
  };
};
