import { rootsOf } from '../reading/normalise.ts';
import { readNumber, readOrdinal } from '../reading/numbers.ts';
import type { Question } from '../reading/question.ts';

const place = '(?:first|second|third|fourth|fifth|sixth|last|\\d+(?:st|nd|rd|th))';
const ones = '(?: (?:ones?|products?|services?|posts?|steps?|parts?|of (?:them|these|those)))*';
const run = new RegExp(`\\b(?:the |your |those )?(?<end>first|last) (?<count>two|three|2|3)\\b${ones}`);
const single = new RegExp(`\\b(?:the )?(?<one>${place})\\b${ones}`, 'g');
/** Matches a bare ordinal such as `the last one`. */
export const barePlace = new RegExp(`^(?:(?:the|for|with|of|what is) )*${place}${ones}$`);
export const other = /\b(?:the )?others?(?: ones?)?\b/;

/** The position that a question names: 1 for the first, -1 for the last. */
export const placeIn = ({ text, words }: Question): number | undefined => {
  const ordinal = words.map((word) => readOrdinal(word.text)).find((found) => found !== undefined);
  const [, digits] = /\b(?:number|step|part) (\d+)\b/.exec(text) ?? [];
  return ordinal ?? (digits === undefined ? undefined : Number(digits));
};

export const lastOf = (list: readonly string[], place: number): number => list.length + place + 1;

const at = (list: readonly string[], place: number | undefined): string | undefined =>
  place === undefined ? undefined : list.at(place > 0 ? place - 1 : place);

const picked = rootsOf('one ones product service post text person item');

/** Finds an item by its position or by words of its name: `the chatbot one`. */
export const itemIn = (question: Question, list: readonly string[]): string | undefined => {
  const byPlace = placeIn(question);
  if (byPlace !== undefined) return at(list, byPlace);
  const words = question.words.filter(({ text, isFiller }) => !isFiller && !picked.has(text));
  if (words.length === 0 || !question.roots.has('one')) return undefined;
  const found = list.filter((item) => words.every(({ root }) => rootsOf(item).has(root)));
  return found.length === 1 ? found[0] : undefined;
};

/** Replaces positions with list items. Undefined if the text does not name several items. */
export const withItems = (text: string, list: readonly string[]): string | undefined => {
  const { end, count = '' } = run.exec(text)?.groups ?? {};
  const length = readNumber(count) ?? 0;
  if (end && list.length >= length)
    return text.replace(run, list.slice(...(end === 'last' ? [-length] : [0, length])).join(' and '));
  const singles = [...text.matchAll(single)].map(({ groups }) => at(list, readOrdinal(groups?.one ?? '')));
  return singles.length > 1 && singles.every((item) => item !== undefined)
    ? text.replace(single, () => singles.shift() ?? '')
    : undefined;
};
