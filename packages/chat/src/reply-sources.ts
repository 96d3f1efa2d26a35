import { linesOfBlock, type ReplyBlock, type ReplySpan, readReply } from './reply-text.ts';

export type ReplyLink = Extract<ReplySpan, { readonly kind: 'link' }>;

/** A reply without its sources, and those below it, each address once. */
export interface SourcedReply {
  readonly blocks: readonly ReplyBlock[];
  readonly sources: readonly ReplyLink[];
  /** The path of the first page of this site that it links to; undefined also for a reply that is not sure. */
  readonly topic: string | undefined;
}

/** How the service begins a reply that may be beside the question. */
const UNSURE = /^I(?:’m| am) not sure\b/;

const SENTENCE_END = /(?:^|[.!?…:][)”"’]*)\s*$/;

/** The index from which a line consists of links that stand after its last sentence. */
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

/**
 * Reads a reply, and takes the links out of it that are no part of a sentence, as the service puts the page an answer is
 * from (SVC-1). A link that the text has as well is not repeated. A reply of such links only stays as it is.
 */
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
