import { type Product, products } from '@loomwright/catalogue';
import type { Turn } from '../answer/answer.ts';
import type { Card } from '../knowledge/card.ts';
import type { Reply } from '../operations/operation.ts';
import { isOverAll, pronounOfThing } from '../reading/forms.ts';
import { type Question, type Reader, readAgain } from '../reading/question.ts';

const MAX_TURN = 140;
const MAX_URL = 120;
const MAX_LIST = 8;
/** A turn is stored in 2 kB: a character takes at most six bytes. */
const MAX_LIST_JSON = 700;
/** So many products stay in focus. */
const FEW = 3;

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
      products: ids.filter((id) => products.some((known) => known.id === id)).slice(0, FEW),
    }),
    ...(Array.isArray(list) && { list: readList(list) }),
  };
};

export const toTurn = (question: Question, rest: Omit<Turn, 'question'> = {}): Turn => ({
  question: question.text.slice(0, MAX_TURN),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
});

const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? '';
/** The names of products in the last list. */
const listedProducts = ({ list = [] }: Turn) =>
  list.filter((item) => products.some(({ name }) => name === item));

/** An answer, the question as it was read and as it was typed, and the turn before it. */
interface Answered {
  readonly question: Question;
  readonly typed: Question;
  readonly last: Turn | undefined;
  readonly card: string;
  readonly reply: Reply;
  readonly isSure: boolean;
}

/** What “the second one” refers to next: what the reply lists, else the products that came one by one, else what was listed before. */
const listNext = (ids: readonly number[] | undefined, { last, question, reply, typed }: Answered) => {
  // The prices of an answer are nothing to ask for.
  const list = reply.list?.some((item) => item.includes('$')) ? undefined : reply.list;
  if (list?.length) return list;
  if (last?.products?.length && ids?.length === 1) {
    const before = listedProducts(last);
    const names = new Set([...(before.length > 0 ? before : last.products.map(nameOf)), ...ids.map(nameOf)]);
    if (names.size <= FEW) return [...names];
  }
  if (question.text !== typed.text) return last?.list ?? list;
  const before = last?.products?.map(nameOf) ?? last?.list ?? [];
  // “How much is it?” is asked of the last product, when a question beside it came between.
  return list ?? (ids?.length || before.length !== 1 ? undefined : before);
};

/** The products that a question names, by their ids; undefined for none. */
export const productsIn = ({ entities }: Question): readonly number[] | undefined =>
  entities.mentions.length > 0 ? entities.mentions.map(({ product }) => product.id).slice(0, FEW) : undefined;

/** What a session remembers of an answer. */
export const turnAfter = (answered: Answered): Turn => {
  const { card, isSure, last, question, reply, typed } = answered;
  const { url } = reply;
  // A discount is on the sum at hand, which may be asked for again.
  if (card === 'discount' && last?.products?.length) return { ...last, card, url };
  // A service has a product’s name.
  const named = url.startsWith('/services') ? undefined : productsIn(question);
  // What may not be the answer does not take a follow-up off its product.
  const kept = isSure || !pronounOfThing.test(typed.text) ? undefined : last?.products;
  const ids = reply.products ?? named ?? kept;
  return toTurn(question, { url, card, products: ids, list: listNext(ids, answered) });
};

/** The last turn without what it was about, where a question chooses among all things. */
export const inFocusOf = (question: Question, turn: Turn | undefined): Turn | undefined =>
  turn && isOverAll(question) ? { question: turn.question } : turn;

/** A product, and how many of it. */
export interface Line {
  readonly name: string;
  readonly quantity: number | undefined;
}

/** The time that a price was asked for: `per year`, `for 6 months`, `for half a year`. */
export const termIn = (text: string): string =>
  /\b(?:(?:for|over|per|a|an|each|every|half|whole|full|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )+(?:months?|years?|quarter)\b|\b(?:yearly|annually|annual|quarterly)\b/.exec(
    text,
  )?.[0] ?? '';

/** What a conversation has come to. */
export interface State {
  readonly card: string;
  /** What computed the last answer; empty where it was written. */
  readonly operation: string;
  readonly url: string;
  /** The products that the last answer was about, the products of its list, and all that it listed. */
  readonly focus: readonly Product[];
  readonly spoken: readonly string[];
  readonly list: readonly string[];
  /** The last question, and the products it named, else those in focus. */
  readonly last: Question;
  readonly lines: readonly Line[];
  /** What it was about, in words. */
  readonly subject: string;
}

export const stateOf = (turn: Turn, topics: ReadonlyMap<string, Card>, reader: Reader): State => {
  const { card = '', list = [], products: ids = [], url = '' } = turn;
  const last = readAgain(turn.question, reader);
  const { mentions } = last.entities;
  const focus = products
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const quantityOf = (product: Product) => mentions.find((mention) => mention.product === product)?.quantity;
  const named = mentions.length > 0 && focus.length > 0 ? mentions.map(({ product }) => product) : focus;
  const [item, second] = list;
  const topic = topics.get(card);
  return {
    card,
    operation: topic?.operation ?? '',
    url,
    focus,
    spoken: listedProducts(turn),
    list,
    last,
    lines: named.map((product) => ({ name: product.name, quantity: quantityOf(product) })),
    subject:
      focus.length > 0
        ? wordsFor(focus.map((product) => ({ name: product.name, quantity: quantityOf(product) })))
        : item !== undefined && second === undefined
          ? item
          : (topic?.topic ?? ''),
  };
};

/** Products with their quantities, in words: `3 AI Chatbot Integration and Workflow Automation Studio`. */
export const wordsFor = (lines: readonly Line[]): string =>
  lines.map(({ name, quantity }) => `${quantity ?? ''} ${name}`.trim()).join(' and ');
