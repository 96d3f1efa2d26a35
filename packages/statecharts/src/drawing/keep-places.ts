import type { Chart } from '../chart.ts';
import { parentOf } from '../paths.ts';
import { type Box, type Drawing, type Head, type Label, mapPlaces } from './drawing.ts';
import { faultsOf, isClean } from './faults.ts';
import { evenSize } from './geometry.ts';
import { setHead, setHeadAs, setLabel, setLabelAs } from './set-text.ts';
import { type ChartTexts, textsOf } from './texts.ts';
import type { MeasureText } from './words.ts';

/** What a layout depends on besides the size of texts: which states and arrows there are, by their place in the order. */
const structureOf = (chart: Chart, { arrows }: ChartTexts): string => {
  const places = new Map(chart.states.map(({ path }, index) => [path, index]));
  const placeOf = (path: string) => places.get(path);
  return JSON.stringify([
    chart.states.map(({ path, type, initial }) => [
      placeOf(parentOf(path)),
      type,
      initial === undefined ? undefined : placeOf(initial),
    ]),
    arrows.map(({ source, target, kinds }) => [placeOf(source), placeOf(target), kinds]),
  ]);
};

const widthOf = ({ lines }: Pick<Head, 'lines'>): number =>
  Math.max(0, ...lines.map(({ x, width }) => x + width));

/** Makes room on both sides of a place: all that is beyond it moves away. Nothing overlaps that did not before. */
const widened = (drawing: Drawing, axis: 'x' | 'y', place: number, more: number): Drawing => {
  if (more <= 0) return drawing;
  const push = (at: number) => (at < place ? at : at === place ? at + more / 2 : at + more);
  const stay = (at: number) => at;
  return axis === 'x' ? mapPlaces(drawing, push, stay) : mapPlaces(drawing, stay, push);
};

const withBox = (drawing: Drawing, path: string, change: (box: Box) => Box): Drawing => ({
  ...drawing,
  boxes: drawing.boxes.map((box) => (box.path === path ? change(box) : box)),
});

/** Puts another head into a box, which grows if it must. */
const withHead = (drawing: Drawing, path: string, head: Head): Drawing => {
  const box = drawing.boxes.find((one) => one.path === path);
  if (!box) return drawing;
  const before = box.head;
  const wider = evenSize(box.isOuter ? widthOf(head) - widthOf(before) : head.width - box.width);
  const higher = evenSize(box.isOuter ? head.height - before.height : head.height - box.height);
  // Beside the title of an outer box arrows may pass: room is made where its text ends.
  const x = box.isOuter ? box.x + before.x + widthOf(before) + 1 : box.x + box.width / 2;
  const y = box.isOuter ? box.y + before.height - 1 : box.y + box.height / 2;
  const grown = widened(widened(drawing, 'x', x, wider), 'y', y, higher);
  const height = box.isOuter ? Math.max(head.height, before.height) : head.height;
  return withBox(grown, path, (one) => ({ ...one, head: { ...head, height, x: before.x } }));
};

/** Puts another text into the label of an arrow: the arrow still runs through its middle. */
const withLabel = (
  drawing: Drawing,
  index: number,
  set: Pick<Label, 'lines' | 'counts' | 'width' | 'height'>,
) => {
  const label = drawing.edges[index]?.label;
  if (!label) return drawing;
  const wide = widened(drawing, 'x', label.x + label.width / 2, evenSize(set.width - label.width));
  const grown = widened(wide, 'y', label.y + label.height / 2, evenSize(set.height - label.height));
  const place = ({ x, y, width, height }: Label): Label => ({
    ...set,
    x: x + Math.floor((width - set.width) / 2),
    y: y + Math.floor((height - set.height) / 2),
  });
  const edges = grown.edges.map((edge, at) =>
    at === index && edge.label ? { ...edge, label: place(edge.label) } : edge,
  );
  return { ...grown, edges };
};

/**
 * The drawing of a chart that differs from the one drawn before in its texts only: every box stays where it was, or moves by
 * what the texts before it have grown. Undefined where states or arrows differ, or where the result would not be clean.
 *
 * @param before the chart that was drawn, and its drawing
 */
export const keepPlaces = (
  chart: Chart,
  before: { readonly chart: Chart; readonly drawing: Drawing },
  measure: MeasureText,
): Drawing | undefined => {
  const [texts, oldTexts] = [textsOf(chart), textsOf(before.chart)];
  if (structureOf(chart, texts) !== structureOf(before.chart, oldTexts)) return undefined;
  const paths = new Map(
    before.chart.states.map(({ path }, index) => [path, chart.states[index]?.path ?? path]),
  );
  const renamed = (path: string) => paths.get(path) ?? path;
  let drawing: Drawing = {
    ...before.drawing,
    boxes: before.drawing.boxes.map((box) => ({ ...box, path: renamed(box.path) })),
    dots: before.drawing.dots.map((dot) => ({ ...dot, path: renamed(dot.path) })),
    edges: before.drawing.edges.map((edge) => ({
      ...edge,
      source: renamed(edge.source),
      target: renamed(edge.target),
    })),
  };

  chart.states.forEach((state, index) => {
    const [text, old] = [texts.headOf(state), before.chart.states[index]];
    const head = drawing.boxes.find(({ path }) => path === state.path)?.head;
    if (!old || !head) return;
    const isSame = JSON.stringify(text) === JSON.stringify(oldTexts.headOf(old));
    // Broken where it was: a name has as many words as the one before.
    const width = widthOf(head);
    const next = setHeadAs(text, head.setting, measure) ?? setHead(text, measure, width, width);
    if (!isSame) drawing = withHead(drawing, state.path, next);
  });
  texts.arrows.forEach((arrow, at) => {
    const isSame = JSON.stringify(arrow.label) === JSON.stringify(oldTexts.arrows[at]?.label);
    const index = drawing.edges.findIndex(
      ({ source, target, label }) =>
        label !== undefined && source === arrow.source && target === arrow.target,
    );
    const label = drawing.edges[index]?.label;
    if (!label) return;
    const set =
      setLabelAs(arrow.label, label.counts, measure) ?? setLabel(arrow.label, measure, label.width - 16);
    // The keys of its lines may be others.
    drawing = isSame ? drawing : withLabel(drawing, index, set);
  });
  return isClean(faultsOf(drawing)) ? drawing : undefined;
};
