import type { Card } from '../knowledge/card.ts';
import type { Question } from '../reading/question.ts';

/** Matches “which product is not …”, but not “what if it does not work”. */
const negated =
  /^(?:(?:and|so|but|ok) )*(?:which|what|who)\b(?: (?!if\b|when\b|because\b|that\b)\w+)* (?:is|are|was|do|does|did|can|could|should|will|would|has|have|must|may)(?: (?!if\b|when\b|because\b|that\b)\w+){0,4} (?:not|never)\b/;
/** `@` stands for a product name, as in “what is a neural network” or “how do chatbots work”. */
const word = '(?:(?:an?|the term|artificial|ai) )*@';
const concept = new RegExp(
  `^(?:(?:and|so|but|ok) )*(?:(?:what (?:is|are)|define|explain(?: to me)?) ${word}(?: (?:in general|generally|exactly|anyway|really))*|what (?:does|do) ${word} mean|how (?:does|do) ${word} work(?: in general| generally)?)$`,
);

interface Asked {
  readonly asks: RegExp;
  readonly says: RegExp;
}

/** “We never know how many guests come” does not ask for a number. */
const count: Asked = {
  asks: /^(?:\w+ ){0,2}howmany\b/,
  says: /\d|\b(?:no|not|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|fifty|sixty|hundreds?|thousand|dozen|half|third|both|several|every|all|any|some|many|each|individually)\b/i,
};
const time: Asked = {
  asks: /^(?:(?:and|so|but|ok|for) )*(?:howlong|how (?:often|fast|quick|quickly|soon))\b/,
  says: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty|until|till|as long as|while|(?<!all )at once|always|never|forever|instant|immediately|(?:day|week|month|year|(?<!business )hour|minute|second|afternoon)s?|gone|ends?|stays?|expires?|forgets?|kept|keeps?)\b/i,
};
const reason: Asked = {
  asks: /^(?:(?:and|so|but|ok|for) )*(?:why|how come|for what reason)\b/,
  says: /\b(?:because|so(?= \w)|since|why|no|not|none|nothing|never|without|until|yet|coming soon)\b|n[’']t\b/i,
};
/** Link targets and telephone numbers. Their digits answer no question about a number or duration. */
const linked = /\]\([^)]*\)|\+\d[\d ]+/g;

const isLacking = ({ text }: Question, said: string): boolean =>
  [count, time].some(({ asks, says }) => asks.test(text) && !says.test(said.replace(linked, '')));

const asksWhy = /\b(?:why|reason)\b/;

export const isBareWhy = ({ content, text }: Question): boolean =>
  content.length === 0 && reason.asks.test(text) && text.split(' ').length <= 4;

export const givesReason = (text: string): boolean => /\b(?:because|since|so that|why|reason)\b/i.test(text);

const isAskedBy = ({ paraphrases }: Card, form: RegExp) =>
  paraphrases.some((tokens) => form.test(tokens.join(' ')));

/** Whether a product name is used as a general term, which this site does not explain. */
export const isConcept = ({ entities, words }: Question): boolean => {
  const [name, other] = entities.names;
  if (!name?.isGeneralTerm || other) return false;
  const texts = words.map(({ text }) => text);
  return concept.test([...texts.slice(0, name.from), '@', ...texts.slice(name.to)].join(' '));
};

/** Whether an answer may miss the point although its words match. */
export const isDoubtful = (question: Question, card: Card, said: string): boolean => {
  const { text } = question;
  return (
    isConcept(question) ||
    (negated.test(text) && !isAskedBy(card, negated)) ||
    (reason.asks.test(text) &&
      !isAskedBy(card, asksWhy) &&
      (card.operation !== undefined || !reason.says.test(said))) ||
    isLacking(question, said)
  );
};
