import { offers } from './operations/texts.ts';
import type { Question } from './reading/question.ts';

const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '));

const greetings = wordSet(
  'hi hello hey heya hiya hallo greetings good morning afternoon evening day there howdy yo everyone again',
);
const thanks = wordSet(
  'thanks thank you thx cheers lot so much many very great super perfect helpful awesome nice a for your help that was it the answer all really cool',
);
const farewells = wordSet(
  'bye goodbye ciao see you later good night soon have a nice day cu farewell till next time then',
);
const assents = wordSet(
  'ok okay k yes yep no nope fine cool great good nice perfect alright sure right understood i see got it aha hm hmm wow lol super wonderful sounds',
);
const insults = wordSet(
  'stupid idiot idiots dumb useless crap shit fuck fucking suck sucks hate moron bullshit garbage trash terrible awful bastard bitch asshole stfu ugly liar nonsense hopeless rubbish bloody damn',
);

const isMadeOf = ({ words }: Question, allowed: ReadonlySet<string>) =>
  words.length > 0 && words.every(({ text }) => allowed.has(text));
const has = ({ words }: Question, wanted: ReadonlySet<string>) => words.some(({ text }) => wanted.has(text));

const key = {
  greeting: wordSet('hi hello hey heya hiya hallo greetings morning afternoon evening howdy yo'),
  thanks: wordSet('thanks thank thx cheers'),
  farewell: wordSet('bye goodbye ciao farewell cu later night'),
};

const opening = wordSet(
  'hi hello hey thanks thank thx ok okay great cool please so well and good morning there you',
);

const howAreYou = /^(?:and )?how (?:are you|is it going|are things)(?: doing)?(?: today)?$|^what(?: is)? up$/;

/** Small talk: greetings, thanks, goodbyes, insults; undefined for other questions. */
export const answerTalk = (question: Question): string | undefined => {
  // No letter and no digit: a question mark, an emoji.
  if (question.words.length === 0) return `I didn’t find a question in that. ${offers}`;
  if (isMadeOf(question, greetings) && has(question, key.greeting)) return `Hello! ${offers}`;
  const isBye = has(question, key.farewell);
  if (isBye && isMadeOf(question, new Set([...farewells, ...thanks, ...key.thanks])))
    return 'Goodbye, and come back whenever you like.';
  if (has(question, key.thanks) && isMadeOf(question, new Set([...thanks, ...assents, ...opening])))
    return 'You are welcome. Is there anything else you would like to know?';
  if (isMadeOf(question, assents)) return 'Good. What else would you like to know?';
  if (howAreYou.test(question.text))
    return 'Thank you, all threads in place. What would you like to know about us?';
  const insultCount = question.content.filter(({ text }) => insults.has(text)).length;
  if (insultCount > 0 && question.content.length - insultCount <= 1 && question.words.length <= 8)
    return 'I am sorry that I was no help. Ask me once more in other words, or write on the [contact form](/contact): a person reads it.';
  return undefined;
};

/** A question without the greeting or the thanks at its beginning. */
export const withoutOpening = (question: Question): Question['words'] => {
  const first = question.words.findIndex(({ text }) => !opening.has(text));
  const begin = question.words.slice(0, Math.max(0, first));
  return begin.some(({ text }) => key.greeting.has(text) || key.thanks.has(text))
    ? question.words.slice(first)
    : question.words;
};
