import { toTurn } from '../conversation/state.ts';
import type { Matcher } from '../matching/matcher.ts';
import { readPassage } from '../matching/read-passage.ts';
import type { SearchIndex } from '../matching/search.ts';
import type { Question } from '../reading/question.ts';
import { hedge, labelOf, withLink } from './compose.ts';
import type { Part } from './part.ts';

/** The coverage that makes a sentence a possible answer. */
const MAY_BE = 0.75;
/** How many passages are read. */
const READ = 8;

/** The sentence of a passage that may be the answer where no card is. */
export const answerPassage = (
  { matcher, search }: { readonly matcher: Matcher; readonly search: SearchIndex },
  question: Question,
): Part | undefined => {
  const hits = search.find(question);
  const [titled] = hits;
  const isTitled = titled?.isTitled === true;
  const readings = (isTitled ? [titled] : hits.slice(0, READ)).map(({ source }) => ({
    source,
    reading: readPassage(source, question, matcher.weightOf),
  }));
  const [best] = readings.sort((a, b) => b.reading.coverage - a.reading.coverage);
  if (!best) return undefined;
  const { source, reading } = best;
  const isPossible = reading.coverage >= MAY_BE && reading.shared >= 2;
  if (!isTitled && !isPossible) return undefined;
  const text = withLink(reading.text, labelOf(source), source.url);
  return {
    kind: isTitled ? 'sure' : 'hedged',
    text: isTitled ? text : hedge(text),
    url: source.url,
    isRemark: false,
    question,
    turn: toTurn(question, { url: source.url }),
  };
};
