import { products } from '@loomwright/catalogue';
import { type FollowUp, readFollowUp } from '../conversation/follow-up.ts';
import { inFocusOf, productsIn, toTurn, turnAfter } from '../conversation/state.ts';
import { bestOf, type Candidate, isSure, type Knowledge, MARGIN } from '../matching/candidates.ts';
import { givesReason, isBareWhy } from '../matching/doubts.ts';
import { HEDGED, isUnrelated, SURE } from '../matching/gate.ts';
import type { SearchIndex } from '../matching/search.ts';
import { asks, isAnother, isName } from '../reading/forms.ts';
import { type Question, readAgain, readQuestion } from '../reading/question.ts';
import type { Turn, Visit } from './answer.ts';
import { answerWhere, asksWhere } from './answer-where.ts';
import { hedge, labelOf, unclear, unsure, withLink } from './compose.ts';
import type { Part } from './part.ts';
import { replyOf } from './reply-of.ts';

const MIN_SUGGESTED_COVERAGE = 0.35;
const MAX_UNEXPLAINED = 0.5;
/** Added to the certainty of a reading if the clause must be a follow-up. */
const FOLLOW_UP_BONUS = 0.1;
const MAX_PART_LENGTH = 420;

interface Clause {
  readonly question: Question;
  readonly visit: Visit;
  readonly turn: Turn | undefined;
  readonly followUp: FollowUp | undefined;
}

const unsureOf = (candidate: Candidate): Candidate => ({
  ...candidate,
  certainty: Math.min(candidate.certainty, SURE - MARGIN),
});

/** Reads the clause without context. An unresolved pronoun usually makes the result unsure. */
const readStandalone = (known: Knowledge, { question, visit, turn, followUp }: Clause) => {
  const found = bestOf(known, question, visit);
  const isOpen =
    followUp?.isOpen && found?.match.card.id !== turn?.card && found?.match.card.operation === undefined;
  return found && isOpen ? unsureOf(found) : found;
};

const repeatsLastAnswer = (known: Knowledge, { visit, turn }: Clause, { match, reply }: Candidate) =>
  match.card.id === turn?.card &&
  replyOf(known, match.card, readAgain(turn.question, known.reader), visit)?.text === reply.text;

/** Whether an answer misses the point: no reason for “why?”, or only a repetition of the last answer. */
const isOffTopic = (known: Knowledge, clause: Clause, candidate: Candidate) => {
  const { question, turn } = clause;
  const { match, reply } = candidate;
  if (isBareWhy(question)) return match.card.id !== turn?.card || !givesReason(reply.text);
  return (
    question.content.length > 0 &&
    match.unexplained > MAX_UNEXPLAINED &&
    repeatsLastAnswer(known, clause, candidate)
  );
};

const readAsFollowUp = (known: Knowledge, clause: Clause): Candidate | undefined => {
  const { question, visit, followUp } = clause;
  const isNew = isAnother.test(question.text);
  let likely: Candidate | undefined;
  for (const words of new Set(followUp?.readings)) {
    const reading = readQuestion(words, known.reader);
    const found = bestOf(known, reading, visit, followUp?.isPick ? reading : question);
    if (!found || isUnrelated(found.match)) continue;
    if (!likely || (isSure(found) && !isSure(likely))) likely = found;
    if (isSure(found) && !(isNew && repeatsLastAnswer(known, clause, found))) {
      likely = found;
      break;
    }
  }
  if (!likely) return undefined;
  const eased = followUp?.isCertain ? { ...likely, certainty: likely.certainty + FOLLOW_UP_BONUS } : likely;
  return isOffTopic(known, clause, likely) ? unsureOf(eased) : eased;
};

const isOfSubject = (known: Knowledge, { question, turn }: Clause, filled: Candidate) => {
  if (!turn?.card || !isSure(filled) || filled.match.unexplained > MAX_UNEXPLAINED) return false;
  const { id, topic } = filled.match.card;
  const [focus, another] = turn.products ?? [];
  const product = another === undefined ? products.find((one) => one.id === focus)?.name : undefined;
  if (topic === product) return id !== turn.card || question.content.length > 0;
  return id !== turn.card && topic === known.topics.get(turn.card)?.topic;
};

