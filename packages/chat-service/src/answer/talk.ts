import type { Company } from '../operations/operation.ts';
import { reachPerson } from '../operations/reach.ts';
import { offers } from '../operations/texts.ts';
import type { Question } from '../reading/question.ts';

const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '));

const greetings = wordSet(
  'hi hello hey heya hiya hallo greetings good morning afternoon evening day there howdy yo everyone again anybody anyone somebody someone is here',
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
const apologies = wordSet(
  'sorry apologies apologise apologize my bad about that for i am so very really oh ok okay mistake pardon',
);
const insults = wordSet(
  'stupid stupidest idiot idiots dumb dumber dumbest useless crap shit fuck fucking suck sucks hate moron bullshit garbage trash terrible awful bastard bitch asshole stfu ugly liar nonsense hopeless rubbish bloody damn',
);

const doubt =
  /^(?:and |but |ok )*(?:(?:oh )?(?:really|seriously|for real|honestly)|are you (?:really |quite )?(?:sure|certain)(?: about (?:that|it|this))?|is that (?:really )?(?:true|so|right|correct))$/;

/** Matches “thanks, that helped” and “that’s all I wanted to know”. */
const settled =
  /^(?:(?:ok|okay|no|nope|yes|great|perfect|cool|good|super|well|thanks|thank you|thx|cheers|and|so|very much|a lot|for now) )*(?:(?:that|this|it|you) (?:(?:has|have) )?(?:(?:really|already|just) )*helped(?: me)?(?: a lot| much| already)?|(?:that|this|it)(?: is| was)? (?:very |really |so )?(?:helpful|useful|enough|clear|it|(?:all|everything|exactly what|just what|what)(?: that)? i (?:need(?:ed)?|want(?:ed)?|(?:was|am) looking for)(?: to know)?|all|everything)|(?:that|this) (?:answers|answered) (?:it|my questions?|that|everything)|(?:that|this) (?:will|would) be all|(?:i have )?(?:no|nothing) (?:more|further|other|else)(?: questions?)?|i (?:understand|know enough)(?: it| that)?(?: now)?)(?: (?:now|already|for now|thanks|thank you|thx|then|so far|today|very much))*$/;

/** Words that may accompany an insult: `you stupid bot`, `this chatbot is useless`. */
const address = wordSet('you your this that the a an ai is are so such what why really just ever');

/** Matches “that’s wrong” and “you didn’t answer my question”. */
const unhappy =
  /^(?:(?:no|nope|sorry|but|well|hm|hmm|and|ok|so|still) )*(?:(?:that|this)(?: (?:is|was))?(?: (?:just|completely|totally|simply|plain|so|all|still))* (?:wrong|false|incorrect|not (?:true|right|correct|helpful|it|(?:at all )?what i (?:asked|meant|wanted)(?: for| to know)?|(?:an|the|my) (?:answer|question)(?: to my question)?))|(?:you|u) (?:did|do|have) not (?:answer(?:ed)?|understood|understand|get|got|helped?|read)(?: (?:me|my question|that|the question|it|what i asked|to my question))*|(?:that )?(?:does|did) not (?:answer|help)(?: (?:me|my question|the question|at all))*|not what i (?:asked|meant|wanted)(?: for| to know)?|wrong(?: answer)?|wrong again|try again|(?:you|u) (?:got|have) (?:it|that|this|me|my question) (?:all |completely |totally )?wrong|(?:you|u) (?:misunderstood|are wrong)(?: me)?)$/;

const isMadeOf = ({ words }: Question, allowed: ReadonlySet<string>) =>
  words.length > 0 && words.every(({ text }) => allowed.has(text));
const has = ({ words }: Question, wanted: ReadonlySet<string>) => words.some(({ text }) => wanted.has(text));

const key = {
  greeting: wordSet('hi hello hey heya hiya hallo greetings morning afternoon evening howdy yo'),
  thanks: wordSet('thanks thank thx cheers'),
  apology: wordSet('sorry apologies apologise apologize my pardon'),
  farewell: wordSet('bye goodbye ciao farewell cu later night'),
};

const opening = wordSet(
  'hi hello hey thanks thank thx ok okay great cool please so well and good morning there you',
);

const howAreYou =
  /^(?:(?:and|hi|hello|hey|good (?:morning|afternoon|evening|day)) )?how (?:are you|is it going|are things)(?: doing)?(?: today)?$|^what(?: is)? up$/;

/** False if the insult comes with a question: `how much is the damn chatbot`. */
const isInsult = ({ content, entities, words }: Question): boolean => {
  const count = content.filter(({ text }) => insults.has(text)).length;
  if (count === 0 || words.length > 8) return false;
  const { days, mentions, numbers, people } = entities;
  if ([days, mentions, numbers, people].every(({ length }) => length === 0))
    return content.length - count <= 1;
  const isName = (word: Question['words'][number]) => !word.isFiller && !content.includes(word);
  return words.every((word) => insults.has(word.text) || address.has(word.text) || isName(word));
};

/** Undefined if the question is not small talk. */
export const answerTalk = (question: Question, company: Company): string | undefined => {
  // The message has only punctuation or emoji.
  if (question.words.length === 0) return `I didn’t find a question in that. ${offers}`;
  if (isMadeOf(question, greetings) && has(question, key.greeting)) return `Hello! ${offers}`;
  const isBye = has(question, key.farewell);
  if (isBye && isMadeOf(question, new Set([...farewells, ...thanks, ...key.thanks, ...assents])))
    return 'Goodbye, and come back whenever you like.';
  if (has(question, key.thanks) && isMadeOf(question, new Set([...thanks, ...assents, ...opening])))
    return 'You are welcome. Is there anything else you would like to know?';
  if (settled.test(question.text)) return 'Glad to hear it. Is there anything else you would like to know?';
  if (isMadeOf(question, assents)) return 'Good. What else would you like to know?';
  if (howAreYou.test(question.text))
    return 'Thank you, all threads in place. What would you like to know about us?';
  if (doubt.test(question.text))
    return 'That is what this site says. My answers link to the page they are from, so you can read it there.';
  if (unhappy.test(question.text))
    return `Sorry that I missed it. Ask me once more in other words, or ${reachPerson(company)}`;
  if (has(question, key.apology) && isMadeOf(question, apologies))
    return 'There is nothing to be sorry about. What would you like to know?';
  if (isInsult(question))
    return `I am sorry that I was no help. Ask me once more in other words, or ${reachPerson(company)}`;
  return undefined;
};

const expletives = wordSet('damn damned goddamn fucking freaking bloody');
const withArticle = wordSet('fuck hell heck');

const withoutExpletives = (words: Question['words']): Question['words'] => {
  const isOne = (place: number): boolean => {
    const text = words[place]?.text ?? '';
    const isAfterArticle = withArticle.has(text) && words[place - 1]?.text === 'the';
    return (
      expletives.has(text) ||
      isAfterArticle ||
      (text === 'the' && withArticle.has(words[place + 1]?.text ?? ''))
    );
  };
  const rest = words.filter((_, place) => !isOne(place));
  return rest.length === words.length || rest.length === 0 ? words : rest;
};

export const withoutOpening = (question: Question): Question['words'] => {
  const words = withoutExpletives(question.words);
  const first = words.findIndex(({ text }) => !opening.has(text));
  const begin = words.slice(0, Math.max(0, first));
  return begin.some(({ text }) => key.greeting.has(text) || key.thanks.has(text))
    ? words.slice(first)
    : words;
};
