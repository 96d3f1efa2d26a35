import { products } from '@loomwright/catalogue';
import { team } from '@loomwright/content';
import type { Turn } from '../answer/answer.ts';
import type { Card } from '../knowledge/card.ts';
import { namesRole } from '../operations/people.ts';
import { dayWords } from '../reading/day-words.ts';
import { findEntities } from '../reading/entities.ts';
import { kinOf } from '../reading/families.ts';
import { isOfUs, isOverAll, pronounOfThing } from '../reading/forms.ts';
import { rootsOf, wordsOf } from '../reading/normalise.ts';
import { readOrdinal } from '../reading/numbers.ts';
import { hasAny, type Question, type Reader, readAgain, readQuestion, textOf } from '../reading/question.ts';
import { isBounded, isRanged, rangeWords } from '../reading/ranges.ts';

const MAX_TURN = 140;
const MAX_URL = 120;
const MAX_LIST = 8;
/** A turn is stored in 2 kB: a character takes at most six bytes. */
const MAX_LIST_JSON = 700;

const readList = (list: readonly unknown[]): readonly string[] => {
  const items = list.filter((item): item is string => typeof item === 'string').slice(0, MAX_LIST);
  return JSON.stringify(items).length <= MAX_LIST_JSON &&
    items.every((item) => /^[ -~\u2018\u2019]*$/.test(item))
    ? items
    : [];
};

