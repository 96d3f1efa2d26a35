import type { Chart } from '../chart.ts';
import { isBelow, shownPath } from '../paths.ts';
import { toCountText } from '../texts.ts';
import { closeUp } from './close-up.ts';
import type { Box, Drawing, Edge, Point, Rect } from './drawing.ts';
import { doesCross, doOverlap, evenSize } from './geometry.ts';
import { roughWidth } from './rough-width.ts';
import { setHead } from './set-text.ts';
import { prolonged, shrunkBox, touchOf, widthFor } from './shrunk-box.ts';
import { textsOf } from './texts.ts';

/** Maximum text width of a collapsed box in pixels. Text that would be too tall for the box may be wider. */
const TEXT_WIDTH = 220;
const REGION_TEXT_WIDTH = 400;
const PADDING = 12;
const TOGGLE_WIDTH = 32;

type Boxes = ReadonlyMap<string, Box>;

const reversed = (points: readonly Point[]): readonly Point[] => [...points].reverse();

const within = (value: number, start: number, length: number): number =>
  Math.min(Math.max(value, start), start + length);

const cutAtEnd = (points: readonly Point[], { height, width, x, y }: Rect): readonly Point[] => {
  const box = { x, y, width, height };
  const at = points.findIndex((to, index) => {
    const from = points[index - 1];
    return from !== undefined && doesCross([from, to], box);
  });
  const [from, to] = [points[at - 1], points[at]];
  if (!from || !to) return points;
  const border: Point =
    from[0] === to[0] ? [to[0], within(from[1], y, height)] : [within(from[0], x, width), to[1]];
  return [...points.slice(0, at), border];
};

const cutEdge = (edge: Edge, boxes: Boxes, shownAt: (path: string) => string) => {
  const [source, target] = [shownAt(edge.source), shownAt(edge.target)];
  const isSame = edge.source === source && edge.target === target;
  if (source === target && !isSame) return [];
  const [from, to] = [boxes.get(source), boxes.get(target)];
  const begun = to ? cutAtEnd(edge.points, to) : edge.points;
  const points = from ? reversed(cutAtEnd(reversed(begun), from)) : begun;
  const { label } = edge;
  const isMute = [from, to].some((box) => label && box && doOverlap(label, box));
  // A label over a collapsed box was inside that state, so it is hidden too.
  return [{ edge: { ...edge, source, target, points, label: isMute ? undefined : label }, isMute }];
};

const wordsOf = (chart: Chart, box: Box, note: string, least: number) => {
  const state = chart.states.find(({ path }) => path === box.path);
  if (!state) return undefined;
  const { groups, ...opening } = textsOf(chart).headOf(state);
  const hidden = { words: [{ text: note, style: 'note' } as const], indent: 0, keys: [] };
  const text = { ...opening, groups: [...groups, [hidden]] };
  const room = box.width - 2 * PADDING;
  const most = box.isRegion ? REGION_TEXT_WIDTH : TEXT_WIDTH;
  const set = (width: number) => setHead(text, roughWidth, Math.max(width, 0));
  const narrow = set(Math.min(Math.max(most, least - 2 * PADDING), room));
  const head = narrow.height <= box.height ? narrow : set(room);
  const [title] = head.lines;
  const width = Math.max(head.width, (title?.width ?? 0) + 2 * PADDING + TOGGLE_WIDTH);
  // The browser lays out the text in its own font, so no width is set.
  const lines = head.lines.map((line) => ({ ...line, width: 0 }));
  return { head: { ...head, lines }, width: Math.min(evenSize(width), box.width), height: head.height };
};

/** Returns the note to show in a collapsed box. */
export type HiddenText = (path: string) => string;

/** Hides what is inside the states in `collapsed`. Arrows to and from the hidden parts end at the border. */
export const collapseDrawing = (
  drawing: Drawing,
  chart: Chart,
  collapsed: readonly string[],
  hiddenText: HiddenText = (path) =>
    `${toCountText(chart.states.filter((state) => isBelow(state.path, path)).length, 'state')} inside`,
): Drawing => {
  const shownAt = (path: string) => shownPath(path, paths);
  const paths = drawing.boxes
    .filter(({ isOuter, path }) => isOuter && collapsed.includes(path))
    .map(({ path }) => path);
  const rooms: Boxes = new Map(
    drawing.boxes
      .filter(({ path }) => paths.includes(path) && shownAt(path) === path)
      .map((box) => [box.path, box]),
  );
  if (rooms.size === 0) return drawing;
  const isShown = (path: string) => shownAt(path) === path;
  const cut = drawing.edges.flatMap((edge) => cutEdge(edge, rooms, shownAt));
  const cores = new Map<string, Rect>();
  const toCollapsed = (box: Box): Box => {
    const mutes = cut.filter(({ edge, isMute }) => isMute && [edge.source, edge.target].includes(box.path));
    const more = mutes.length === 0 ? '' : `, ${toCountText(mutes.length, 'label')} hidden`;
    const touches = cut.flatMap(({ edge: { points, source, target } }) => [
      ...(source === box.path ? [touchOf(reversed(points))] : []),
      ...(target === box.path ? [touchOf(points)] : []),
    ]);
    const note = `${hiddenText(box.path)}${more}`;
    const words = wordsOf(chart, box, note, widthFor(touches));
    if (!words) return box;
    const { head, ...size } = words;
    const { height, width, x, y } = box.isRegion ? box : shrunkBox(box, size, touches);
    cores.set(box.path, { x, y, ...size });
    return { ...box, x, y, width, height, head, isOuter: false, isCollapsed: true, flow: undefined };
  };
  const boxes = drawing.boxes
    .filter(({ path }) => isShown(path))
    .map((box) => (rooms.has(box.path) ? toCollapsed(box) : box));
  const places: Boxes = new Map(boxes.filter(({ path }) => rooms.has(path)).map((box) => [box.path, box]));
  const edges = cut.map(({ edge }) => {
    const [from, to] = [places.get(edge.source), places.get(edge.target)];
    const begun = to ? prolonged(edge.points, to) : edge.points;
    return { ...edge, points: from ? reversed(prolonged(reversed(begun), from)) : begun };
  });
  const dots = drawing.dots.filter(({ path }) => isShown(path) && !rooms.has(path));
  return closeUp({ ...drawing, boxes, dots, edges }, [...rooms.values()], cores);
};
