import type { Box, Drawing, Rect } from './drawing.ts';
import { doesCross, segmentsOf } from './geometry.ts';
import { lineWidth } from './rough-width.ts';
import type { SvgElement } from './svg.ts';

/** The minimum size of a touch target in pixels. */
const SIZE = 24;
const MARGIN = 4;
const TOP = 7;
const STEP = 8;

/** The first place after the title that no arrow crosses, or else the corner. */
const placeOf = ({ edges }: Drawing, { head, width, x, y }: Box): Rect => {
  const [title] = head.lines;
  const from = Math.ceil(x + head.x + (title ? title.x + lineWidth(title) + MARGIN : 0));
  const last = x + width - SIZE - MARGIN;
  const rectAt = (left: number): Rect => ({ x: left, y: y + TOP, width: SIZE, height: SIZE });
  const count = Math.max(0, Math.floor((last - from) / STEP) + 1);
  const places = Array.from({ length: count }, (_, index) => rectAt(from + index * STEP));
  const isFree = (rect: Rect) =>
    !edges.some((edge) => segmentsOf(edge).some((piece) => doesCross(piece, rect)));
  return places.find(isFree) ?? rectAt(last);
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

/** Toggles to draw over a drawing, with state paths in `data-toggle`. They are not focusable. */
export const togglesOf = (drawing: Drawing, nameOf: (path: string) => string): readonly SvgElement[] =>
  drawing.boxes
    .filter(({ isCollapsed, isOuter }) => isOuter || isCollapsed)
    .map((box) => toggle(drawing, box, nameOf(box.path)));
