import { type Block, type Prose, toInlineText } from '../src/index.ts';

const WORDS_A_MINUTE = 200;

const rowText = (head: readonly string[], row: readonly string[]) =>
  row
    .map((cell, column) => (head[column] ? `${toInlineText(head[column])}: ` : '') + toInlineText(cell))
    .join('; ');

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(toInlineText).join('\n');
    case 'table':
      return [block.caption, ...block.rows.map((row) => rowText(block.head, row))].join('\n');
    default:
      return toInlineText(block.text);
  }
};

/** Blank lines separate the blocks; each table row repeats the column names. */
export const toPlainText = (prose: Prose): string => prose.map(blockText).join('\n\n');

export const toReadTime = (prose: Prose): number => {
  const words = toPlainText(prose).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};
