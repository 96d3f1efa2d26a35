import type { Card } from '../knowledge/card.ts';
import type { Question } from '../reading/question.ts';

/** “Which product is not …”: an answer on what is so is wrong. Of “what if it does not work” it says nothing. */
const negated =
  /^(?:(?:and|so|but|ok) )*(?:which|what|who)\b(?: (?!if\b|when\b|because\b|that\b)\w+)* (?:is|are|was|do|does|did|can|could|should|will|would|has|have|must|may)(?: (?!if\b|when\b|because\b|that\b)\w+){0,4} (?:not|never)\b/;
/** The meaning of a word, which stands as `@`: “what is a neural network”, “how do chatbots work”. */
const word = '(?:(?:an?|the term|artificial|ai) )*@';
const concept = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:(?:what (?:is|are)|define|explain(?: to me)?) ${word}(?: (?:in general|generally|exactly|anyway|really))*|what (?:does|do) ${word} mean|how (?:does|do) ${word} work(?: in general| generally)?)$`,
);
/** “How many”, as a question: “we never know how many guests come” is none. */
const asksCount = /^(?:\w+ ){0,2}howmany\b/;
/** A number, or a word that says there is none or any. */
const number =
  /\d|\b(?:no|not|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|fifty|sixty|hundreds?|thousand|dozen|half|third|both|several|every|all|any|some|many|each|individually)\b/i;

/** “How long”, “how often”, “how fast”, as a question. */
const asksTime = /^(?:(?:and|so|but|ok|for) )*(?:howlong|how (?:often|fast|quick|quickly|soon))\b/;
/** A number, or a word that says how long something is. */
const duration =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty|until|till|as long as|while|(?<!all )at once|always|never|forever|instant|immediately|(?:day|week|month|year|(?<!business )hour|minute|second|afternoon)s?|gone|ends?|stays?|expires?|forgets?|kept|keeps?)\b/i;
/** A telephone number is no duration. */
const linked = /\[[^\]]*\]\([^)]*\)/g;
/** What something costs, as a question, and words of an answer to it. */
const asksCost = /^(?:(?:and|so|but|ok) )*(?:what|howmuch) (?:do|does|will|would) .*\bcosts?$/;
const cost = /[$€]|\b(?:free|prices?|priced|costs?|nothing|charged?|paid|pay|discount|half|fee|quoted?)\b/i;

/** “Who can see it” is not answered by what it is. */
const asksWho = /^(?:(?:and|so|but|ok) )*who(?:se)?\b/;

/** “Why”, as a question. */
const asksReason = /^(?:(?:and|so|but|ok) )*(?:why|how come|for what reason)\b/;
/** What gives a reason, or says that what is taken for granted is not so. */
const reason =
  /\b(?:because|so|since|why|no|not|none|nothing|never|without|until|yet|coming soon)\b|n[’']t\b/i;

/** Whether a question is a bare “why?”. */
export const isBareWhy = ({ content, text }: Question): boolean =>
  content.length === 0 && asksReason.test(text) && text.split(' ').length <= 4;

/** Whether a text gives a reason. */
export const givesReason = (text: string): boolean => reason.test(text);

/** How a card is asked: with negated questions, with `who`, with `why`. */
interface Asked {
  readonly isNegated: boolean;
  readonly isWho: boolean;
  readonly isWhy: boolean;
}
const askedBy = new WeakMap<Card, Asked>();
const askedOf = (card: Card): Asked => {
  const known = askedBy.get(card);
  if (known) return known;
  const texts = card.paraphrases.map((tokens) => tokens.join(' '));
  const asked = {
    isNegated: texts.some((text) => negated.test(text)),
    isWho: texts.some((text) => /\bwho(?:se)?\b/.test(text)),
    isWhy: texts.some((text) => /\b(?:why|reason)\b/.test(text)),
  };
  askedBy.set(card, asked);
  return asked;
};

/** Whether a question asks for the meaning of a product’s name as a word of the trade, which this site does not explain. */
export const isConcept = ({ entities, words }: Question): boolean => {
  const [name, other] = entities.names;
  if (!name?.isOfTrade || other) return false;
  const texts = words.map(({ text }) => text);
  return concept.test([...texts.slice(0, name.from), '@', ...texts.slice(name.to)].join(' '));
};

/**
 * Tells whether the answer of a card may be beside the point although its words fit: the question is negated, or asks who,
 * and the card is never asked so, it asks for a number and the answer has none, or for the meaning of a word. Undefined
 * for most questions, which are neither.
 */
export const doubtsOf = (question: Question): ((card: Card, text?: string) => boolean) | undefined => {
  const { text } = question;
  const isNegated = /\b(?:not|never)\b/.test(text) && negated.test(text);
  const isWho = asksWho.test(text);
  const isCount = asksCount.test(text);
  const isTime = asksTime.test(text);
  const isCost = asksCost.test(text);
  if (isConcept(question)) return () => true;
  const isReason = asksReason.test(text);
  if (!isNegated && !isWho && !isCount && !isTime && !isCost && !isReason) return undefined;
  return (card, said = card.text) =>
    (isNegated && !askedOf(card).isNegated) ||
    (isWho && !askedOf(card).isWho) ||
    (isReason && !askedOf(card).isWhy && !(said !== undefined && reason.test(said))) ||
    (said !== undefined &&
      ((isCount && !number.test(said)) ||
        (isTime && !duration.test(said.replace(linked, ''))) ||
        (isCost && !cost.test(said))));
};
