import { products } from '@loomwright/catalogue';
import { documentationItems, posts, services, team } from '@loomwright/content';
import type { Turn } from './answer.ts';
import { isDay } from './facts/hours.ts';
import { readNumber, readOrdinal } from './facts/numbers.ts';
import { findMentions } from './facts/products.ts';
import { rootsOf } from './normalise.ts';
import { hasAny, type Question, type Reader, readQuestion, textOf, type Word } from './question.ts';

const marker = /^(?:and|also|or|but|so|then|what about|how about|ok and)\b/;
const more =
  /^(?:please |ok |and |yes )*(?:(?:can you )?(?:tell|show|give) me more|(?:a (?:little|bit) )?more(?: details?| info| information)?|go on|continue|elaborate|explain more|what else|anything else|(?:where )?(?:can i )?(?:read|learn|know|find out) more)(?: please| about (?:it|that|this|them))?$/;
const pronouns: ReadonlySet<string> = new Set(
  'it its that this they them those these he she him her one ones their'.split(' '),
);

/** The words of how something is asked, which a follow-up omits when it only names another thing. */
const asked = rootsOf(
  'price cheap expensive free pay refund available release live comingsoon soon ready howlong quick time weeks take duration',
);
const superlatives = rootsOf('cheapest dearest most least');
const picked = rootsOf('one ones product service post text person item');
const channels = rootsOf('email phone chat livechat');
const roles = rootsOf('ceo cto founder head lead research');

const isAsked = ({ kind, root }: Word) => kind === 'aspect' || asked.has(root);
const isNumber = ({ text }: Word) => /^\d/.test(text);

// The lists of the pages, in order, for “the second one”.
const lists: ReadonlyMap<string, readonly string[]> = new Map([
  ['/products', products.map(({ name }) => name)],
  ['/services', services.map(({ title }) => `${title} service`)],
  ['/about#team', team.map(({ name }) => name)],
  ['/blog', posts.map(({ title }) => title)],
  ['/documentation', documentationItems.map(({ title }) => title)],
]);

/** The subject of the last turn, as words. */
const topicOf = (last: Question, url: string | undefined): string => {
  const service = services.find(({ id }) => url === `/services#${id}`);
  if (service) return `${service.title} service`;
  const [mention] = findMentions(last).list;
  const product = products.find(({ id }) => url === `/products/${id}`) ?? mention?.product;
  if (product) return product.name;
  return textOf(last.content.filter((word) => !isAsked(word)));
};

/** The last question without the parts that the new one replaces: a day, a channel, a person, a number. */
const without = (last: Question, question: Question): string => {
  const slots: readonly ((word: Word) => boolean)[] = [
    ({ root }) => isDay(root),
    ({ root }) => channels.has(root),
    ({ root }) => roles.has(root),
    isNumber,
  ];
  const replaced = slots.filter((isIn) => question.words.some(isIn));
  const { places } = findMentions(last);
  const hasProduct = findMentions(question).list.length > 0;
  return textOf(
    last.words.filter(
      (word, place) => !replaced.some((isIn) => isIn(word)) && !(hasProduct && places.has(place)),
    ),
  );
};

/** The one product whose name has the words of `the analytics one`. */
const productCalled = ({ content }: Question): string | undefined => {
  const found = products.filter(({ name }) => {
    const roots = rootsOf(name);
    return content.length > 0 && content.every(({ root }) => roots.has(root));
  });
  return found.length === 1 ? found[0]?.name : undefined;
};

const ordinalOf = ({ words }: Question) =>
  words.map(({ text }) => readOrdinal(text)).find((ordinal) => ordinal !== undefined);

/** A follow-up with the words it omits filled in. */
export interface FollowUp {
  readonly question: Question;
  /** Whether it makes no sense by itself; otherwise it is tried by itself first. */
  readonly isCertain: boolean;
  /** Whether it asks for more of the same page. */
  readonly isMore: boolean;
}

const things = /\b(?:them|it|those|these)\b/;

const fill = (question: Question, last: Question, url: string | undefined, isPronoun: boolean): string => {
  const topic = topicOf(last, url);
  const lastAsked = textOf(last.words.filter(isAsked));
  const quantity = question.words
    .map(({ text }) => (text === 'one' ? undefined : readNumber(text)))
    .find((number) => number !== undefined);
  const isTopicProduct = products.some(({ name }) => name === topic);
  const ownAspect = question.words.some((word) => isAsked(word) && !/^(?:what|how|which)$/.test(word.text));
  if (findMentions(question).list.length > 0) {
    if (isTopicProduct && things.test(question.text)) return `price ${question.text.replace(things, topic)}`;
    return ownAspect ? question.text : `${lastAsked} ${question.text}`;
  }
  if (quantity !== undefined && isTopicProduct) return `price ${quantity} ${topic}`;
  const other = isTopicProduct && question.roots.has('one') ? productCalled(question) : undefined;
  if (other !== undefined) return `${lastAsked} ${other}`;
  if (ownAspect || isPronoun) return `${question.text} ${topic}`;
  return `${without(last, question)} ${question.text}`;
};

/** Reads a question as a follow-up of the last turn; undefined when it is none. */
export const readFollowUp = (question: Question, lastTurn: Turn, reader: Reader): FollowUp | undefined => {
  const last = readQuestion(lastTurn.question, reader);
  if (last.words.length === 0) return undefined;
  if (more.test(question.text)) return { question: last, isCertain: true, isMore: true };
  const read = (text: string) => readQuestion(text, reader);

  const ordinal = ordinalOf(question);
  const list = lists.get(lastTurn.url ?? '');
  const item = ordinal === undefined ? undefined : list?.at(ordinal > 0 ? ordinal - 1 : ordinal);
  // “The first step” does not name the first item of a list.
  const isPick = question.words.length <= 4 || hasAny(question, picked);
  if (item !== undefined && isPick && question.content.length <= 3) {
    const rest = textOf(question.words.filter(isAsked));
    return { question: read(`${rest} ${item}`), isCertain: true, isMore: false };
  }

  if (question.words.some(({ root, text }) => superlatives.has(root) && text.endsWith('est')))
    return undefined;
  const isMarked = marker.test(question.text);
  const isPronoun =
    question.words.some(({ text }) => pronouns.has(text)) && findMentions(question).list.length === 0;
  const isShort = question.content.length <= 2 && question.words.length <= 6;
  if (!isMarked && !isShort && !(isPronoun && question.content.length <= 4)) return undefined;
  return {
    question: read(fill(question, last, lastTurn.url, isPronoun)),
    isCertain: isMarked || isPronoun,
    isMore: false,
  };
};
