import { toInlineText } from '@loomwright/content';
import type { Source } from '../knowledge/source.ts';
import { kinOf } from '../reading/families.ts';
import { rootOf, wordsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';

const MAX_QUOTE = 420;
/** A sentence that is shorter is quoted with the next one. */
const ENOUGH = 110;

const item = /^(?:-|\d+\.) /;
const sentenceEnd = /(?<=[.!?…”"](?:\*\*)?) +(?=[^\s\p{Ll}])/u;

/** The pieces of a part that can be quoted by themselves: a whole list, or sentences. */
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

type Pieces = readonly (readonly { readonly text: string; readonly roots: ReadonlySet<string> }[])[];

const kinsOf = (text: string) => new Set(wordsOf(text).map((word) => kinOf(rootOf(word))));
const prepared = new WeakMap<Source, Pieces>();

const prepare = (source: Source): Pieces => {
  const known = prepared.get(source);
  if (known) return known;
  const made = source.parts.map((part) =>
    piecesOf(part).map((text) => ({ text, roots: kinsOf(toInlineText(text)) })),
  );
  prepared.set(source, made);
  return made;
};

/** The sentence or list of a passage that answers a question: the one with most of its words, rare ones counting more. */
export const readPassage = (
  source: Source,
  { words }: Question,
  weightOf: (root: string) => number,
): string => {
  const wanted = new Set(words.filter(({ isFiller }) => !isFiller).map(({ root }) => root));
  const pieces = prepare(source);
  let best = { part: 0, piece: 0, score: 0 };
  pieces.forEach((list, part) => {
    list.forEach(({ roots }, piece) => {
      let score = 0;
      for (const root of wanted) if (roots.has(kinOf(root))) score += weightOf(root);
      if (score > best.score) best = { part, piece, score };
    });
  });
  const list = pieces[best.part] ?? [];
  const text = list[best.piece]?.text ?? '';
  const next = list[best.piece + 1]?.text;
  const isShort = text.length < ENOUGH && next !== undefined && text.length + next.length < MAX_QUOTE;
  return cut(isShort ? `${text}${item.test(next) ? '\n' : ' '}${next}` : text);
};

/** The most characters of an answer with a sentence added to it. */
const MAX_ADDED = 400;

/** The sentence of a passage that has what is asked for, and speaks of what the question is about. */
export const readLacking = (
  source: Source,
  { content, text }: Question,
  finds: RegExp,
  said: string,
  weightOf: (root: string) => number,
): string | undefined => {
  // “How many pictures” is answered by a number of pictures.
  const counted = /\bhowmany (\w{4})/.exec(text)?.[1];
  const wanted =
    counted === undefined ? finds : new RegExp(`(?:${finds.source})(?:\\W+\\w+){0,3}?\\W+${counted}`, 'i');
  const [found] = prepare(source)
    .flat()
    .flatMap((piece) => piece.text.split('\n'))
    .filter((line) => wanted.test(line) && !said.includes(line) && line.length + said.length <= MAX_ADDED)
    .map((line) => {
      const roots = kinsOf(toInlineText(line));
      const shared = content.filter(({ root }) => roots.has(kinOf(root)));
      return { line, score: shared.reduce((sum, { root }) => sum + weightOf(root), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return found?.line.replace(item, '');
};
