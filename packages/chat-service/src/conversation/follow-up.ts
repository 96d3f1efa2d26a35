import type { Turn } from '../answer/answer.ts';
import type { Card } from '../knowledge/card.ts';
import { namesRole } from '../operations/people.ts';
import { dayWords } from '../reading/day-words.ts';
import { findEntities } from '../reading/entities.ts';
import { isOverAll, pronounOfThing, refersToUs } from '../reading/forms.ts';
import { rootsOf } from '../reading/normalise.ts';
import { productByContextualName } from '../reading/product-names.ts';
import { hasAny, type Question, type Reader, readQuestion, textOf } from '../reading/question.ts';
import { isBounded, isRanged, rangeWords } from '../reading/ranges.ts';
import { bareOf, readMove } from './moves.ts';
import { other as others } from './places.ts';
import { inFocusOf, type State, stateOf } from './state.ts';

export interface FollowUp {
  /** Complete questions, the likeliest first. */
  readonly readings: readonly string[];
  /** Whether the question makes no sense on its own. */
  readonly isCertain: boolean;
  readonly isMore: boolean;
  /** Whether the readings replace the typed words, which then cannot count as unexplained. */
  readonly isPick?: boolean;
  /** Whether the question contains an unresolved pronoun. */
  readonly isOpen?: boolean;
  /** Whether the question picks an item that does not exist. */
  readonly isUnclear?: boolean;
}

const pick = (readings: readonly string[]): FollowUp => ({
  readings,
  isPick: true,
  isCertain: true,
  isMore: false,
});

const marker = /^(?:and|also|or|but|so|then|what about|how about|ok and|okay and|now)\b/;
const pronouns: ReadonlySet<string> = new Set(
  'it its that this they them those these he she him her his their there one ones'.split(' '),
);
const askedWords = /^(?:what|who|when|since|where|which|why|how|howlong|howmuch|howmany)\b/;
/** In “are there”, “there” is not a pronoun. */
const isBe = /^(?:is|are|was|were)$/;
const MAX_BARE = 2;

/** In a follow-up, one contact channel replaces another. */
const channels = rootsOf('email phone mail telephone chat');

const withoutReplaced = (last: Question, question: Question): Question['words'] => {
  const { entities: named, tokens } = findEntities(question.words);
  const isProduct = named.mentions.length > 0 || isOverAll(question);
  const isDay = named.days.length > 0 || hasAny(question, dayWords);
  const replaced = [
    ...(hasAny(question, channels) ? [channels] : []),
    ...(isRanged(question) ? [rangeWords] : []),
    ...(isDay ? [dayWords] : []),
  ];
  const gone = new Set([
    ...(isDay ? ['@d'] : []),
    ...(named.people.length > 0 || tokens.includes('@r') ? ['@x', '@r'] : []),
    ...(named.numbers.length > 0 ? ['@n'] : []),
  ]);
  if (!isProduct && gone.size + replaced.length === 0) return last.words;
  const { covered } = findEntities(last.words);
  return last.words.filter((word, place) => {
    const [token = ''] = findEntities([word]).tokens;
    const isNamed = isProduct && (covered.has(place) || token.startsWith('@p'));
    return !isNamed && !gone.has(token) && !replaced.some((set) => set.has(word.root));
  });
};

