import { type Box, type Drawing, type Head, mergeDrawings, moved } from './drawing.ts';

export interface Candidate {
  readonly drawing: Drawing;
  readonly penalty: number;
}

const GAP = 22;
const BORDER = 20;
/** With more regions than this, there are too many combinations to try. */
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

const evenCuts = <T>(list: readonly T[]): readonly (readonly (readonly T[])[])[] =>
  list.map((_, index) =>
    Array.from({ length: Math.ceil(list.length / (index + 1)) }, (_column, at) =>
      list.slice(at * (index + 1), (at + 1) * (index + 1)),
    ),
  );

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

/** Centres the content, unless it flows to the right: an arrow may then start at the left border. */
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
  return mergeDrawings(parts, width, height);
};

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
