import { isBlank } from '@loomwright/kit';
import { match } from 'ts-pattern';

/** A link leads to a page of this site (`isInternal`), or to an `https:`, `mailto:` or `tel:` URL. */
export type ReplySpan =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly isInternal: boolean };

/** Every table row has as many cells as the head. */
export type ReplyBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly ReplySpan[])[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly ReplySpan[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly ReplySpan[])[];
      readonly rows: readonly (readonly (readonly ReplySpan[])[])[];
    };

export const linesOfBlock = (block: ReplyBlock): readonly (readonly ReplySpan[])[] =>
  match(block)
    .with({ kind: 'paragraph' }, ({ lines }) => lines)
    .with({ kind: 'list' }, ({ items }) => items)
    .with({ kind: 'table' }, ({ head, rows }) => [...head, ...rows.flat()])
    .exhaustive();

type PlainKind = 'text' | 'strong' | 'em';

/** Deeper emphasis stays text. Each level reads every character once, so this limit keeps the time linear. */
const MAX_DEPTH = 2;
const MAX_HREF_LENGTH = 2000;

const LINK = /\[([^[\]]+)\]\(([^\s()<>[\]]+)\)/y;
const CODE = /`([^`]+)`/y;
const ROW = /^ {0,3}\|(.*)\| *$/;
const RULE = /^ *:?-+:? *$/;
const ITEM = /^ {0,8}(?:[-*+]|([1-9]\d{0,5})[.)]) +(?=\S)/;
const WORD = /[\p{L}\p{N}]/u;

// These exclude invisible characters, user names (which disguise the host), and paths that some browsers
// read as a host.
const HIDDEN = /[\p{C}\s\\]/u;
const OUTSIDE = /^(?:https:\/\/[^/?#@]+(?:[/?#].*)?|mailto:[^@]+@[^@]+|tel:\+?[\d().-]+)$/i;
const INSIDE = /^(?![^?#]*\/(?:\/|\.|%2e))\//i;

/** Whether a reply may link to a URL (CHT-7). */
export const isAllowedTarget = (href: string): boolean =>
  href.length <= MAX_HREF_LENGTH && !HIDDEN.test(href) && (INSIDE.test(href) || OUTSIDE.test(href));

const runEnd = (line: string, at: number): number => {
  let end = at;
  while (line[end] === '*') end += 1;
  return end;
};
const isSpace = (character: string | undefined) => character === undefined || character.trim() === '';
const isWord = (character: string | undefined) => character !== undefined && WORD.test(character);

/** Positions of asterisks that can end emphasis, by run length; the first position comes last. */
const closersOf = (line: string): readonly number[][] => {
  const closers: number[][] = [[], [], [], []];
  for (let at = line.indexOf('*'), end = 0; at >= 0; at = line.indexOf('*', end)) {
    end = runEnd(line, at);
    if (!isSpace(line[at - 1]) && !isWord(line[end])) closers[end - at]?.push(at);
  }
  for (const places of closers) places.reverse();
  return closers;
};

const matchAt = (pattern: RegExp, line: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

const readSpans = (line: string, kind: PlainKind = 'text', depth = 0): readonly ReplySpan[] => {
  const spans: ReplySpan[] = [];
  const closers = depth < MAX_DEPTH ? closersOf(line) : [];
  const special = /[`*[]/g;
  let plainFrom = 0;
  const put = (at: number, end: number, read: readonly ReplySpan[]) => {
    if (at > plainFrom) spans.push({ kind, text: line.slice(plainFrom, at) });
    spans.push(...read);
    plainFrom = end;
    special.lastIndex = end;
  };
  for (let found = special.exec(line); found; found = special.exec(line)) {
    const at = found.index;
    if (found[0] === '*') {
      const start = runEnd(line, at);
      const length = start - at;
      const places = closers[length] ?? [];
      while ((places.at(-1) ?? start + 1) <= start) places.pop();
      const end = places.at(-1);
      special.lastIndex = start;
      if (end !== undefined && !isSpace(line[start]) && !isWord(line[at - 1]))
        put(at, end + length, readSpans(line.slice(start, end), length === 1 ? 'em' : 'strong', depth + 1));
    } else if (found[0] === '`') {
      const code = matchAt(CODE, line, at);
      if (code) put(at, CODE.lastIndex, [{ kind: 'code', text: code[1] ?? '' }]);
    } else {
      const [whole = '', text = '', href = ''] = matchAt(LINK, line, at) ?? [];
      if (!isBlank(text) && isAllowedTarget(href))
        put(at, at + whole.length, [{ kind: 'link', text, href, isInternal: href.startsWith('/') }]);
    }
  }
  put(line.length, line.length, []);
  return spans;
};

/** 0 for a bullet; undefined if the line is not an item. */
const itemNumber = (line: string): number | undefined => {
  const item = ITEM.exec(line);
  return item ? Number(item[1] ?? 0) : undefined;
};

const cellsOf = (line: string | undefined): readonly string[] => ROW.exec(line ?? '')?.[1]?.split('|') ?? [];

const readTable = (lines: readonly string[], at: number) => {
  const head = cellsOf(lines[at]);
  const rule = cellsOf(lines[at + 1]);
  if (head.length < 2 || rule.length !== head.length || !rule.every((cell) => RULE.test(cell)))
    return undefined;
  const toSpans = (cells: readonly string[]) =>
    head.map((_, column) => readSpans((cells[column] ?? '').trim()));
  const rows: (readonly (readonly ReplySpan[])[])[] = [];
  for (;;) {
    const cells = cellsOf(lines[at + 2 + rows.length]);
    // A row with more cells than the head would lose words, so it stays text.
    if (cells.length === 0 || cells.length > head.length) break;
    rows.push(toSpans(cells));
  }
  return { block: { kind: 'table', head: toSpans(head), rows } as const, length: rows.length + 2 };
};

/**
 * Parses an allow-list of Markdown in linear time (CHT-7): paragraphs, line breaks, lists, tables,
 * `**strong**`, `*em*`, `` `code` `` and links. Everything else stays text.
 */
export const readReply = (text: string): readonly ReplyBlock[] => {
  const blocks: ReplyBlock[] = [];
  let lines: (readonly ReplySpan[])[] = [];
  let items: (readonly ReplySpan[])[] = [];
  let lastNumber: number | undefined;
  const endBlock = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines });
    if (items.length > 0) blocks.push({ kind: 'list', isOrdered: lastNumber !== 0, items });
    lines = [];
    items = [];
  };
  const all = text.split(/\r\n?|\n/);
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at] ?? '';
    const table = readTable(all, at);
    if (table) {
      endBlock();
      blocks.push(table.block);
      at += table.length - 1;
      continue;
    }
    const number = itemNumber(line);
    const isNext = items.length > 0 && number === (lastNumber === 0 ? 0 : (lastNumber ?? 0) + 1);
    if (line.trim() === '') {
      // An empty line ends a paragraph, but not a list.
      if (lines.length > 0) endBlock();
    } else if (number !== undefined && (isNext || number < 2)) {
      if (!isNext) endBlock();
      items.push(readSpans(line.replace(ITEM, '')));
      lastNumber = number;
    } else {
      // An out-of-order number stays text, because a browser would renumber the list.
      if (items.length > 0) endBlock();
      lines.push(readSpans(line));
    }
  }
  endBlock();
  return blocks;
};
