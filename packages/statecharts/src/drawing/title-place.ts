import { isBelow } from '../paths.ts';
import type { Box, Drawing } from './drawing.ts';
import { doesCross, segmentsOf } from './geometry.ts';

const MARGIN = 12;
const LEAST_MARGIN = 4;

interface Slot {
  readonly from: number;
  readonly to: number;
}

const freeSlots = ({ edges }: Drawing, box: Box): readonly Slot[] => {
  const head = { x: box.x, y: box.y, width: box.width, height: box.head.height };
  const passing = edges
    .filter(({ source, target }) => source !== box.path && target !== box.path)
    .filter(({ source, target }) => isBelow(source, box.path) || isBelow(target, box.path))
    .flatMap(segmentsOf)
    .filter((piece) => doesCross(piece, head));
  const taken = passing.map(([[x1], [x2]]): Slot => ({ from: Math.min(x1, x2), to: Math.max(x1, x2) }));
  const slots: Slot[] = [];
  let from = box.x;
  for (const { from: start, to: end } of [...taken].sort((a, b) => a.from - b.from)) {
    if (start > from) slots.push({ from, to: start });
    from = Math.max(from, end);
  }
  slots.push({ from, to: box.x + box.width });
  return slots.map((slot) => ({ from: slot.from - box.x + MARGIN, to: slot.to - box.x - MARGIN }));
};

const textWidthOf = ({ head }: Box): number => Math.max(0, ...head.lines.map((line) => line.x + line.width));

/** The first slot that fits the text, or else the widest one. */
const slotOf = (drawing: Drawing, box: Box): Slot => {
  const slots = freeSlots(drawing, box);
  const width = textWidthOf(box);
  const fitting = slots.find((slot) => slot.to - slot.from >= width);
  if (fitting) return fitting;
  const [widest] = [...slots].sort((a, b) => b.to - b.from - (a.to - a.from));
  const { from, to } = widest ?? { from: MARGIN, to: box.width - MARGIN };
  const more = Math.min((width - (to - from)) / 2, MARGIN - LEAST_MARGIN);
  return { from: from - more, to: to + more };
};

export const roomsOf = (drawing: Drawing): ReadonlyMap<string, number> =>
  new Map(
    drawing.boxes
      .filter(({ isOuter }) => isOuter)
      .map((box) => {
        const { from, to } = slotOf(drawing, box);
        return [box.path, Math.max(110, to - from)];
      }),
  );

export const tightTitles = (drawing: Drawing): ReadonlyMap<string, number> =>
  new Map(
    drawing.boxes
      .filter(({ isOuter }) => isOuter)
      .flatMap((box) => {
        const { from, to } = slotOf(drawing, box);
        const width = textWidthOf(box);
        const last = freeSlots(drawing, box).at(-1)?.from ?? 0;
        return to - from < width ? [[box.path, Math.ceil(last + width + MARGIN - box.width)] as const] : [];
      }),
  );

export const withTitlesBeside = (drawing: Drawing): Drawing => ({
  ...drawing,
  boxes: drawing.boxes.map((box) =>
    box.isOuter ? { ...box, head: { ...box.head, x: Math.round(slotOf(drawing, box).from) } } : box,
  ),
});
