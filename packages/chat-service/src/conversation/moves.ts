import { documentationItems, posts } from '@loomwright/content';
import { match, P } from 'ts-pattern';
import { wordsForNext } from '../operations/superlatives.ts';
import { wordOfPost } from '../operations/texts.ts';
import { dayWords } from '../reading/day-words.ts';
import { pronounOfThing } from '../reading/forms.ts';
import { wordsOf } from '../reading/normalise.ts';
import { readOrdinal } from '../reading/numbers.ts';
import { hasAny, type Question, textOf } from '../reading/question.ts';
import { barePlace, itemIn, lastOf, other, placeIn, withItems } from './places.ts';
import type { State } from './state.ts';
import { readSum } from './sums.ts';

/** Complete questions (likeliest first), a request for more, or `unclear` if the list lacks the item. */
export type Move = readonly string[] | 'more' | 'unclear';

export const bareOf = ({ text }: Question): string =>
  text.replace(
    /^(?:(?:and|also|or|but|so|then|well|ok|okay|yes|no|please|now|what about|how about|what of)\b ?)+(?=.)/,
    '',
  );

const says = (pattern: RegExp) => P.string.regex(pattern);
const wordSet = (line: string): ReadonlySet<string> => new Set(line.split(' '));
const isOnly = ({ content }: Question, words: ReadonlySet<string>): boolean =>
  content.every(({ text }) => words.has(text) || cost.test(text));

const more =
  /^(?:(?:can you )?(?:tell|show|give) me more|(?:a (?:little|bit) )?more(?: details?| info| information)?|go on|continue|elaborate|explain more|what else|anything else|(?:is|are) (?:that|this|these|those) all|(?:where )?(?:can i )?(?:read|learn|know|find out) more)(?: about (?:it|that|this|them))?$/;
const cost = /\b(?:pric\w+|costs?|charged?|howmuch|expensive|pay|fees?|rates?)\b/;
const costWords = wordSet('hour hourly day daily roughly usually total service exact fixed get');
/** Matches “is that exact?”, asked about a price. */
const ofThat = /^(?:is|are|will) (?:that|these|those)\b/;

const cheap = 'cheap(?:er|est)|(?:less|least) (?:expensive|costly|pricey)|(?:most )?affordable';
const dear = 'dear(?:er|est)|pric(?:ier|iest)|(?:more|most) (?:expensive|costly|pricey)';
const weighs = new RegExp(`\\b(?:(?<less>${cheap})|(?<more>${dear}))\\b`);
const among = new RegExp(
  `^(?:which|what)(?: one| product| of \\w+(?: \\w+)?| is| the)* (?:${cheap}|${dear})(?: of .+)?$`,
);
/** Matches “do you have anything cheaper?” and “that is too expensive”. */
const another = new RegExp(
  `\\b(?:anything|something|some|others?) (?:else |even )*(?:${cheap}|${dear})|^(?:${cheap}|${dear})$|\\btoo (?:expensive|much|pricey|dear)$`,
);
const inPrice = /\bdifference\b.*\b(?:prices?|costs?)\b/;
const compares = /^(?:compare|what(?: is)? the difference)$/;
const both = /\b(?:both|they|them|these|those)(?: (?:two|three))?\b/;
const personal = /\b(?:he|she|him|her|his|hers|they|their|them)\b/;

const next =
  /^(?:the |what )?(?:next|following|then|(?:one |step |what )?(?:comes |happens )?(?:next|after(?: that| it)?))(?: one| step| part)?(?= |$)/;
const previous = /^(?:the )?(?:previous|(?:one|step) before(?: that| it)?)(?: one| step| part)?$/;

const tutorials = documentationItems.filter(({ section }) => section === 'tutorials');
const courseOf = ({ card, last, operation, url }: State): string | undefined =>
  tutorials.find(({ slug }) => url.startsWith(`/documentation/${slug}`))?.slug.replaceAll('-', ' ') ??
  match({ card, operation })
    .with({ card: P.union('demo-what', 'demo-length') }, () => 'demo')
    .with({ card: 'process' }, () => 'project')
    .with({ operation: 'step' }, () => /\bof the (.+)$/.exec(last.text)?.[1])
    .otherwise(() => undefined);

