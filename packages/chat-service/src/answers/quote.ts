import type { Question } from './question.ts';
import type { Hit } from './search.ts';

const MAX_QUOTE = 420;
const ENOUGH = 160;

const item = /^(?:-|\d+\.) /;
const row = /^(?:\S+ )*\*\*[^*]+\*\*\. |^\S+ `/;
const sentenceEnd = /(?<=[.!?…”"](?:\*\*)?) +(?=[^\s\p{Ll}])/u;

/** The whole lines and sentences at the beginning of a part that fit. */
const cut = (part: string): string => {
  if (part.length <= MAX_QUOTE) return part;
  let text = '';
  for (const line of part.split('\n'))
    for (const [place, sentence] of (item.test(line) ? [line] : line.split(sentenceEnd)).entries()) {
      const longer = `${text}${text && place === 0 ? '\n' : text ? ' ' : ''}${sentence}`;
      if (longer.length > MAX_QUOTE && text) return text.trim();
      text = longer;
    }
  return text.length <= MAX_QUOTE + 60
    ? text
    : `${text
        .slice(0, MAX_QUOTE)
        .replace(/\s+\S*$/, '')
        .replace(/[[\]()*`]/g, '')} …`;
};

/**
 * The best quotation of a passage: the part with most words of the question, rare ones counting more, and the next parts
 * while they are short.
 */
export const quote = (
  { source, parts }: Hit,
  question: Question,
  weightOf: (root: string) => number,
): string => {
  const wanted = new Set(
    question.words
      .filter(({ kind, text }) => kind === 'content' || text === 'howlong')
      .map(({ root }) => root),
  );
  let best = 0;
  let most = 0;
  parts.forEach((part, place) => {
    let count = 0;
    for (const root of wanted) if (part.has(root)) count += weightOf(root);
    if (count > most) {
      most = count;
      best = place;
    }
  });
  let text = cut(source.parts[best] ?? '');
  if (row.test(text) && parts.length > 1) return text;
  for (const next of source.parts.slice(best + 1)) {
    if (text.length >= ENOUGH || text.length + next.length > MAX_QUOTE || row.test(next)) break;
    text += item.test(next) && /(?:^|\n)(?:-|\d+\.) .*$/.test(text) ? `\n${next}` : `\n\n${next}`;
  }
  return text;
};
