import type { Visit } from '../answer/answer.ts';
import { isBrief, withSecond } from '../answer/compose.ts';
import { replyOf } from '../answer/reply-of.ts';
import type { Card } from '../knowledge/card.ts';
import type { Source } from '../knowledge/source.ts';
import type { Company, Operation, Reply } from '../operations/operation.ts';
import { isAbout, isWeighing } from '../reading/forms.ts';
import type { Question, Reader } from '../reading/question.ts';
import { doubtsOf, isConcept } from './doubts.ts';
import { ATTACK, certaintyOf, isOnlyForm, rankOf, SURE } from './gate.ts';
import type { Match, Matcher } from './matcher.ts';
import type { SearchIndex } from './search.ts';

/** A larger lead over the next card says no more. */
const MAX_LEAD = 3;
/** A card whose rank is nearer than this is as likely: both are told. */
const CLOSE = 0.7;
/** What a card that may be beside the point lacks in rank. */
const DOUBT = 1;
/** How many cards are tried, and how many of those with a reply are compared. */
const TRIED = 4;
const LOOKED_AT = 3;
/** What a question with an open pronoun lacks to be surely understood by itself. */
export const MARGIN = 0.01;

/** What clauses are answered from. */
export interface Knowledge {
  readonly company: Company;
  readonly matcher: Matcher;
  readonly search: SearchIndex;
  readonly reader: Reader;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly byUrl: ReadonlyMap<string, Source>;
  /** The cards by their ids. */
  readonly topics: ReadonlyMap<string, Card>;
}

/** A reading of a clause, with the card that answers it. */
export interface Candidate {
  readonly question: Question;
  readonly match: Match;
  readonly reply: Reply;
  readonly certainty: number;
  /** Whether it may be beside the point. */
  readonly isDoubted: boolean;
}

/** The card that fits a reading best, with the next one where that is as likely. */
export const bestOf = (
  known: Knowledge,
  question: Question,
  visit: Visit,
  typed = question,
): Candidate | undefined => {
  // “How often?” is filled in after the words of the last question.
  const all = [...new Set([question, typed])].flatMap((one) => doubtsOf(one) ?? []);
  const doubts = (card: Card, said?: string) => all.some((isDoubtful) => isDoubtful(card, said));
  const ranked = known.matcher
    .match(question, TRIED, typed)
    .map((match) => {
      const isDoubted = doubts(match.card);
      return { match, isDoubted, rank: rankOf(match) - (isDoubted ? DOUBT : 0) };
    })
    .sort((a, b) => b.rank - a.rank);
  // Replies are computed: no more of them than are looked at.
  const certain = isWeighing(typed)
    ? 'compare'
    : isAbout(question) && !isConcept(question)
      ? 'card'
      : undefined;
  const answered: ((typeof ranked)[number] & { readonly reply: Reply })[] = [];
  for (const one of ranked) {
    if (answered.length === LOOKED_AT && certain === undefined) break;
    const { card } = one.match;
    const reply = replyOf(known, card, question, visit);
    if (!reply) continue;
    // What an operation answers is known only now.
    const isBeside = !one.isDoubted && card.operation !== undefined && doubts(card, reply.text);
    answered.push({ ...one, reply, ...(isBeside && { isDoubted: true, rank: one.rank - DOUBT }) });
  }
  if (all.length > 0) answered.sort((a, b) => b.rank - a.rank);
  const [first, second, third] = answered;
  if (!first) return undefined;
  const leadOver = (other: typeof first | undefined) =>
    Math.min(MAX_LEAD, first.rank - (other?.rank ?? Number.NEGATIVE_INFINITY));
  const { isDoubted, match, reply } = first;
  const about = answered.find(({ match: { attack, card } }) => card.id === certain && attack < ATTACK);
  if (about) return { question, match: about.match, reply: about.reply, certainty: 1, isDoubted: false };
  const lead = leadOver(second);
  const most = isDoubted ? SURE - MARGIN : 1;
  const alone = { question, match, reply, isDoubted, certainty: Math.min(most, certaintyOf(match, lead)) };
  if (!second || lead >= CLOSE || isOnlyForm(match)) return alone;
  // Two cards with the same answer are one.
  if (reply.text !== second.reply.text && !(isBrief(reply) && isBrief(second.reply))) return alone;
  const both = { ...match, probability: match.probability + second.match.probability };
  const certainty = Math.min(most, certaintyOf(both, leadOver(third)));
  return { ...alone, reply: withSecond(reply, second.reply), certainty };
};

export const isSure = (candidate: Candidate | undefined): boolean => (candidate?.certainty ?? 0) >= SURE;
