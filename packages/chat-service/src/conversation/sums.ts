import { match, P } from 'ts-pattern';
import type { Mention } from '../reading/quantities.ts';
import type { Question } from '../reading/question.ts';
import { isBounded } from '../reading/ranges.ts';
import { type Line, type State, termIn, wordsFor } from './state.ts';

const ofPrices: ReadonlySet<string> = new Set([
  'price',
  'period',
  'total',
  'difference',
  'cheapest',
  'dearest',
]);
const money = /\b(?:prices?|costs?|howmuch|total|pay|workspaces?|copies|licen[cs]es)\b/;
const ofAll =
  /\b(?:after|before|until|out|all products|all your|every|everything|products|tools|services?|cheap\w*|expensive)\b/;
/** The content words that are allowed in a change to a sum. */
const ofSums: ReadonlySet<string> = new Set(
  `price prices cost costs costing total sum pay spend buy take taking took add adding plus minus without except excluding remove drop
  skip leave make swap replace change switch instead including include incl order come half whole full month months monthly year years yearly
  annual annually annum quarter quarterly workspace workspaces copy copies license licenses licence licences combined altogether each
  times well day daily week weekly hour hourly person user users seat seats head employee employees first second third last`.split(
    /\s+/,
  ),
);

const removes = /\b(?:without|minus|except|excluding|remove|drop|skip|leave|no)\b/;
const swaps = /\b(?:instead|replace|swap|rather than)\b/;
const limits = /\b(?:only|just|make (?:it|that|them))\b/;
const adds =
  /\b(?:with|plus|add|adding|includ\w+|incl|too|also|as well|along|another|of (?:them|those|these|it|that))\b/;

const together =
  /^(?:what is |what |how ?much is )?(?:the |in )?total$|\b(?:both|together|combined|altogether|(?:them|these|those) all|all (?:(?:of )?(?:them|these|those|(?:the )?(?:two|three))))\b|\b(?:total|sum)\b.*\b(?:them|they|these|those|(?:the|of) (?:two|three))\b/;
/** Matches `what do they cost?`, which refers to two or three products, not to a long list. */
const they = /\b(?:do|would|will|are) (?:they|these|those)\b/;
const FEW = 3;
const otherUnit =
  /\b(?:(?:per|a|an|each|every) (?:day|week|hour|person|user|seat|head|employee)|daily|weekly|hourly)\b/;

/** The first number that is not a duration, an amount, a percentage or the quantity of a named product. */
const countIn = ({ entities: { figures, numbers }, text, words }: Question): number | undefined => {
  const found = figures.find(
    ({ value, to }) =>
      numbers.includes(value) && !/^(?:months?|years?|dollars|percent|a)$/.test(words[to]?.text ?? ''),
  );
  const isOne = /\bone (?:of (?:them|those|these)|workspace|copy|licen[cs]e)\b/.test(text);
  return found?.value ?? (isOne ? 1 : undefined);
};

const toLine = ({ product, quantity }: Mention): Line => ({ name: product.name, quantity });

const changed = (
  lines: readonly Line[],
  named: readonly Line[],
  text: string,
): readonly Line[] | undefined => {
  const isNamed = ({ name }: Line) => named.some((one) => one.name === name);
  const isIn = ({ name }: Line) => lines.some((one) => one.name === name);
  const rest = lines.filter((line) => !isNamed(line));
  const added = named.filter((line) => !isIn(line));
  const set = lines.map((line) => ({
    ...line,
    quantity: named.find(({ name }) => name === line.name)?.quantity ?? line.quantity,
  }));
  return (
    match({ text, isCounted: named.some(({ quantity }) => quantity !== undefined) })
      .with({ text: P.string.regex(swaps) }, () =>
        rest.length < lines.length ? [...rest, ...added] : lines.length === 1 ? added : undefined,
      )
      .with({ text: P.string.regex(removes) }, () => rest)
      .with({ text: P.string.regex(limits), isCounted: true }, () => [...set, ...added])
      .with({ text: P.string.regex(limits) }, () => named)
      .with({ text: P.string.regex(adds) }, () => [...set, ...added])
      // “And two chatbots”, after three of another product, adds to the sum.
      .with({ isCounted: true, text: P.when((text) => !money.test(text)) }, () =>
        lines.every(({ quantity }) => quantity !== undefined) ? [...set, ...added] : undefined,
      )
      .otherwise(() => undefined)
  );
};

/** Turns a change to the last sum (products, quantity or term) into a complete question. */
export const readSum = (
  question: Question,
  text: string,
  state: State,
  item: string | undefined,
): string | undefined => {
  const { content, entities } = question;
  const { focus, lines, operation, spoken } = state;
  const isOfPrices = ofPrices.has(operation) || state.card === 'discount' || money.test(text);
  if (!isOfPrices || isBounded(question) || /\bhowmany\b/.test(text)) return undefined;
  if (ofAll.test(text) || content.some((word) => !ofSums.has(word.text))) return undefined;
  const isOfAllSpoken =
    spoken.length > 1 && (together.test(text) || (they.test(text) && spoken.length <= FEW));
  // Applies to “how much is it?” after a question about something else.
  const isOfBefore = lines.length === 0 && spoken.length === 1 && /\b(?:it|that)\b/.test(text);
  const before =
    isOfAllSpoken || isOfBefore
      ? spoken.map((name) => ({ name, quantity: lines.find((line) => line.name === name)?.quantity }))
      : lines;
  if (before.length === 0) return undefined;
  const count = countIn(question);
  const counted = count === undefined ? before : before.map((line) => ({ ...line, quantity: count }));
  const named =
    entities.mentions.length > 0 ? entities.mentions.map(toLine) : before.filter(({ name }) => name === item);
  const now = named.length > 0 ? changed(counted, named, text) : counted;
  if (!now || now.length === 0) return undefined;
  const term = termIn(text);
  if (named.length === 0 && otherUnit.test(text)) return `billing period of ${wordsFor(now)}`;
  const isAsked =
    named.length > 0 ||
    count !== undefined ||
    term !== '' ||
    isOfAllSpoken ||
    isOfBefore ||
    (they.test(text) && focus.length > 1);
  return isAsked ? `price of ${wordsFor(now)} ${term || termIn(state.last.text)}`.trim() : undefined;
};
