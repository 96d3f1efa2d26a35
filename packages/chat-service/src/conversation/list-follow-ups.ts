import type { Turn } from '../answer/answer.ts';
import { wordsOf } from '../reading/normalise.ts';
import { readNumber, readOrdinal } from '../reading/numbers.ts';
import type { Question } from '../reading/question.ts';
import { type FollowUp, itemOf, listAfter, pick } from './conversation.ts';

const place = '(?:first|second|third|fourth|fifth|sixth|last|\\d+(?:st|nd|rd|th))';
const ones = '(?: (?:ones?|products?|services?|steps?|of (?:them|these|those)))*';
/** `The first two`, `the last three of them`. */
const run = new RegExp(`\\b(?:the |your |those )?(?<end>first|last) (?<count>two|three|2|3)\\b${ones}`);
/** `The first and the third one`. */
const pair = new RegExp(
  `\\b(?:the )?(?<one>${place})(?: one)? (?:and|or|with|to|versus|against) (?:the )?(?<other>${place})\\b${ones}`,
);
/** Nothing but the place of an item: `and the last one?` */
const bare = new RegExp(
  `^(?:(?:and|ok|so|but|then|also|what about|how about|what is|the|for|with|of) )*${place}${ones}$`,
);

const at = (list: readonly string[], word = ''): readonly string[] => {
  const found = readOrdinal(word) ?? 0;
  return list.slice(found < 0 ? found : found - 1).slice(0, found === 0 ? 0 : 1);
};

/** The items of a list that are named by their places, and the words that name them. */
const itemsIn = (text: string, list: readonly string[]) => {
  const together = run.exec(text);
  const { end, count = '' } = together?.groups ?? {};
  const length = readNumber(count) ?? 0;
  if (together)
    return { named: together[0], items: end === 'last' ? list.slice(-length) : list.slice(0, length) };
  const both = pair.exec(text);
  const { one, other } = both?.groups ?? {};
  return both ? { named: both[0], items: [...at(list, one), ...at(list, other)] } : undefined;
};

/**
 * Reads a question on the places of the last list: several of them, another one than in the last question, or one that
 * there is not. Undefined when it is none.
 */
export const readListFollowUp = (question: Question, last: Turn): FollowUp | undefined => {
  const { list = [] } = last;
  const { entities, text } = question;
  if (list.length < 2 || entities.mentions.length > 0) return undefined;
  const found = itemsIn(text, list);
  if (found && found.items.length > 1) return pick(text.replace(found.named, found.items.join(' and ')));
  if (!bare.test(text)) return undefined;
  const item = itemOf(question, last);
  if (item === undefined) return { readings: [], isCertain: true, isMore: false, isUnclear: true };
  const before = list.map((one) => wordsOf(one).join(' ')).find((words) => last.question.includes(words));
  return before === undefined ? undefined : pick(last.question.replace(before, item));
};

/** What “the second one” may refer to next: what the reply lists, else what was listed before. */
export const listNext = (
  list: readonly string[] | undefined,
  inFocus: readonly number[] | undefined,
  typed: Question,
  last: Turn | undefined,
): readonly string[] | undefined => {
  if ((list?.length ?? 0) > 1) return list;
  const isPicked = last !== undefined && itemOf(typed, last) !== undefined;
  return listAfter(last, inFocus) ?? (isPicked ? last.list : list);
};
