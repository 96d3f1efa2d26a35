import { products } from '@loomwright/catalogue';
import type { Turn, Visit } from './answer.ts';
import { answerPassage } from './answer-passage.ts';
import { hedge, isBrief, labelOf, unclear, unsure, withLink, withSecond } from './compose.ts';
import { type FollowUp, inFocusOf, readFollowUp, toTurn } from './conversation.ts';
import { doubtsOf, isConcept } from './doubts.ts';
import type { Card } from './knowledge/read-cards.ts';
import { listNext, readListFollowUp } from './list-follow-ups.ts';
import {
  ATTACK,
  certaintyOf,
  HEDGED,
  isOnlyForm,
  isStrange,
  isUnrelated,
  OTHER,
  rankOf,
  SURE,
} from './matching/gate.ts';
import type { Match, Matcher } from './matching/matcher.ts';
import type { Company, Operation, Reply } from './operations/operation.ts';
import type { Part } from './part.ts';
import { readPostFollowUp } from './post-follow-ups.ts';
import { ofProducts, readPriceFollowUp } from './price-follow-ups.ts';
import { asks, isAbout, isAnother, isWeighing, pronounOfThing } from './reading/forms.ts';
import { type Question, type Reader, readQuestion } from './reading/question.ts';
import { replyOf } from './reply-of.ts';
import type { SearchIndex } from './search.ts';
import type { Source } from './source.ts';

/** The coverage that makes a passage a suggestion. */
const NEAR = 0.35;
/** A follow-up that is filled in must be more certain by this than what is complete in itself. */
const BETTER = 0.05;
/** No other reading is better than this by `BETTER`. */
const SETTLED = 0.95;
/** The share of the words that a card on the product in focus may leave unexplained. */
const HALF = 0.5;
/** What makes no sense by itself is surely a follow-up, which counts for its reading. */
const EASE = 0.1;
/** What a question with an open pronoun lacks to be surely understood by itself. */
const MARGIN = 0.01;
/** A larger lead over the next card says no more. */
const MAX_LEAD = 3;
/** A card whose rank is nearer than this is as likely: both are told. */
const CLOSE = 0.7;
/** What a card that may be beside the point lacks in rank. */
const DOUBT = 1;
/** How many cards are tried, and how many of those with a reply are compared. */
const TRIED = 4;
const LOOKED_AT = 3;

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

/** Cards on all products, where there is one on a single product. */
const overAll: ReadonlySet<string> = new Set(['price-all', 'status-all']);

/** A clause, the turn it may refer to, and how it reads as a follow-up of that. */
interface Clause {
  readonly question: Question;
  readonly visit: Visit;
  readonly turn: Turn | undefined;
  readonly followUp: FollowUp | undefined;
}

/** A reading of a clause, with the card that answers it. */
interface Candidate {
  readonly question: Question;
  readonly match: Match;
  readonly reply: Reply;
  readonly certainty: number;
}

