import type { Box, Drawing, Rect } from './drawing.ts';
import { doesCross, doOverlap, segmentsOf } from './geometry.ts';
import { lineWidth } from './rough-width.ts';
import type { SvgElement } from './svg.ts';

/** As large as a finger needs, in pixels. */
const SIZE = 24;
const MARGIN = 4;
const STEP = 8;

/** Beside the title, where no arrow passes; at the right if there is such a place. */
const placeOf = ({ edges }: Drawing, box: Box): Rect => {
  const [line] = box.head.lines;
  const y = box.y + MARGIN;
  const title: Rect = {
    x: box.x + box.head.x + (line?.x ?? 0),
    y,
    width: line ? lineWidth(line) : 0,
    height: SIZE,
  };
  const right = box.x + box.width - SIZE - MARGIN;
  const all = Array.from({ length: Math.max(1, Math.ceil((right - box.x) / STEP)) }, (_, index) => ({
    x: right - index * STEP,
    y,
    width: SIZE,
    height: SIZE,
  }));
  const isFree = (rect: Rect) =>
    !doOverlap(rect, title) &&
    !edges.some((edge) => segmentsOf(edge).some((piece) => doesCross(piece, rect)));
  return all.find(isFree) ?? { x: right, y, width: SIZE, height: SIZE };
};

const toggle = (drawing: Drawing, box: Box, name: string): SvgElement => {
  const place = placeOf(drawing, box);
  const [x, y] = [place.x + SIZE / 2, place.y + SIZE / 2];
  const way = `M${x - 4} ${y}h8${box.isCollapsed ? `M${x} ${y - 4}v8` : ''}`;
  const knob = { x: x - 8, y: y - 8, width: 16, height: 16, rx: 5 };
  return {
    name: 'g',
    attributes: {
      class: 'toggle',
      role: 'button',
      'aria-label': `${box.isCollapsed ? 'Expand' : 'Collapse'} ${name}`,
      'data-toggle': box.path,
    },
    children: [
      { name: 'rect', attributes: { class: 'hit', ...place }, children: [] },
      { name: 'rect', attributes: { class: 'knob', ...knob }, children: [] },
      { name: 'path', attributes: { class: 'sign', d: way }, children: [] },
    ],
  };
};

/**
 * What collapses and expands the states of a drawing, to be drawn over it, each with the path of its state in
 * `data-toggle`. For pointers: none can be reached by Tab.
 */
export const togglesOf = (drawing: Drawing, nameOf: (path: string) => string): readonly SvgElement[] =>
  drawing.boxes
    .filter(({ isCollapsed, isOuter }) => isOuter || isCollapsed)
    .map((box) => toggle(drawing, box, nameOf(box.path)));
