import type { Question } from './question.ts';
import type { Reply } from './reply.ts';

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

const introduction =
  'I am the assistant of this site: a program, not a person. I look your question up in the pages of this site, and show which one the answer is from. For a person, use the [contact form](/contact).';
const offers =
  'You can ask me about:\n\n- [products](/products), their prices and what is live\n- [services](/services) and how long they take\n- business hours, and how to reach us\n- accounts, carts and quotes on this site\n- anything in the [documentation](/documentation), the [FAQ](/faq) or the [blog](/blog)';

// About the assistant itself; the whole question, never a part of one.
const aboutItself: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so )?(?:who|what) (?:are|r) (?:you|this)(?: exactly| really)?$|^(?:what is )?your name(?: please)?$|^what (?:should|can|do) i call you$/,
    introduction,
  ],
  [
    /^(?:are|is) (?:you|this|that|it) (?:really |actually )?(?:an? |the )?(?:real |live |actual )?(?:chatbot|bot|robot|machine|human|person|ai|program|computer|alive|real|someone|somebody|llm|language model|chatgpt)(?: being)?(?: or (?:an? )?(?:real )?(?:chatbot|bot|robot|machine|human|person|ai|program))?$|^am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:chatbot|bot|robot|machine|human|person|ai)(?: or .{1,20})?$/,
    introduction,
  ],
  [
    /^(?:please )?help(?: me)?(?: please)?$|^(?:so )?what (?:can|could|do|will) (?:you|i) (?:do|help with|help me with|ask|ask you|know|answer)(?: here| about| for me)?$|^what (?:are you (?:for|good for|able to do)|do you do here)$|^how (?:can|do|could) (?:you help(?: me)?|you work|this work|i use (?:this|you)|it work)$|^(?:what|which) (?:questions|topics|things) can (?:i ask|you answer).{0,10}$|^menu$|^options$/,
    offers,
  ],
  [
    /^how are you(?: doing)?(?: today)?$|^how is it going$|^what is up$|^what up$/,
    'Thank you, all threads in place. What would you like to know about us?',
  ],
];

/** Small talk: greetings, thanks, questions about the assistant itself, insults. */
export const answerTalk = (question: Question): Reply | undefined => {
  // No letter and no digit: a question mark, an emoji.
  if (question.words.length === 0) return { text: `I did not find a question in that. ${offers}` };
  if (isMadeOf(question, greetings) && has(question, key.greeting)) return { text: `Hello! ${offers}` };
  const isBye = has(question, key.farewell);
  if (isBye && isMadeOf(question, new Set([...farewells, ...thanks, ...key.thanks])))
    return { text: 'Goodbye, and come back whenever you like.' };
  if (has(question, key.thanks) && isMadeOf(question, new Set([...thanks, ...assents, ...opening])))
    return { text: 'You are welcome. Is there anything else you would like to know?' };
  if (isMadeOf(question, assents)) return { text: 'Good. What else would you like to know?' };
  for (const [pattern, text] of aboutItself) if (pattern.test(question.text)) return { text };
  const insultCount = question.content.filter(({ text }) => insults.has(text)).length;
  if (insultCount > 0 && question.content.length - insultCount <= 1 && question.words.length <= 8)
    return {
      text: 'I am sorry that I was no help. Ask me once more in other words, or write on the [contact form](/contact): a person reads it.',
    };
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