/** Reads a stored turn; undefined when it is none. */
export const readTurn = (turn: Turn | undefined): Turn | undefined => {
  if (typeof turn?.question !== 'string') return undefined;
  const { question, url, card, list, products: ids } = turn;
  const isAddress = typeof url === 'string' && url.startsWith('/') && url.length <= MAX_URL;
  return {
    question: question.slice(0, MAX_TURN),
    ...(isAddress && { url }),
    ...(typeof card === 'string' && /^[\w#/?=-]{1,120}$/.test(card) && { card }),
    ...(Array.isArray(ids) && {
      products: ids.filter((id) => products.some((known) => known.id === id)).slice(0, 3),
    }),
    ...(Array.isArray(list) && { list: readList(list) }),
  };
};

export const toTurn = (question: Question, rest: Omit<Turn, 'question'> = {}): Turn => ({
  question: question.text.slice(0, MAX_TURN),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
});

/** The names of products in the last list. */
export const listedProducts = ({ list = [] }: Turn): readonly string[] =>
  list.filter((item) => products.some(({ name }) => name === item));

/** The names of the products that a conversation has come to, those of the last turn first; at most three. */
export const listAfter = (
  turn: Turn | undefined,
  ids: readonly number[] = [],
): readonly string[] | undefined => {
  if (!turn?.products?.length || ids.length !== 1) return undefined;
  const before = listedProducts(turn);
  const names = [
    ...new Set([...(before.length > 0 ? before : turn.products.map(nameOf)), ...ids.map(nameOf)]),
  ];
  return names.length <= 3 ? names : undefined;
};

const marker = /^(?:and|also|or|but|so|then|what about|how about|ok and|okay and|now)\b/;
const opening = /^(?:(?:and|also|or|but|so|then|ok|okay|what about|how about|what of|now)\s+)+/;
const more =
  /^(?:please |ok |okay |and |yes )*(?:(?:can you )?(?:tell|show|give) me more|(?:a (?:little|bit) )?more(?: details?| info| information)?|go on|continue|elaborate|explain more|what else|anything else|(?:where )?(?:can i )?(?:read|learn|know|find out) more)(?: please| about (?:it|that|this|them))?$/;
const pronouns: ReadonlySet<string> = new Set(
  'it its that this they them those these he she him her his their there one ones'.split(' '),
);
const askedWords = /^(?:what|who|when|where|which|why|how|howlong|howmuch|howmany)\b/;
/** `all three`, `both together`: what was spoken of last. */
const together =
  /^(?:and |so |ok )*(?:what (?:about|is) |howmuch (?:is|are|for|would) )?(?:the total (?:of|for) )?(?:(?:all|both|the)(?: of)?(?: (?:two|three|four|them|these|those))?)(?: (?:together|combined|in total|altogether|cost))*$/;
/** `compare them`: the products that were spoken of last. */
const against =
  /^(?:and |so |ok |now |please |can you )*(?:compare|what(?: is)? the difference|how do|how are) ?(?:between )?(?:both|they|these|those|them|the)?(?: of)?(?: (?:two|three|them|these))?(?: (?:differ|different|compare|side by side|please))*$/;
const picked = rootsOf('one ones product service post text person item');
const channels = rootsOf('email phone mail telephone chat');
const roles = rootsOf('ceo cto founder research product');
const other = /\b(?:the )?others?(?: ones?)?\b/;

const personal = /\b(?:he|she|him|her|his|hers|they|their|them)\b/;
const background: ReadonlySet<string> = new Set(
  'known before previously earlier background do job role experience story work worked career past like'.split(
    ' ',
  ),
);
const isTeam = ({ url }: Turn) => url === '/about#team';

/** What a bare question word asks for after an answer on how to reach the office. */
const reach: ReadonlyMap<string, string> = new Map([
  ['where', 'where is your office'],
  ['when', 'when are you open'],
]);
const isReach = ({ url }: Turn) => url === '/contact';
const askedBy = ({ words }: Question) => words.map(({ text }) => text).find((text) => reach.has(text));

/** A question word and little more, `how much?`, asks about the last answer. */
const MAX_BARE = 2;

/** A question as a follow-up. */
export interface FollowUp {
  /** What it may mean, in words, the likeliest first. Most are never read. */
  readonly readings: readonly string[];
  /** Whether it makes no sense by itself; otherwise it is tried by itself first. */
  readonly isCertain: boolean;
  /** Whether it asks for more of the same page. */
  readonly isMore: boolean;
  /** Whether it names a thing by its place or by a part of its name: these words are used up. */
  readonly isPick?: boolean;
  /** Whether it has a pronoun: without what it stands for, it is not surely understood. */
  readonly isOpen?: boolean;
  /** Whether it picks an item that is not known. */
  readonly isUnclear?: boolean;
}

/** The last turn without what it was about, where a question chooses among all things. */
export const inFocusOf = (question: Question, turn: Turn | undefined): Turn | undefined =>
  turn && isOverAll(question) ? { question: turn.question } : turn;

/** Readings that have used up the words which name a thing. */
export const pick = (...readings: readonly string[]): FollowUp => ({
  readings,
  isPick: true,
  isCertain: true,
  isMore: false,
});

const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? '';

/** The subject of the last turn, as words: products with their quantities. */
const subjectOf = (
  { products: ids = [], list = [], card }: Turn,
  last: Question,
  topics: ReadonlyMap<string, Card>,
): string => {
  const quantityOf = (id: number) =>
    last.entities.mentions.find(({ product }) => product.id === id)?.quantity ?? '';
  if (ids.length > 0) return ids.map((id) => `${quantityOf(id)} ${nameOf(id)}`.trim()).join(' and ');
  const [only, second] = list;
  if (only !== undefined && second === undefined) return only;
  return topics.get(card ?? '')?.topic ?? '';
};

/** The last question without what the new one replaces: products, days, people, numbers, limits, a channel or a role. */
const withoutReplaced = (last: Question, question: Question): Question['words'] => {
  const { entities: named, tokens } = findEntities(question.words);
  const isProduct = named.mentions.length > 0 || isOverAll(question);
  const isDay = named.days.length > 0 || hasAny(question, dayWords);
  const kinds: readonly (readonly [boolean, (token: string) => boolean])[] = [
    [isProduct, (token) => token.startsWith('@p')],
    [isDay, (token) => token === '@d' || dayWords.has(token)],
    [named.people.length > 0 || tokens.includes('@r'), (token) => token === '@x' || token === '@r'],
    [named.numbers.length > 0, (token) => token === '@n'],
  ];
  const isIn = kinds.filter(([isNamed]) => isNamed).map(([, isOfKind]) => isOfKind);
  const replaced = [channels, roles].filter((set) => hasAny(question, set));
  if (isRanged(question)) replaced.push(rangeWords);
  if (isIn.length + replaced.length === 0) return last.words;
  const { covered } = findEntities(last.words);
  return last.words.filter((word, place) => {
    if (replaced.some((set) => set.has(word.root)) || (isProduct && covered.has(place))) return false;
    const [token = ''] = findEntities([word]).tokens;
    return !isIn.some((isOfKind) => isOfKind(token));
  });
};

export const itemOf = (question: Question, { list = [], products: ids = [] }: Turn): string | undefined => {
  const numbered = /\bnumber (\d+)\b/.exec(question.text)?.[1];
  const place =
    question.words.map(({ text }) => readOrdinal(text)).find((found) => found !== undefined) ??
    (numbered === undefined ? undefined : Number(numbered));
  if (place !== undefined) return list.at(place > 0 ? place - 1 : place);
  if (other.test(question.text) && list.length === 2 && ids.length === 1)
    return list.find((item) => item !== nameOf(ids[0] ?? 0));
  return undefined;
};

/** The item of the last list that `the chatbot one` names. */
const itemCalled = (question: Question, { list = [] }: Turn): string | undefined => {
  const words = question.words.filter(({ text, isFiller }) => !isFiller && !picked.has(text));
  if (words.length === 0 || !question.roots.has('one')) return undefined;
  const found = list.filter((item) => words.every(({ root }) => rootsOf(item).has(root)));
  return found.length === 1 ? found[0] : undefined;
};

/** The one product whose name has the words of `the analytics one`. */
const productCalled = ({ content, entities, roots }: Question): string | undefined => {
  if (!roots.has('one') || content.length === 0 || entities.mentions.length > 0) return undefined;
  const found = products.filter(({ name }) => content.every(({ text }) => wordsOf(name).includes(text)));
  return found.length === 1 ? found[0]?.name : undefined;
};

/** The members of the team in a role that is named, but for those of the last answer. */
const othersOf = ({ content }: Question, { list = [] }: Turn): readonly string[] => {
  const asked = content.map(({ root }) => kinOf(root));
  return team
    .filter(({ name, role }) => {
      const kins = new Set([...rootsOf(role)].map(kinOf));
      return !list.includes(name) && asked.some((kin) => kins.has(kin));
    })
    .map(({ name }) => name);
};

/** Reads a question as a follow-up of the last turn; undefined when it is none. */
export const readFollowUp = (
  question: Question,
  turn: Turn,
  topics: ReadonlyMap<string, Card>,
  reader: Reader,
): FollowUp | undefined => {
  if (turn.question === '' || isOfUs(question)) return undefined;
  // Read late: of a question that is complete, nothing more need be known.
  const readLast = () => readAgain(turn.question, reader);
  if (more.test(question.text)) return { readings: [turn.question], isCertain: true, isMore: true };
  const { mentions, numbers } = question.entities;

  const item = itemOf(question, turn) ?? itemCalled(question, turn);
  const isMarked = marker.test(question.text);
  const isPick = question.words.length <= (isMarked ? 8 : 5) || hasAny(question, picked);
  if (item !== undefined && isPick && question.content.length <= 3 && mentions.length < 2) {
    const rest = textOf(
      question.words.filter(
        ({ text }) =>
          readOrdinal(text) === undefined && !pronouns.has(text) && !/^(?:number|\d+)$/.test(text),
      ),
    )
      .replace(opening, '')
      .replace(other, '');
    return pick(`${rest} ${item}`, `what is ${item}`);
  }
  // Neither a role that is named, nor “it”, nor “there” refers to a person of the last answer.
  const text = question.text.replace(opening, '');
  const isRole = askedWords.test(text) && namesRole(question) && !other.test(question.text);
  if (isTeam(turn) && (isRole || /\b(?:its?|there)\b/.test(text))) return undefined;
  const colleagues = isTeam(turn) && other.test(question.text) ? othersOf(question, turn) : [];
  if (colleagues.length > 0) return pick(`who is ${colleagues.join(' and ')}`);
  if (other.test(question.text) && question.content.length === 0)
    return { readings: [], isCertain: true, isMore: false, isUnclear: true };

  const spoken = listedProducts(turn);
  if (together.test(question.text) && spoken.length > 1) return pick(`total of ${spoken.join(' and ')}`);
  if (against.test(question.text) && spoken.length > 1) return pick(`compare ${spoken.join(' and ')}`);

  const called = productCalled(question);
  if (called !== undefined)
    return pick(
      `${textOf(withoutReplaced(readLast(), readQuestion(called, reader)))} ${called}`,
      `what is ${called}`,
    );
  const people = isTeam(turn) ? (turn.list ?? []) : [];
  const isBackground = question.content.every(({ text }) => background.has(text));
  if (people.length > 0 && people.length <= 2 && personal.test(question.text) && isBackground)
    return pick(`who is ${people.join(' and ')}`);
  const place =
    isReach(turn) && question.content.length === 0 && mentions.length === 0
      ? reach.get(askedBy(question) ?? '')
      : undefined;
  if (place !== undefined) return pick(place);
  const isPronoun = question.words.some(({ text }) => pronouns.has(text)) && mentions.length === 0;
  const isShort = question.content.length <= 2 && question.words.length <= 7;
  if (!isMarked && !isShort && !(isPronoun && question.content.length <= 4)) return undefined;

  const last = readLast();
  if (last.words.length === 0) return undefined;
  const subject = subjectOf(turn, last, topics);
  const readings: string[] = [];
  const [focus] = turn.products ?? [];
  // “And 40?” is another limit after a limit, and a quantity after a price.
  const isLimit = isBounded(question) || (isBounded(last) && !isPronoun);
  const quantity = isLimit || mentions.length > 0 || question.content.length > 0 ? undefined : numbers[0];
  if (quantity !== undefined && focus !== undefined) readings.push(`price of ${quantity} ${nameOf(focus)}`);
  else if (mentions.length > 0 && isPronoun) readings.push(`${text} ${subject}`);
  const replaced = `${textOf(withoutReplaced(last, question))} ${text}`;
  const named = text.replace(
    /\b(?:that one|this one|it|its|them|those|these|they|that|this|there)\b/,
    subject,
  );
  const withSubject = named === text ? `${text} ${subject}` : named;
  const isSwap = question.tokens.some((token) => token.startsWith('@'));
  // What asks a question of its own is about the subject; other words replace some of the last question.
  const asks = isPronoun || askedWords.test(text);
  // “And for automation?”: how the last question was asked, with the words of the new one.
  const framed = `${textOf(last.words.filter(({ isFiller }) => isFiller))} ${text}`;
  const isBare = question.content.length === 0 && question.words.length <= MAX_BARE && askedWords.test(text);
  readings.push(
    ...(isSwap ? [replaced] : asks ? [withSubject, replaced] : [replaced, withSubject]),
    ...(isMarked && question.content.length > 0 ? [framed] : []),
  );
  return {
    readings,
    isCertain: isMarked || isPronoun || isBare,
    isMore: false,
    isOpen: pronounOfThing.test(question.text) && mentions.length === 0,
  };
};
