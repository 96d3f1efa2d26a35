import { toInlineText } from '@loomwright/content';
import type { Source } from '../knowledge/source.ts';
import { kinOf } from '../reading/families.ts';
import { rootOf, wordsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';

const MAX_QUOTE = 420;

const item = /^(?:-|\d+\.) /;
const sentenceEnd = /(?<=[.!?…”"](?:\*\*)?) +(?=[^\s\p{Ll}])/u;

const piecesOf = (part: string): readonly string[] => {
  if (item.test(part) || part.includes('\n- ') || part.includes('\n1. '))
    return part.length <= MAX_QUOTE ? [part] : part.split('\n').filter(Boolean);
  return part.split(sentenceEnd);
};

const cut = (text: string): string =>
  text.length <= MAX_QUOTE
    ? text
    : `${text
        .slice(0, MAX_QUOTE)
        .replace(/\s+\S*$/, '')
        .replace(/[[\]()*`]/g, '')} …`;

type Pieces = readonly { readonly text: string; readonly roots: ReadonlySet<string> }[];

const kinsOf = (text: string) => new Set(wordsOf(text).map((word) => kinOf(rootOf(word))));
const prepared = new WeakMap<Source, Pieces>();

const prepare = (source: Source): Pieces => {
  const known = prepared.get(source);
  if (known) return known;
  const made = source.parts.flatMap((part) =>
    piecesOf(part).map((text) => ({ text, roots: kinsOf(toInlineText(text)) })),
  );
  prepared.set(source, made);
  return made;
};

/** The sentence or list in a passage that covers the most of the question; rare words count more. */
export const readPassage = (
  source: Source,
  { words }: Question,
  weightOf: (root: string) => number,
): string => {
  const wanted = new Set(words.filter(({ isFiller }) => !isFiller).map(({ root }) => root));
  let best = { text: '', score: -1 };
  for (const { text, roots } of prepare(source)) {
    let score = 0;
    for (const root of wanted) if (roots.has(kinOf(root))) score += weightOf(root);
    if (score > best.score) best = { text, score };
  }
  return cut(best.text);
};