/** Turns “the next one” into `what is step 4 of the demo`. */
const readStep = (question: Question, text: string, state: State): string | undefined => {
  const course = courseOf(state);
  if (course === undefined) return undefined;
  const here = state.operation === 'step' ? (placeIn(state.last) ?? 0) : 0;
  const place = match(text)
    .with(says(/\bhowmany (?:steps|parts)\b/), () => 'howmany' as const)
    .with(says(next), () => here && here + 1)
    .with(says(previous), () => here && here - 1)
    .with(P.union(says(barePlace), says(/\b(?:step|part)\b/)), () => placeIn(question))
    .otherwise(() => undefined);
  if (place === 'howmany') return `howmany steps has the ${course}`;
  return place ? `what is step ${place < 0 ? lastOf(state.list, place) : place} of the ${course}` : undefined;
};

/** Replaces a post with a token, because its title may contain a product name. */
const wordsOfItem = (item: string): string => {
  const post = posts.find(({ title }) => title === item);
  return post ? wordOfPost(post) : item;
};

const asksPost = /\b(?:who|whose|when|what date|howlong|wrote|written|writer|author|published|minutes)\b/;
const asksAuthor = /\b(?:wrote|written|writer|author|published)\b/;
const byThem =
  /\b(?:he|she|they)\b.*\b(?:write|wrote|written)\b|\b(?:his|her|their)(?: other)? (?:posts?|articles?)\b/;
