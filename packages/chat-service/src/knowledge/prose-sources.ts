import { type Block, headingsOf, type Prose, toInlineText } from '@loomwright/content';
import { match } from 'ts-pattern';
import { type Draft, toList } from './source.ts';

/** Longer unordered lists are quoted item by item. */
const MAX_WHOLE = 380;

const rowText = (head: readonly string[], row: readonly string[]): string => {
  const [first = '', ...others] = row;
  const cells = others.map((cell, place) => {
    const column = head[place + 1];
    return column ? `${column}${column.endsWith('?') ? '' : ':'} ${cell}` : cell;
  });
  const name = /^[`[]|\*\*/.test(first) ? first : `**${first}**`;
  return `${head[0] ? `${head[0]} ` : ''}${name}. ${cells.map((cell) => cell.replace(/[.?!]?$/, (end) => end || '.')).join(' ')}`;
};

const partsOf = (block: Block): readonly string[] =>
  match(block)
    .with({ kind: 'heading' }, { kind: 'code' }, () => [])
    .with({ kind: 'list' }, ({ isOrdered, items }) => {
      const whole = toList(items, isOrdered);
      // An ordered list makes sense only as a whole.
      return isOrdered || whole.length <= MAX_WHOLE ? [whole] : items.map((item) => toList([item]));
    })
    .with({ kind: 'table' }, ({ head, rows }) => rows.map((row) => rowText(head, row)))
    .with({ kind: 'paragraph' }, { kind: 'note' }, ({ text }) => [text])
    .exhaustive();

// Code is not quoted, so a sentence that introduces it is dropped.
const withoutAnnouncements = (blocks: Prose): Prose =>
  blocks.flatMap((block, place) => {
    if (block.kind !== 'paragraph' || blocks[place + 1]?.kind !== 'code' || !block.text.endsWith(':'))
      return [block];
    const text = block.text.replace(/(?:^|(?<=[.!?…])\s+)[^.!?]*:$/, '');
    return text ? [{ ...block, text }] : [];
  });

// A sentence ending in a colon belongs to the next part.
const joinIntroductions = (parts: readonly string[]): readonly string[] =>
  parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last?.endsWith(':') && last.length + part.length <= MAX_WHOLE + 120)
      joined[joined.length - 1] = `${last}\n\n${part}`;
    else joined.push(part);
    return joined;
  }, []);

const rowHeads = (blocks: Prose): string =>
  blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows.map(([first = '']) => toInlineText(first)) : []))
    .join(' ');

interface Text {
  readonly title: string;
  readonly topic?: string;
  readonly summary?: string;
  readonly url: string;
  readonly prose: Prose;
}

export const proseSources = ({ title, topic, summary, url, prose }: Text): readonly Draft[] => {
  const headings = headingsOf(prose);
  const opening = prose.slice(0, headings[0]?.place ?? prose.length);
  const introduction = joinIntroductions(opening.flatMap(partsOf));
  return [
    { title, topic: topic ?? '', url, parts: summary ? [summary, ...introduction] : introduction },
    ...headings.map((heading, place) => {
      const blocks = prose.slice(heading.place + 1, headings[place + 1]?.place ?? prose.length);
      return {
        title: heading.text,
        topic: topic ?? title,
        url: `${url}#${heading.id}`,
        parts: joinIntroductions(withoutAnnouncements(blocks).flatMap(partsOf)),
        also: rowHeads(blocks),
      };
    }),
  ];
};