const readClause = (known: Knowledge, clause: Clause): readonly Candidate[] => {
  const { question, followUp } = clause;
  // A bare “why?” only ever refers to the last answer.
  const alone = isBareWhy(question) && followUp ? undefined : readStandalone(known, clause);
  // A sure answer about a named product needs no context.
  const isComplete = question.entities.mentions.length > 0 && isSure(alone) && !followUp?.isCertain;
  const filled = isComplete ? undefined : readAsFollowUp(known, clause);
  if (!alone || !filled) return [alone, filled].filter((one) => one !== undefined);
  const isFollowUp =
    followUp?.isCertain || filled.certainty > alone.certainty || isOfSubject(known, clause, filled);
  return isFollowUp ? [filled, alone] : [alone, filled];
};

const toPart = (candidate: Candidate, typed: Question, last: Turn | undefined): Part => {
  const { question, match, reply, certainty } = candidate;
  const isCertain = isSure(candidate);
  const isTalk = reply.url === '';
  const text = isTalk ? reply.text : withLink(reply.text, reply.label, reply.url);
  return {
    kind: isCertain ? 'sure' : 'hedged',
    certainty,
    text: isCertain ? text : hedge(text),
    url: reply.url,
    card: match.card.id,
    isTalk,
    isRemark: !asks.test(typed.text),
    question: typed,
    turn: turnAfter({ question, typed, last, reply, card: match.card.id, isSure: isCertain }),
  };
};

const admit = (candidate: Candidate, typed: Question, last: Turn | undefined): Part => ({
  ...toPart(candidate, typed, last),
  kind: 'unknown',
  text: candidate.reply.text,
  isRemark: false,
});

const unknown = (search: SearchIndex, question: Question, typed: Question, text?: string): Part => ({
  kind: 'unknown',
  text: text ?? unsure(search.find(question).filter(({ coverage }) => coverage >= MIN_SUGGESTED_COVERAGE)),
  isRemark: !asks.test(typed.text),
  question: typed,
  // After “I have two chatbots in my cart”, follow-ups refer to the chatbots.
  turn: toTurn(question, { products: productsIn(question) }),
});

const answerMore = ({ byUrl }: Knowledge, question: Question, turn: Turn): Part | undefined => {
  const source = byUrl.get(turn.url ?? '');
  if (!source) return undefined;
  const { parts, text, url } = source;
  const some = parts.filter((part) => part.length <= MAX_PART_LENGTH).slice(0, 2);
  return {
    kind: 'sure',
    text: withLink(some.join('\n\n') || text.slice(0, MAX_PART_LENGTH), labelOf(source), url),
    url,
    isRemark: false,
    question,
    turn,
  };
};

export const answerClause = (
  known: Knowledge,
  typed: Question,
  last: Turn | undefined,
  visit: Visit,
): Part => {
  const { reader, search, topics } = known;
  // A bare name means “what is …”, unless it follows another question.
  const question = last === undefined && isName(typed) ? readAgain(`what is ${typed.text}`, reader) : typed;
  const turn = inFocusOf(question, last);
  const where = last && asksWhere(question) ? answerWhere(known, question, last) : undefined;
  if (where) return where;
  const followUp = last && readFollowUp(question, last, topics, reader);
  if (turn && followUp?.isMore) {
    const [words] = followUp.readings;
    const reading = words === undefined ? question : readQuestion(words, reader);
    return answerMore(known, reading, turn) ?? unknown(search, reading, question);
  }
  if (followUp?.isUnclear) return unknown(search, question, question, unclear);
  const readings = readClause(known, { question, visit, turn, followUp });
  const sure = readings.find(isSure);
  if (sure) return sure.reply.isAdmission ? admit(sure, question, last) : toPart(sure, question, last);
  const [possible] = readings
    .filter(({ certainty }) => certainty >= HEDGED)
    .sort((a, b) => b.certainty - a.certainty);
  if (possible?.reply.isAdmission) return unknown(search, question, question);
  if (possible) return toPart(possible, question, last);
  return unknown(search, question, question);
};
