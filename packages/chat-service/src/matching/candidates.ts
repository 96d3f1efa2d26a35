import type { Visit } from '../answer/answer.ts';
import { isBrief, withSecond } from '../answer/compose.ts';
import { replyOf } from '../answer/reply-of.ts';
import type { Card } from '../knowledge/card.ts';
import type { Source } from '../knowledge/source.ts';
import type { Company, Operation, Reply } from '../operations/operation.ts';
import { isAbout, isWeighing } from '../reading/forms.ts';
import type { Question, Reader } from '../reading/question.ts';
import { isConcept, isDoubtful } from './doubts.ts';
import { ATTACK, certaintyOf, rankOf, SURE } from './gate.ts';
import type { Match, Matcher } from './matcher.ts';
import type { SearchIndex } from './search.ts';

const MAX_LEAD = 3;
/** Below this lead, two short replies are combined if the better one is not sure. */
const CLOSE = 0.7;
const TRIED = 4;
export const MARGIN = 0.01;

export interface Knowledge {
  readonly company: Company;
  readonly matcher: Matcher;
  readonly search: SearchIndex;
  readonly reader: Reader;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly byUrl: ReadonlyMap<string, Source>;
  readonly topics: ReadonlyMap<string, Card>;
}

export interface Candidate {
  readonly question: Question;
  readonly match: Match;
  readonly reply: Reply;
  readonly certainty: number;
  readonly isDoubted: boolean;
}

export interface RankedCard {
  readonly match: Match;
  readonly reply: Reply;
  readonly rank: number;
  readonly isDoubted: boolean;
}

/** Cards that have a reply to the question, best first. Only words of `typed` can count as unexplained. */
export const rankCards = (
  known: Knowledge,
  question: Question,
  visit: Visit,
  typed = question,
): readonly RankedCard[] => {
  // A follow-up such as “how often?” raises doubts that the completed question hides.
  const asked = typed === question ? [question] : [question, typed];
  return known.matcher
    .match(question, TRIED, typed)
    .flatMap((match): readonly RankedCard[] => {
      const reply = replyOf(known, match.card, question, visit);
      if (!reply) return [];
      const isDoubted = asked.some((one) => isDoubtful(one, match.card, reply.text));
      return [{ match, reply, isDoubted, rank: rankOf(match, isDoubted) }];
    })
    .sort((a, b) => b.rank - a.rank);
};

export const leadOf = (first: RankedCard, other: RankedCard | undefined): number =>
  other ? Math.min(MAX_LEAD, first.rank - other.rank) : MAX_LEAD;

export const bestOf = (
  known: Knowledge,
  question: Question,
  visit: Visit,
  typed = question,
): Candidate | undefined => {
  const compared = rankCards(known, question, visit, typed);
  const [first, second, third] = compared;
  if (!first) return undefined;
  const certain = isWeighing(typed)
    ? 'compare'
    : isAbout(question) && !isConcept(question)
      ? 'card'
      : undefined;
  const about = compared.find(({ match: { attack, card } }) => card.id === certain && attack < ATTACK);
  if (about) return { question, match: about.match, reply: about.reply, certainty: 1, isDoubted: false };
  const { isDoubted, match, reply } = first;
  const lead = leadOf(first, second);
  const alone = { question, match, reply, isDoubted, certainty: certaintyOf(match, lead, isDoubted) };
  if (!second || lead >= CLOSE || isSure(alone)) return alone;
  if (reply.text !== second.reply.text && !(isBrief(reply) && isBrief(second.reply))) return alone;
  const both = { ...match, probability: match.probability + second.match.probability };
  const certainty = certaintyOf(both, leadOf(first, third), isDoubted);
  return { ...alone, reply: withSecond(reply, second.reply), certainty };
};

export const isSure = (candidate: Candidate | undefined): boolean => (candidate?.certainty ?? 0) >= SURE;
