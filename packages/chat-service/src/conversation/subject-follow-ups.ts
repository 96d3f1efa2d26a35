import { products } from '@loomwright/catalogue';
import type { Turn } from '../answer/answer.ts';
import { namesRole } from '../operations/people.ts';
import { daysAhead } from '../reading/day-words.ts';
import type { Question } from '../reading/question.ts';
import { readTime } from '../reading/times.ts';
import { type FollowUp, pick } from './conversation.ts';

const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '));

// Words are looked up one by one: a pattern of repeated alternatives can take exponential time.
const filling = wordSet(
  'and so ok but then what is are the a total about roughly usually would will do does did it that this they them these those be me us we i to for your you one service services have has get in much please tag all',
);
const prices = wordSet(
  'price prices priced pricing cost costs charge charges charged howmuch expensive cheap pay fee fees rate rates',
);
/** “How much is it?”, “price?”, “is it expensive?”: of nothing that is named. */
const asksPrice = ({ words }: Question): boolean =>
  words.some(({ text }) => prices.has(text)) &&
  words.every(({ text }) => prices.has(text) || filling.has(text));

const ofDay = wordSet(
  'and so ok but also then what about how is it possible can i we on at in for the a an any this next late early morning afternoon evening today tomorrow tonight day after noon midnight weekend weekends',
);
const dayOrTime = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+(?:\.\d+)?(?:[ap]m)?)$/;

const marked = /^(?:(?:and|so|ok|but|also|then|what about|how about|is it possible|possible|can i|can we) )+/;
/** The time of a day: when there are demos is told by the day. */
const timed = /\b(?:at )?\d\S*/g;

/** Whether a question is a day or a time and little else: “on a Sunday?”, “and tomorrow at 11?” */
const isOfDay = (question: Question): boolean => {
  const { entities, text, words } = question;
  const isNamed =
    entities.days.length > 0 ||
    daysAhead(question).length > 0 ||
    /\bat \d{1,2}\b/.test(text) ||
    words.some((word) => readTime(word.text) !== undefined);
  return (
    isNamed &&
    entities.mentions.length === 0 &&
    entities.people.length === 0 &&
    words.every((word) => ofDay.has(word.text) || dayOrTime.test(word.text))
  );
};

/** “And the next?”, “the one before”, of the steps of a tutorial. */
const nextStep =
  /^(?:(?:and|ok|so|but|then|what is|what comes|what about|show me|go to|please) )*(?:the )?(?:(?<on>next|following|after (?:that|it|this)|(?:one|step) after(?: (?:that|it|this))?|what (?:comes )?(?:next|then))|(?<back>previous|(?:one|step) before(?: (?:that|it|this))?))(?: (?:one|step|part))?$/;

/** The last question on a step, for the step after or before it. */
const otherStep = (text: string, asked: string): string | undefined => {
  const found = nextStep.exec(text)?.groups;
  const [, number] = /\bstep (\d+)\b/.exec(asked) ?? [];
  if (!found || number === undefined) return undefined;
  const place = Number(number) + (found.back === undefined ? 1 : -1);
  return place > 0 ? asked.replace(/\bstep \d+\b/, `step ${place}`) : undefined;
};

const waiting = wordSet(
  'howlong when long time until till wait waiting locked lock blocked last lasts take takes again try over unlocked have can before need must',
);
const asked = wordSet('howlong when');
/** “How long do I have to wait?”, after that a form is locked. */
const asksWait = ({ words }: Question): boolean =>
  words.some(({ text }) => asked.has(text)) &&
  words.every(({ text }) => waiting.has(text) || filling.has(text));

const spans = wordSet(
  'year month months quarter week weeks season spring summer autumn fall winter christmas easter soon',
);
const when = wordSet('this next coming by before after in within around early late end mid soon roughly');
const ofSpan = wordSet(
  'at of or least half first second third last same even still maybe already rather not few',
);
/** “This year or next year?”, after that there is no date; not “and for a year?”, which asks a price. */
const asksSpan = ({ words }: Question): boolean => {
  const texts = words.map(({ text }) => text);
  return (
    texts.some((text) => spans.has(text)) &&
    texts.some((text) => when.has(text)) &&
    texts.every((text) => [spans, when, ofSpan, filling].some((known) => known.has(text))) &&
    !texts.some((text) => prices.has(text) || text === 'for')
  );
};

/** “Where is that exactly?”, after an invitation. */
const asksPlace =
  /^(?:(?:and|ok|so|but) )*where (?:is|are) (?:it|that|this|you|the office)(?: (?:exactly|then|located|again))*$/;

/** “Is he the CTO?” */
const ofPerson = /^(?:(?:and|so|but|ok) )*(?:is|was|are) (?:he|she|they) (?=\w)/;

/**
 * Reads a question that only makes sense with the subject of the last answer: the price of a service, which is no product,
 * a day for a demo, the year of a release, the wait after a lock, the way to the office, the next step of a tutorial, the
 * role of a person. Undefined when it is none.
 */
export const readSubjectFollowUp = (
  question: Question,
  { card = '', list = [], products: [productId] = [], question: asked, url = '' }: Turn,
): FollowUp | undefined => {
  const { entities, text } = question;
  const isBare = entities.mentions.length === 0 && entities.numbers.length === 0;
  if (url.startsWith('/services') && isBare && asksPrice(question)) return pick('what does a service cost');
  if (card.startsWith('demo-') && isOfDay(question))
    return pick(`is there a demo ${text.replace(marked, '').replace(timed, '')}`);
  const product = card === 'status-one' ? products.find(({ id }) => id === productId) : undefined;
  if (product && asksSpan(question)) return pick(`when is the ${product.name} available`);
  if (card === 'lockout' && asksWait(question)) return pick('how long is the login locked');
  if (card === 'visit' && asksPlace.test(text)) return pick('where is your office');
  const step = card === 'tutorial-step' ? otherStep(text, asked) : undefined;
  if (step !== undefined) return pick(step);
  const [person, second] = url === '/about#team' ? list : [];
  if (person !== undefined && second === undefined && ofPerson.test(text) && namesRole(question))
    return pick(text.replace(ofPerson, `is ${person} `));
  return undefined;
};
