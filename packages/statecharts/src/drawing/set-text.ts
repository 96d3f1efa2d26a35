import type { Head, HeadSetting, TextLine } from './drawing.ts';
import { evenSize } from './geometry.ts';
import type { HeadText, Paragraph } from './texts.ts';
import { breakLines, type Line, type MeasureText, sizeOf, toLine } from './words.ts';

/** A paragraph in lines. */
interface Block {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  readonly keys: readonly string[];
}

const PADDING = { x: 12, y: 9, label: 8 } as const;
const COLUMN_GAP = 28;
const BLOCK_GAP = 3;
/** More rows than these stand in columns. */
const MAX_ROWS = 24;

const toBlock = (lines: readonly Line[], { keys }: Paragraph): Block => ({ lines, ...sizeOf(lines), keys });

const countsOf = (blocks: readonly Block[]): readonly number[] =>
  blocks.flatMap(({ lines }) => lines.map(({ count }) => count));

/** Sets paragraphs in lines of as many words as told; undefined where the numbers do not fit. */
const setByCounts = (
  paragraphs: readonly Paragraph[],
  counts: readonly number[],
  measure: MeasureText,
): readonly Block[] | undefined => {
  let next = 0;
  const blocks = paragraphs.map((paragraph) => {
    const { words, indent } = paragraph;
    const lines: Line[] = [];
    let from = 0;
    while (from < words.length) {
      const count = counts[next] ?? 0;
      if (count < 1 || from + count > words.length) return undefined;
      lines.push(toLine(words.slice(from, from + count), from === 0 ? 0 : indent, measure));
      from += count;
      next += 1;
    }
    return toBlock(lines, paragraph);
  });
  const isWhole = next === counts.length && !blocks.includes(undefined);
  return isWhole ? (blocks as readonly Block[]) : undefined;
};

const placed = ({ lines, keys }: Block, x: number, top: number): readonly TextLine[] => {
  let y = top;
  return lines.map(({ indent, ...line }) => {
    const at = y;
    y += line.height;
    return { ...line, x: x + indent, y: at, keys };
  });
};

const stacked = (blocks: readonly Block[], x: number, top: number, gap: number): readonly TextLine[] => {
  let y = top;
  return blocks.flatMap((block) => {
    const at = y;
    y += block.height + gap;
    return placed(block, x, at);
  });
};

const heightOf = (blocks: readonly Block[], gap: number): number =>
  blocks.reduce((sum, { height }) => sum + height + gap, 0) - (blocks.length > 0 ? gap : 0);

/** How many blocks stand in each of the columns that fit into `room` px, `least` or more, each about as high as the others. */
const columnsFor = (blocks: readonly Block[], room: number, least: number): readonly number[] => {
  const pitch = Math.round(Math.max(...blocks.map(({ width }) => width))) + COLUMN_GAP;
  const most = Math.max(1, least, Math.min(blocks.length, Math.floor((room + COLUMN_GAP) / pitch)));
  const share = heightOf(blocks, BLOCK_GAP) / most;
  const columns = [0];
  let height = 0;
  for (const block of blocks) {
    if (columns.length < most && height + block.height / 2 > share) {
      columns.push(0);
      height = 0;
    }
    columns.push((columns.pop() ?? 0) + 1);
    height += block.height + BLOCK_GAP;
  }
  return columns.length > 1 ? [pitch, ...columns] : [];
};

const inColumns = (blocks: readonly Block[], columns: readonly number[]): readonly (readonly Block[])[] => {
  const [, ...sizes] = columns;
  if (sizes.length === 0) return [blocks];
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return blocks.slice(from - size, from);
  });
};

const placeHead = (
  opening: readonly Block[],
  groups: readonly (readonly Block[])[],
  columns: HeadSetting['columns'],
): Head => {
  const lines: TextLine[] = [...stacked(opening, 0, PADDING.y, 0)];
  const rules: number[] = [];
  let bottom = PADDING.y + heightOf(opening, 0);
  groups.forEach((blocks, index) => {
    rules.push(bottom + 5);
    const [pitch = 0] = columns[index] ?? [];
    const all = inColumns(blocks, columns[index] ?? []);
    lines.push(...all.flatMap((column, at) => stacked(column, at * pitch, bottom + 10, BLOCK_GAP)));
    bottom += 10 + Math.max(...all.map((column) => heightOf(column, BLOCK_GAP)));
  });
  const width = Math.max(0, ...lines.map((line) => line.x + line.width));
  return {
    lines,
    rules,
    x: PADDING.x,
    width: Math.max(96, evenSize(width + 2 * PADDING.x)),
    height: evenSize(bottom + PADDING.y),
    setting: { lines: countsOf([...opening, ...groups.flat()]), columns },
  };
};

/**
 * Sets what a state says of itself.
 *
 * @param maxWidth of its text, in pixels, where nothing else decides
 * @param room in pixels, of a state that is wide because of what is inside: rows then stand side by side
 */
export const setHead = (
  { title, description, groups }: HeadText,
  measure: MeasureText,
  maxWidth: number,
  room = maxWidth,
): Head => {
  const textWidth = Math.min(room, Math.max(maxWidth, 640));
  const rowWidth = Math.min(room, Math.max(maxWidth, 360));
  const set = (paragraph: Paragraph, width: number) =>
    toBlock(breakLines(paragraph.words, width, measure, paragraph.indent), paragraph);
  const opening = [title, description].map((paragraph) => set(paragraph, textWidth));
  const blocks = groups.map((group) => group.map((paragraph) => set(paragraph, rowWidth)));
  return placeHead(
    opening,
    blocks,
    blocks.map((group) => columnsFor(group, room > maxWidth ? room : 0, Math.ceil(group.length / MAX_ROWS))),
  );
};

/** Sets what a state says of itself as it was set before; undefined where the words are not as many as then. */
export const setHeadAs = (
  { title, description, groups }: HeadText,
  { lines, columns }: HeadSetting,
  measure: MeasureText,
): Head | undefined => {
  const blocks = setByCounts([title, description, ...groups.flat()], lines, measure);
  if (!blocks || columns.length !== groups.length) return undefined;
  let from = 2;
  const inGroups = groups.map(({ length }) => {
    from += length;
    return blocks.slice(from - length, from);
  });
  return placeHead(blocks.slice(0, 2), inGroups, columns);
};

/** Lines with their size. `counts` of words. */
export interface SetLabel {
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly height: number;
  readonly counts: readonly number[];
}

const placeLabel = (blocks: readonly Block[]): SetLabel => ({
  lines: stacked(blocks, PADDING.label, 4, 4),
  width: evenSize(Math.max(0, ...blocks.map(({ width }) => width)) + 2 * PADDING.label),
  height: evenSize(heightOf(blocks, 4) + 8),
  counts: countsOf(blocks),
});

/** Sets the label of an arrow: its transitions, one below the other, no wider than `maxWidth` px where possible. */
export const setLabel = (label: readonly Paragraph[], measure: MeasureText, maxWidth: number): SetLabel =>
  placeLabel(
    label.map((paragraph) =>
      toBlock(breakLines(paragraph.words, maxWidth, measure, paragraph.indent), paragraph),
    ),
  );

/** Sets a label as it was set before; undefined where the words are not as many as then. */
export const setLabelAs = (
  label: readonly Paragraph[],
  counts: readonly number[],
  measure: MeasureText,
): SetLabel | undefined => {
  const blocks = setByCounts(label, counts, measure);
  return blocks && placeLabel(blocks);
};
