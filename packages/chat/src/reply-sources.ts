import { linesOfBlock, type ReplyBlock, type ReplySpan, readReply } from './reply-text.ts';

export type ReplyLink = Extract<ReplySpan, { readonly kind: 'link' }>;

/** A reply, and the links listed below it, without duplicates. */
export interface SourcedReply {
  readonly blocks: readonly ReplyBlock[];
  readonly sources: readonly ReplyLink[];
  /** The first page of this site that a sure reply links to; undefined if there is none. */
  readonly topic: string | undefined;
}

const UNSURE = /^I(?:’m| am) not sure\b/;

const SENTENCE_END = /(?:^|[.!?…:][)”"’]*)\s*$/;

/** The index from which the line contains only links. */
const sourcesFrom = (line: readonly ReplySpan[]): number => {
  let from = line.length;
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const span = line[at];
    if (span?.kind === 'link') {
      const before = line[at - 1];
      const isAfterSentence =
        before === undefined || (before.kind !== 'link' && SENTENCE_END.test(before.text));
      if (isAfterSentence) from = at;
    } else if (span?.kind !== 'text' || span.text.trim() !== '') break;
  }
  return from;
};

const linksOf = (blocks: readonly ReplyBlock[]): readonly ReplyLink[] =>
  blocks
    .flatMap(linesOfBlock)
    .flat()
    .filter((span) => span.kind === 'link');

const trimEnd = (line: readonly ReplySpan[]): readonly ReplySpan[] => {
  const last = line.at(-1);
  if (last?.kind !== 'text') return line;
  const text = last.text.trimEnd();
  return text === '' ? line.slice(0, -1) : [...line.slice(0, -1), { ...last, text }];
};

/** Moves links that are not part of a sentence to `sources`, unless the reply has nothing else (SVC-1). */
export const readSourcedReply = (text: string): SourcedReply => {
  const all = readReply(text);
  const topic = UNSURE.test(text)
    ? undefined
    : linksOf(all)
        .find(({ isInternal }) => isInternal)
        ?.href.replace(/[?#].*/, '');
  const found: ReplyLink[] = [];
  const blocks = all.flatMap((block): readonly ReplyBlock[] => {
    if (block.kind !== 'paragraph') return [block];
    const lines = block.lines.flatMap((line) => {
      const from = sourcesFrom(line);
      if (from === line.length) return [line];
      found.push(...line.filter((span) => span.kind === 'link'));
      const rest = trimEnd(line.slice(0, from));
      return rest.length > 0 ? [rest] : [];
    });
    return lines.length > 0 ? [{ ...block, lines }] : [];
  });
  if (blocks.length === 0) return { blocks: all, sources: [], topic };
  const linked = new Set(linksOf(blocks).map(({ href }) => href));
  const sources = new Map<string, ReplyLink>();
  for (const link of found)
    if (!linked.has(link.href) && !sources.has(link.href)) sources.set(link.href, link);
  return { blocks, sources: [...sources.values()], topic };
};