const readOther = (question: Question, state: State): FollowUp | undefined => {
  const { entities, content, words } = question;
  const { focus, last, subject } = state;
  const isMarked = marker.test(question.text);
  const isPronoun =
    words.some(
      ({ text }, at) => pronouns.has(text) && !(text === 'there' && isBe.test(words[at - 1]?.text ?? '')),
    ) && entities.mentions.length === 0;
  const isShort = content.length <= 2 && words.length <= 7;
  if (last.words.length === 0 || !(isMarked || isShort || (isPronoun && content.length <= 4)))
    return undefined;
  const text = bareOf(question);
  const readings: string[] = [];
  // “And 40?” is a limit after a question with a limit, and a quantity after a price.
  const isLimit = isBounded(question) || (isBounded(last) && !isPronoun);
  const quantity =
    isLimit || /\bhowmany\b/.test(text) || entities.mentions.length > 0 || content.length > 0
      ? undefined
      : entities.numbers[0];
  if (quantity !== undefined && focus[0]) readings.push(`price of ${quantity} ${focus[0].name}`);
  else if (entities.mentions.length > 0 && isPronoun) readings.push(`${text} ${subject}`);
  const replaced = `${textOf(withoutReplaced(last, question))} ${text}`;
  const named = text.replace(
    /\b(?:that one|this one|it|its|them|those|these|they|that|this|there|he|she)\b/,
    subject,
  );
  const withSubject = named === text ? `${text} ${subject}` : named;
  const isSwap = question.tokens.some((token) => token.startsWith('@'));
  // A full question refers to the last subject; a fragment replaces words of the last question.
  const asks = isPronoun || askedWords.test(text);
  // “And for automation?” takes its function words from the last question.
  const framed = `${textOf(last.words.filter(({ isFiller }) => isFiller))} ${text}`;
  const isBare = content.length === 0 && words.length <= MAX_BARE && askedWords.test(text);
  readings.push(
    ...(isSwap ? [replaced] : asks ? [withSubject, replaced] : [replaced]),
    ...(isMarked && content.length > 0 ? [framed] : []),
    ...(isSwap || asks ? [] : [withSubject]),
  );
  return {
    readings,
    isCertain: isMarked || isPronoun || isBare,
    isMore: false,
    isOpen: pronounOfThing.test(question.text) && entities.mentions.length === 0,
  };
};

/** Undefined if the question is not a follow-up. */
export const readFollowUp = (
  typed: Question,
  turn: Turn,
  topics: ReadonlyMap<string, Card>,
  reader: Reader,
): FollowUp | undefined => {
  if (turn.question === '' || refersToUs(typed)) return undefined;
  // “And the API?” names a product only if the last answer was about products.
  const named = turn.products?.length
    ? productByContextualName(bareOf(typed).replace(/^(?:the|your) /, ''))
    : undefined;
  const question = named ? readQuestion(`and ${named.name}`, reader) : typed;
  const move = readMove(question, stateOf(turn, topics, reader));
  if (move === 'more') return { readings: [turn.question], isCertain: true, isMore: true };
  if (move === 'unclear') return { readings: [], isCertain: true, isMore: false, isUnclear: true };
  if (move) return pick(move);
  // A named role, “it” and “there” never refer to a person in the last answer.
  const text = bareOf(question);
  const isRole = askedWords.test(text) && namesRole(question) && !others.test(text);
  if (turn.url === '/about#team' && (isRole || /\b(?:its?|there)\b/.test(text))) return undefined;
  const state = stateOf(inFocusOf(question, turn) ?? turn, topics, reader);
  const other = readOther(question, state);
  return other && { ...other, isPick: question !== typed };
};

/** Matches “no, I meant the studio”. */
const correction =
  /^(?:(?:no|nope|sorry|oh|oops|wait|actually|well|not (?:that|this|it))[\s,.!]+)*(?:i|we) (?:actually |really )?(?:meant?|asked (?:about|for)|was asking (?:about|for))[\s,:]+(?:to (?:say|ask) )?(?=the|your|an?\b|on|for|in|\w+$)/i;
const refusal =
  /^(?:no|nope|sorry|oops|not (?:that|this)(?: one)?)[\s,.!]+(?=(?:the|on|in)\b[^,.?!]{1,40}$)/i;

/** Rewrites a correction as a follow-up: “what about …”. */
export const withoutCorrection = (text: string): string =>
  text.trim().replace(correction, 'what about ').replace(refusal, 'what about ');
