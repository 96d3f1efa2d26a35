import type { Card } from './knowledge/read-cards.ts';
import type { Question } from './reading/question.ts';

/** “Which product is not …”: an answer on what is so is wrong. Of “what if it does not work” it says nothing. */
const negated =
  /^(?:(?:and|so|but|ok) )*(?:which|what|who)\b(?: (?!if\b|when\b|because\b|that\b)\w+)* (?:is|are|was|do|does|did|can|could|should|will|would|has|have|must|may)(?: (?!if\b|when\b|because\b|that\b)\w+){0,4} (?:not|never)\b/;
/** Names of products that are words of the trade as well: “what is a neural network”. */
const kinds =
  '(?:(?:an?|the term|artificial|ai) )*(?:neural net(?:work)?s?|(?:ai )?chatbots?|bots?|predictive analytics|workflow automation|workflows?|customer insights?|portfolios?)';
const concept = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:(?:what (?:is|are)|define|explain(?: to me)?) ${kinds}(?: (?:in general|generally|exactly|anyway|really))*|what (?:does|do) ${kinds} mean|how (?:does|do) ${kinds} work(?: in general| generally)?)$`,
);
/** “How many”, as a question: “we never know how many guests come” is none. */
const asksCount = /^(?:\w+ ){0,2}howmany\b/;
/** A number, or a word that says there is none or any. */
const number =
  /\d|\b(?:no|not|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|fifty|sixty|hundreds?|thousand|dozen|half|third|both|several|every|all|any|some|many|each|individually)\b/i;

const handlesNegation = new WeakMap<Card, boolean>();
const isNegated = (card: Card): boolean => {
  const known =
    handlesNegation.get(card) ?? card.paraphrases.some((tokens) => negated.test(tokens.join(' ')));
  handlesNegation.set(card, known);
  return known;
};

/** Whether a question asks for the meaning of a word of the trade, which this site does not explain. */
export const isConcept = ({ text }: Question): boolean => concept.test(text);

/**
 * Whether an answer may be beside the point although its words fit: the question is negated and the card is never asked
 * so, it asks for a number and the answer has none, or for the meaning of a word.
 */
export const isDoubtful = (question: Question, card: Card): boolean =>
  (negated.test(question.text) && !isNegated(card)) ||
  (asksCount.test(question.text) && card.text !== undefined && !number.test(card.text)) ||
  isConcept(question);
