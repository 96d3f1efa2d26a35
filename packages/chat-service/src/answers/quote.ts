import { rootOf, wordsOf } from './normalise.ts';
import type { Question } from './question.ts';
import type { Source } from './source.ts';

const MAX_QUOTE = 420;
const ENOUGH = 160;

const sentenceEnd = /(?<=[.!?…”"](?:\*\*)?)\s+(?=[^\s\p{Ll}])/u;

/** As many whole sentences of a part as fit, from its beginning. */
const cut = (part: string): string => {
  if (part.length <= MAX_QUOTE) return part;
  let text = '';
  for (const sentence of part.split(sentenceEnd)) {
    if (text && text.length + sentence.length >= MAX_QUOTE) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  return text.length <= MAX_QUOTE + 60
    ? text
    : `${text
        .slice(0, MAX_QUOTE)
        .replace(/\s+\S*$/, '')
        .replace(/[[\]()*`]/g, '')} …`;
};

/** What of a passage answers best: its part with most of the question's words, rare ones counting more, and the next ones while they are short. */
export const quote = ({ parts }: Source, question: Question, weightOf: (root: string) => number): string => {
  const wanted = new Set(
    question.words
      .filter(({ kind, text }) => kind === 'content' || text === 'howlong')
      .map(({ root }) => root),
  );
  let best = 0;
  let most = -1;
  parts.forEach((part, place) => {
    const roots = new Set(wordsOf(part).map(rootOf));
    let count = 0;
    for (const root of wanted) if (roots.has(root)) count += weightOf(root);
    if (count > most) {
      most = count;
      best = place;
    }
  });
  let text = cut(parts[best] ?? '');
  for (const next of parts.slice(best + 1)) {
    if (text.length >= ENOUGH || text.length + next.length > MAX_QUOTE) break;
    text += /^(?:-|\d+\.) /.test(next) && /(?:^|\n)(?:-|\d+\.) .*$/.test(text) ? `\n${next}` : `\n\n${next}`;
  }
  return text;
};
