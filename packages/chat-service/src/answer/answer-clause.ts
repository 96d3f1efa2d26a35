import { products } from '@loomwright/catalogue';
import { type FollowUp, readFollowUp } from '../conversation/follow-up.ts';
import { inFocusOf, toTurn, turnAfter } from '../conversation/state.ts';
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

/** The coverage that makes a passage a suggestion. */
const NEAR = 0.35;
/** A follow-up that is filled in must be more certain by this than what is complete in itself. */
const BETTER = 0.05;
/** No other reading is better than this by `BETTER`. */
const SETTLED = 0.95;
/** The share of the words that a card on the product in focus may leave unexplained. */
const HALF = 0.5;
/** … and a card on the subject of the last answer, where another is sure of the question alone. */
const LITTLE = 0.2;
/** What makes no sense by itself is surely a follow-up, which counts for its reading. */
const EASE = 0.1;

/** “What is your email?” is asked of the company, whatever was spoken of before. */
const ofCompany = /\byours?\b/;

/** Cards on all products, where there is one on a single product. */
const overAll: ReadonlySet<string> = new Set(['price-all', 'status-all']);

/** A clause, the turn it may refer to, and how it reads as a follow-up of that. */
interface Clause {
  readonly question: Question;
  readonly visit: Visit;
  readonly turn: Turn | undefined;
  readonly followUp: FollowUp | undefined;
}

const readAlone = (known: Knowledge, { question, visit, turn, followUp }: Clause) => {
  const whole = bestOf(known, question, visit);
  const isOpen =
    followUp?.isOpen && whole?.match.card.id !== turn?.card && whole?.match.card.operation === undefined;
  return whole && isOpen ? { ...whole, certainty: Math.min(whole.certainty, SURE - MARGIN) } : whole;
};

/** Whether a reading only leads to the last answer again. */
const isSaidAgain = (known: Knowledge, { visit, turn }: Clause, { match, reply }: Candidate) =>
  match.card.id === turn?.card &&
  replyOf(known, match.card, readAgain(turn.question, known.reader), visit)?.text === reply.text;

/** Whether it is no answer to a new question. */
const isRepeated = (known: Knowledge, clause: Clause, candidate: Candidate) =>
  isAnother.test(clause.question.text) && isSaidAgain(known, clause, candidate);

/** The likeliest reading as a follow-up. */
const readFilled = (known: Knowledge, clause: Clause, isOfFocus: boolean): Candidate | undefined => {
  const { question, visit, followUp } = clause;
  const texts = new Set<string>();
  const candidates: Candidate[] = [];
  let likely: Candidate | undefined;
  for (const words of followUp?.readings ?? []) {
    const reading = readQuestion(words, known.reader);
    if (texts.has(reading.text)) continue;
    texts.add(reading.text);
    const found = bestOf(known, reading, visit, followUp?.isPick ? reading : question);
    if (!found || isUnrelated(found.match)) continue;
    candidates.push(found);
    // What is surely answered is not read otherwise.
    if (isSure(found) && !isRepeated(known, clause, found)) {
      likely = found;
      break;
    }
  }
  const [usual] = isOfFocus ? [...candidates].sort((a, b) => b.certainty - a.certainty) : candidates;
  likely ??= candidates.find(isSure) ?? usual;
  const isEased = followUp?.isCertain || isOfFocus;
  const ease = likely && isEased && !likely.isDoubted ? EASE : 0;
  if (!likely) return undefined;
  // Neither “why?” nor a question with words of its own is answered by the last answer again.
  const isAgain = likely.match.card.id === clause.turn?.card;
  const [said = ''] = likely.reply.text.split('. ');
  const isBeside = isBareWhy(question)
    ? !isAgain || !givesReason(said)
    : isAgain &&
      question.content.length > 0 &&
      likely.match.unexplained > HALF &&
      isSaidAgain(known, clause, likely);
  const certainty = likely.certainty + ease;
  return { ...likely, certainty: isBeside ? Math.min(certainty, SURE - MARGIN) : certainty };
};

/** “Do I need a key?”, after a call: a card on both, in the topic of the last answer, is what is asked. */
const readJoined = (
  known: Knowledge,
  { question, turn, followUp, visit }: Clause,
  alone: Candidate | undefined,
): Candidate | undefined => {
  if (!followUp?.joined || ofCompany.test(question.text)) return undefined;
  const joined = bestOf(known, readQuestion(followUp.joined, known.reader), visit, question);
  const topic = known.topics.get(turn?.card ?? '')?.topic;
  const isBoth =
    joined !== undefined &&
    isSure(joined) &&
    joined.match.card.topic === topic &&
    joined.match.card.id !== turn?.card &&
    joined.match.unexplained <= (isSure(alone) ? LITTLE : HALF);
  return isBoth ? joined : undefined;
};

