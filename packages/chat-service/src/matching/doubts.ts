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

/** What a kind of question asks for, what an answer to it has, and what a sentence has that answers it. */
interface Asked {
  readonly asks: RegExp;
  readonly says: RegExp;
  readonly finds?: RegExp;
}

const begin = '^(?:(?:and|so|but|ok|for) )*';
/** A telephone number is no duration, and no price. */
const linked = /\]\([^)]*\)|\+\d[\d ]+/g;

/** “We never know how many guests come” is no question for a number. */
const count: Asked = {
  asks: /^(?:\w+ ){0,2}howmany\b/,
  says: /\d|\b(?:no|not|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|fifty|sixty|hundreds?|thousand|dozen|half|third|both|several|every|all|any|some|many|each|individually)\b/i,
  finds:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|fifty|sixty|hundreds?|thousand)\b/i,
};
const time: Asked = {
  asks: new RegExp(`${begin}(?:howlong|how (?:often|fast|quick|quickly|soon))\\b`),
  says: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty|until|till|as long as|while|(?<!all )at once|always|never|forever|instant|immediately|(?:day|week|month|year|(?<!business )hour|minute|second|afternoon)s?|gone|ends?|stays?|expires?|forgets?|kept|keeps?)\b/i,
  finds: /\b(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)\b/i,
};
const cost: Asked = {
  asks: new RegExp(
    `${begin}(?:howmuch (?:for|is|are|do|does|will|would)\\b|(?:what|howmuch) (?:do|does|will|would) .*\\bcosts?$)`,
  ),
  says: /[$€]|\b(?:free|prices?|priced|costs?|nothing|charged?|paid|pay|discount|half|fee|quoted?)\b/i,
  finds: /[$€]\d/,
};
const reason: Asked = {
  asks: new RegExp(`${begin}(?:why|how come|for what reason)\\b`),
  says: /\b(?:because|so|since|why|no|not|none|nothing|never|without|until|yet|coming soon)\b|n[’']t\b/i,
};
/** “Must I have an account?” is not answered by how one is made. */
const need: Asked = {
  asks: new RegExp(
    `${begin}(?:must (?:i|we)|(?:do|does) (?:i|we|one|it) (?:have to|need)|(?:is|are) .*(?:needed|required|necessary|mandatory)|what (?:happens )?if (?:i|we) do not)\\b`,
  ),
  says: /^(?!(?:choose|log in|put|select|in the|on (?:your|the)|under|fill|open|go to|write)\b)|\b(?:no|not|nothing|without|only|just|needs?|must|requires?d?|optional|unless|if)\b|n[’']t\b/i,
};
const origin: Asked = {
  asks: /^(?:(?:and|so|but|ok) )*(?:from where\b|where .* from$)/,
  says: /\b(?:from|by|in|at)\b/i,
  finds: /\bfrom\b/i,
};
const all: readonly Asked[] = [count, time, cost, need, origin];

/** What is asked for and a text lacks: the number, the time, the price, the condition. */
export const lackOf = ({ text }: Question, said: string): Asked | undefined =>
  all.find(({ asks, says }) => asks.test(text) && !says.test(said.replace(linked, '')));

const asksWhy = /\b(?:why|reason)\b/;

/** Whether a question is a bare “why?”. */
export const isBareWhy = ({ content, text }: Question): boolean =>
  content.length === 0 && reason.asks.test(text) && text.split(' ').length <= 4;

/** Whether a text gives a reason. */
export const givesReason = (text: string): boolean => reason.says.test(text);

const isAskedBy = ({ paraphrases }: Card, form: RegExp) =>
  paraphrases.some((tokens) => form.test(tokens.join(' ')));

/** Whether a question asks for the meaning of a product’s name as a word of the trade, which this site does not explain. */
export const isConcept = ({ entities, words }: Question): boolean => {
  const [name, other] = entities.names;
  if (!name?.isOfTrade || other) return false;
  const texts = words.map(({ text }) => text);
  return concept.test([...texts.slice(0, name.from), '@', ...texts.slice(name.to)].join(' '));
};

/**
 * Whether the answer of a card may be beside the point although its words fit: the question is negated, or asks why, and the
 * card is never asked so, it asks for a number and the answer has none, or for the meaning of a word.
 */
export const isDoubtful = (question: Question, card: Card, said: string): boolean => {
  const { text } = question;
  return (
    isConcept(question) ||
    (negated.test(text) && !isAskedBy(card, negated)) ||
    (reason.asks.test(text) &&
      !isAskedBy(card, asksWhy) &&
      (card.operation !== undefined || !givesReason(said))) ||
    lackOf(question, said) !== undefined
  );
};
