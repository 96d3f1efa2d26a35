import { toInlineText } from './inline.ts';
import type { Block, Heading, Prose } from './prose.ts';

/** How many words a person reads in a minute. */
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

/** A text without its marks, a blank line between its parts; a row of a table names its columns. For searching. */
export const toPlainText = (prose: Prose): string => prose.map(blockText).join('\n\n');

/** The minutes it takes to read a text, 1 at least. */
export const toReadTime = (prose: Prose): number => {
  const words = toPlainText(prose).match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};

const toId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

/** The headings of a text in order; one that says what an earlier one says gets a number. */
export const headingsOf = (prose: Prose): readonly Heading[] => {
  const taken = new Set<string>();
  const takeId = (wanted: string) => {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
  return prose.flatMap((block, place) => {
    if (block.kind !== 'heading') return [];
    const text = toInlineText(block.text);
    return [{ id: takeId(toId(text)), text, level: block.level ?? 2, place }];
  });
};