/** “The article about the clinic” does not refer to the last answer. */
const ownPost = /\b(?:post|article|text|entry) (?:about|on) (?!(?:it|this|that)\b)/;
/** The post on whose page the last answer was found, or the newest post that it listed for an author. */
const postOf = ({ list, operation, url }: State, { text }: Question) => {
  const isOnPost = /^(?:authors|postfacts|posts|latest)$/.test(operation);
  if (!isOnPost && !asksAuthor.test(text) && !byThem.test(text)) return undefined;
  const [newest] = operation === 'authors' ? list : [];
  const ofPage = posts.find(({ slug }) => url.replace(/#.*/, '') === `/blog/${slug}`);
  return ofPage ?? posts.find(({ title }) => title === newest);
};

/** Getters defer costly work until a pattern of `readMove` needs it. */
const situationOf = (question: Question, state: State) => {
  const { content, entities, words } = question;
  const { focus, list, spoken } = state;
  const text = bareOf(question).replace(/(?: (?:then|please|exactly|again|now|though))+$/, '');
  const [mention] = entities.mentions;
  return {
    ...state,
    question,
    text,
    ask: mention ? undefined : text,
    mention,
    isBare: content.length === 0,
    isOfServices: state.url.startsWith('/services') || state.card === 'service-price',
    isDay: content.length <= 1 && (entities.days.length > 0 || hasAny(question, dayWords)),
    // Longer questions use ordinals in other senses: “can we stop after the first step”.
    isShort:
      content.length <= 3 &&
      (words.length <= (text === question.text ? 5 : 8) ||
        /\b(?:ones?|products?|services?|posts?)\b/.test(text)),
    only: focus.length === 1 ? focus[0] : undefined,
    few:
      spoken.length > 1 && spoken.length <= 3
        ? spoken
        : focus.length > 1
          ? focus.map(({ name }) => name)
          : undefined,
    isLess: weighs.test(text) ? weighs.exec(text)?.groups?.less !== undefined : undefined,
    get sum() {
      return readSum(question, text, state, itemIn(question, list));
    },
    get step() {
      return mention ? undefined : readStep(question, text, state);
    },
    get items() {
      return withItems(text, list.map(wordsOfItem));
    },
    get item() {
      const isOther = other.test(text) && list.length === 2 && focus.length === 1;
      const found = isOther ? list.find((one) => one !== focus[0]?.name) : itemIn(question, list);
      return found && wordsOfItem(found);
    },
    get post() {
      return words.length <= 7 && !ownPost.test(text) ? postOf(state, question) : undefined;
    },
  };
};

const withoutPlace = ({ words }: Question): string =>
  textOf(
    words.filter(
      ({ text }) =>
        readOrdinal(text) === undefined &&
        !/^(?:and|so|its?|that|this|they|them|those|these|ones?|others?|number|\d+)$/.test(text),
    ),
  );

const whatIs = (item: string): string => `what is ${item}${item.startsWith('blogpost') ? ' about' : ''}`;

type Test = (question: Question) => boolean;
const of = (words: ReadonlySet<string>) => P.when<Question, Test>((question) => isOnly(question, words));

const one = P.nonNullable;
const some = [P._, P._, ...P.array()] as const;
const oneOrTwo = P.union([P._], [P._, P._]);

/** Turns a follow-up into complete questions by the first pattern that matches; undefined if none does. */
export const readMove = (question: Question, state: State): Move | undefined =>
  match(situationOf(question, state))
    .returnType<Move | undefined>()
    .with({ text: says(more) }, () => 'more')
    .with({ isOfServices: true, ask: says(cost), question: of(costWords) }, () => [
      'what does a service cost',
    ])
    .with({ card: P.string.startsWith('demo-'), ask: P.string, isDay: true }, ({ text }) => [
      `is there a demo ${text}`,
    ])
    .with({ url: '/contact', ask: says(/^where\b/), isBare: true }, () => ['where is your office'])
    .with({ url: '/about#team', list: oneOrTwo, ask: says(personal) }, ({ list, text }) => [
      text.replace(personal, list.join(' and ')),
    ])
    .with({ step: one }, ({ step }) => [step])
    .with(
      { operation: P.union('compare', 'difference'), few: one, mention: one, isBare: true },
      ({ few, mention, operation }) => [
        `${operation === 'compare' ? 'compare' : 'which is cheaper'} ${[...few, mention.product.name].join(' and ')}`,
      ],
    )
    .with({ sum: one }, ({ sum }) => [sum])
    .with({ operation: 'price', only: one, ask: says(ofThat) }, ({ only, text }) => [
      text.replace(ofThat, `is the price of ${only.name}`),
      text.replace(ofThat, `is ${only.name}`),
    ])
    .with({ only: one, mention: one, isLess: P.boolean, text: says(pronounOfThing) }, ({ only, mention }) => [
      `which is cheaper ${only.name} or ${mention.product.name}`,
    ])
    .with({ few: one, ask: says(among) }, ({ few }) => [`which is cheaper ${few.join(' or ')}`])
    .with({ few: one, ask: says(inPrice) }, ({ few }) => [`price difference between ${few.join(' and ')}`])
    .with({ few: one, ask: says(compares) }, ({ few }) => [`compare ${few.join(' and ')}`])
    .with({ few: one, ask: says(both) }, ({ few, text }) => [text.replace(both, few.join(' and '))])
    .with({ operation: P.union('cheapest', 'dearest'), only: one, ask: says(next) }, (s) => {
      const words = wordsForNext(s.only, s.isLess ?? s.operation === 'cheapest');
      return words === undefined ? undefined : [words];
    })
    .with({ focus: [one, ...P.array()], ask: says(another) }, ({ only, isLess = true }) => [
      only && !(only.isFree && isLess)
        ? `products ${isLess ? 'under' : 'over'} ${only.price} dollars`
        : `${isLess ? 'cheapest' : 'most expensive'} product`,
    ])
    .with({ post: one, ask: says(byThem) }, ({ post }) => [`posts by ${post.author}`])
    .with({ items: one, ask: P.string }, ({ items }) => [items])
    .with({ item: undefined, list: some, ask: says(barePlace) }, () => 'unclear')
    .with({ item: one, ask: says(barePlace) }, ({ item, last, list }) => {
      const before = list.map((one) => wordsOf(one).join(' ')).find((words) => last.text.includes(words));
      return before === undefined ? [item, whatIs(item)] : [last.text.replace(before, item)];
    })
    .with({ item: one, isShort: true }, ({ item, question }) => [
      `${withoutPlace(question)} ${item}`,
      whatIs(item),
    ])
    .with({ post: one, ask: says(asksPost) }, ({ post, question }) => [
      `${withoutPlace(question)} ${wordOfPost(post)}`,
    ])
    .otherwise(() => undefined);
