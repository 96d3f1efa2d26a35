import type { Head, TextLine } from './drawing.ts';
import { evenSize } from './geometry.ts';
import type { HeadText, Paragraph } from './texts.ts';
import { breakLines, type MeasureText, sizeOf } from './words.ts';

const PADDING = { x: 12, y: 9, label: 8 } as const;
const COLUMN_GAP = 28;
const BLOCK_GAP = 3;
const MAX_ROWS = 24;

const setBlock = ({ indent, keys, words }: Paragraph, width: number, measure: MeasureText) => {
  const lines = breakLines(words, width, measure, indent);
  return { lines, ...sizeOf(lines), keys };
};

type Block = ReturnType<typeof setBlock>;

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

const inColumns = (blocks: readonly Block[], room: number, least: number) => {
  const pitch = Math.round(Math.max(...blocks.map(({ width }) => width))) + COLUMN_GAP;
  const most = Math.max(1, least, Math.min(blocks.length, Math.floor((room + COLUMN_GAP) / pitch)));
  const share = heightOf(blocks, BLOCK_GAP) / most;
  const columns: Block[][] = [[]];
  let height = 0;
  for (const block of blocks) {
    if (columns.length < most && height + block.height / 2 > share) {
      columns.push([]);
      height = 0;
    }
    columns.at(-1)?.push(block);
    height += block.height + BLOCK_GAP;
  }
  return { pitch, columns };
};

/** `room` is the width available in a state with wide content, whose rows may form columns. */
export const setHead = (
  { title, description, groups }: HeadText,
  measure: MeasureText,
  maxWidth: number,
  room = maxWidth,
): Head => {
  const textWidth = Math.min(room, Math.max(maxWidth, 640));
  const rowWidth = Math.min(room, Math.max(maxWidth, 360));
  const opening = [title, description].map((paragraph) => setBlock(paragraph, textWidth, measure));
  const lines: TextLine[] = [...stacked(opening, 0, PADDING.y, 0)];
  const rules: number[] = [];
  let bottom = PADDING.y + heightOf(opening, 0);
  for (const group of groups) {
    const blocks = group.map((paragraph) => setBlock(paragraph, rowWidth, measure));
    const { columns, pitch } = inColumns(
      blocks,
      room > maxWidth ? room : 0,
      Math.ceil(group.length / MAX_ROWS),
    );
    rules.push(bottom + 5);
    lines.push(...columns.flatMap((column, at) => stacked(column, at * pitch, bottom + 10, BLOCK_GAP)));
    bottom += 10 + Math.max(...columns.map((column) => heightOf(column, BLOCK_GAP)));
  }
  const width = Math.max(0, ...lines.map((line) => line.x + line.width));
  return {
    lines,
    rules,
    x: PADDING.x,
    width: Math.max(96, evenSize(width + 2 * PADDING.x)),
    height: evenSize(bottom + PADDING.y),
  };
};

export const setLabel = (label: readonly Paragraph[], measure: MeasureText, maxWidth: number) => {
  const blocks = label.map((paragraph) => setBlock(paragraph, maxWidth, measure));
  return {
    lines: stacked(blocks, PADDING.label, 4, 4),
    width: evenSize(Math.max(0, ...blocks.map(({ width }) => width)) + 2 * PADDING.label),
    height: evenSize(heightOf(blocks, 4) + 8),
  };
};