/** The card that fits a reading best, with the next one where that is as likely. */
const bestOf = (
  known: Knowledge,
  question: Question,
  visit: Visit,
  typed = question,
): Candidate | undefined => {
  const doubts = doubtsOf(question);
  const ranked = known.matcher
    .match(question, TRIED, typed)
    .map((match) => {
      const isDoubted = doubts?.(match.card) ?? false;
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
    const reply = replyOf(known, one.match.card, question, visit);
    if (reply) answered.push({ ...one, reply });
  }
  const [first, second, third] = answered;
  if (!first) return undefined;
  const leadOver = (other: typeof first | undefined) =>
    Math.min(MAX_LEAD, first.rank - (other?.rank ?? Number.NEGATIVE_INFINITY));
  const { match, reply } = first;
  const about = answered.find(({ match: { attack, card } }) => card.id === certain && attack < ATTACK);
  if (about) return { question, match: about.match, reply: about.reply, certainty: 1 };
  const lead = leadOver(second);
  const most = first.isDoubted ? SURE - MARGIN : 1;
  const alone = { question, match, reply, certainty: Math.min(most, certaintyOf(match, lead)) };
  if (!second || lead >= CLOSE || isOnlyForm(match)) return alone;
  // Two cards with the same answer are one.
  if (reply.text !== second.reply.text && !(isBrief(reply) && isBrief(second.reply))) return alone;
  const both = { ...match, probability: match.probability + second.match.probability };
  const certainty = Math.min(most, certaintyOf(both, leadOver(third)));
  return { ...alone, reply: withSecond(reply, second.reply), certainty };
};

const isSure = (candidate: Candidate | undefined): boolean => (candidate?.certainty ?? 0) >= SURE;

const readAlone = (known: Knowledge, { question, visit, turn, followUp }: Clause) => {
  const whole = bestOf(known, question, visit);
  const isOpen =
    followUp?.isOpen && whole?.match.card.id !== turn?.card && whole?.match.card.operation === undefined;
  return whole && isOpen ? { ...whole, certainty: Math.min(whole.certainty, SURE - MARGIN) } : whole;
};

/** Whether a reading only leads to the last answer again: that is no answer to a new question. */
const isRepeated = (known: Knowledge, { question, visit, turn }: Clause, { match, reply }: Candidate) =>
  match.card.id === turn?.card &&
  isAnother.test(question.text) &&
  replyOf(known, match.card, readQuestion(turn.question, known.reader), visit)?.text === reply.text;

/** The likeliest reading as a follow-up. */
const readFilled = (known: Knowledge, clause: Clause, isOfFocus: boolean): Candidate | undefined => {
  const { question, visit, followUp } = clause;
  const texts = new Set<string>();
  const readings = (followUp?.readings ?? []).flatMap((reading) => {
    if (texts.has(reading.text)) return [];
    texts.add(reading.text);
    const found = bestOf(known, reading, visit, followUp?.isPick ? reading : question);
    return found && !isUnrelated(found.match) ? found : [];
  });
  const sure = readings.filter(isSure);
  const [usual] = isOfFocus ? [...readings].sort((a, b) => b.certainty - a.certainty) : readings;
  const likely = sure.find((reading) => !isRepeated(known, clause, reading)) ?? sure[0] ?? usual;
  const isEased = followUp?.isCertain || isOfFocus;
  const ease = likely && isEased && !isStrange(likely.match) ? EASE : 0;
  return likely && { ...likely, certainty: likely.certainty + ease };
};

/** The clause by itself and as a follow-up, the better reading first. */
const readClause = (known: Knowledge, clause: Clause): readonly Candidate[] => {
  const { question, turn, followUp } = clause;
  const alone = readAlone(known, clause);
  const [focus, another] = turn?.products ?? [];
  const product = another === undefined ? products.find(({ id }) => id === focus)?.name : undefined;
  // `Price?` is about the product in focus, not about all.
  const isOfFocus =
    turn?.products?.length === 1 && question.content.length <= 1 && overAll.has(alone?.match.card.id ?? '');
  // What is as certain as this by itself needs no other reading.
  const isSettled = !followUp?.isCertain && product === undefined && (alone?.certainty ?? 0) >= SETTLED;
  const filled = isSettled ? undefined : readFilled(known, clause, isOfFocus);
  if (!alone || !filled) return [alone, filled].filter((one) => one !== undefined);
  // What names its own product and is surely answered does not depend on what was asked before.
  const isComplete = question.entities.mentions.length > 0 && isSure(alone);
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
  const named = question.entities.mentions.map(({ product }) => product.id).slice(0, 3);
  // What may not be the answer does not take a follow-up off its product.
  const kept = isCertain || !pronounOfThing.test(typed.text) ? undefined : last?.products;
  const inFocus = reply.products ?? (named.length > 0 ? named : kept);
  return {
    kind: isCertain ? 'sure' : 'hedged',
    certainty,
    text: isCertain ? text : hedge(text),
    url: reply.url,
    card: match.card.id,
    isTalk,
    isRemark: !asks.test(typed.text),
    question: typed,
    turn: toTurn(question, {
      url: reply.url,
      card: match.card.id,
      products: inFocus,
      list: listNext(reply.list, inFocus, typed, last),
    }),
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
  const question = ofProducts(typed, last, reader);
  const turn = inFocusOf(question, last);
  const followUp =
    (last &&
      (readPriceFollowUp(question, last, reader) ??
        readPostFollowUp(question, last, reader) ??
        readListFollowUp(question, last, reader))) ??
    (turn && readFollowUp(question, turn, topics, reader));
  if (turn && followUp?.isMore) {
    const [reading = question] = followUp.readings;
    return answerMore(known, reading, turn, visit) ?? unknown(search, reading, question);
  }
  if (followUp?.isUnclear) return unknown(search, question, question, unclear);
  const readings = readClause(known, { question, visit, turn, followUp });
  const sure = readings.find(isSure);
  if (sure) return sure.reply.isAdmission ? admit(sure, question, last) : toPart(sure, question, last);
  const titled = search.isTitle(question) ? answerPassage(known, question) : undefined;
  if (titled?.kind === 'sure') return titled;
  const [possible] = readings
    .filter(({ certainty }) => certainty >= HEDGED)
    .sort((a, b) => b.certainty - a.certainty);
  if (possible?.reply.isAdmission) return unknown(search, question, question);
  if (possible) return toPart(possible, question, last);
  const isOther = readings.some(({ match }) => match.none >= OTHER);
  return (
    titled ?? (isOther ? undefined : answerPassage(known, question)) ?? unknown(search, question, question)
  );
};