/** The clause by itself and as a follow-up, the better reading first. */
const readClause = (known: Knowledge, clause: Clause): readonly Candidate[] => {
  const { question, turn, followUp } = clause;
  // A bare “why?” asks for the reason of the last answer and for no other.
  const alone = isBareWhy(question) && followUp ? undefined : readAlone(known, clause);
  const [focus, another] = turn?.products ?? [];
  const product = another === undefined ? products.find(({ id }) => id === focus)?.name : undefined;
  // `Price?` is about the product in focus, not about all.
  const isOfFocus =
    turn?.products?.length === 1 && question.content.length <= 1 && overAll.has(alone?.match.card.id ?? '');
  // What is as certain as this by itself needs no other reading; “do I need a key?” may be about the last subject.
  const isSettled =
    !followUp?.isCertain &&
    product === undefined &&
    (question.content.length > 1 || ofCompany.test(question.text)) &&
    (alone?.certainty ?? 0) >= SETTLED;
  // What names its own product and is surely answered does not depend on what was asked before.
  const isComplete = question.entities.mentions.length > 0 && alone !== undefined && isSure(alone);
  const isDecided = isSettled || (isComplete && !followUp?.isCertain);
  const joined = readJoined(known, clause, alone);
  if (joined) return [joined];
  const filled = isDecided ? undefined : readFilled(known, clause, isOfFocus);
  if (!alone || !filled) return [alone, filled].filter((one) => one !== undefined);
  const isBetter = filled.certainty > alone.certainty + BETTER;
  const isAgain = isSure(alone) && isRepeated(known, clause, filled);
  // “Do I need an account?” of a product is another question than of the site.
  const isSame =
    !followUp?.isPick &&
    filled.match.card.id === alone.match.card.id &&
    alone.match.card.operation === undefined &&
    isSure(alone);
  // “Where are you?”, “how do I apply for a job”: no words, or others than those of the last answer's card.
  const isOwn = isSure(alone) && filled.match.card.id === turn?.card && question.content.length === 0;
  const isOfProduct =
    product !== undefined &&
    filled.match.card.topic === product &&
    isSure(filled) &&
    !isOwn &&
    filled.match.unexplained <= HALF;
  const isFilled =
    (followUp?.isCertain && !isAgain && !isSame) ||
    (!isComplete && ((isBetter && !isSame) || isOfFocus || isOfProduct));
  return isFilled ? [filled, alone] : [alone, filled];
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

/** That the site does not state what is asked, where that is certain. */
const admit = (candidate: Candidate, typed: Question, last: Turn | undefined): Part => ({
  ...toPart(candidate, typed, last),
  kind: 'unknown',
  text: candidate.reply.text,
  isRemark: false,
});

const unknown = (search: SearchIndex, question: Question, typed: Question, text?: string): Part => ({
  kind: 'unknown',
  text: text ?? unsure(search.find(question).filter(({ coverage }) => coverage >= NEAR)),
  isRemark: !asks.test(typed.text),
  question: typed,
  turn: toTurn(question),
});

/** More of what the last answer was about: the features of its product, or the beginning of its page. */
const answerMore = (known: Knowledge, question: Question, turn: Turn, visit: Visit): Part | undefined => {
  const toMore = (text: string, label: string, url: string): Part => ({
    kind: 'sure',
    text: withLink(text, label, url),
    url,
    isRemark: false,
    question,
    turn,
  });
  const features = known.topics.get('features');
  const product = products.find(({ id }) => id === turn.products?.[0]);
  if (product && features) {
    const entities = { ...question.entities, mentions: [{ product, quantity: undefined }] };
    const reply = replyOf(known, features, { ...question, entities }, visit);
    if (reply) return { ...toMore(reply.text, reply.label, reply.url), card: 'features' };
  }
  const source = known.byUrl.get(turn.url ?? '');
  if (!source) return undefined;
  const parts = source.parts.filter((part) => part.length <= 420).slice(0, 2);
  return toMore(parts.join('\n\n') || source.text.slice(0, 400), labelOf(source), source.url);
};

/** Answers one clause, by itself or as a follow-up. */
export const answerClause = (
  known: Knowledge,
  typed: Question,
  last: Turn | undefined,
  visit: Visit,
): Part => {
  const { reader, search, topics } = known;
  // A name alone asks what it is, unless something was asked before.
  const question = last === undefined && isName(typed) ? readAgain(`what is ${typed.text}`, reader) : typed;
  const turn = inFocusOf(question, last);
  const where = last && asksWhere(question) ? answerWhere(known, question, last) : undefined;
  if (where) return where;
  const followUp = last && readFollowUp(question, last, topics, reader);
  if (turn && followUp?.isMore) {
    const [words] = followUp.readings;
    const reading = words === undefined ? question : readQuestion(words, reader);
    return answerMore(known, reading, turn, visit) ?? unknown(search, reading, question);
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
