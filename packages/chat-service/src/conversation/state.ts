import { type Product, products } from '@loomwright/catalogue';
import type { Turn } from '../answer/answer.ts';
import type { Card } from '../knowledge/card.ts';
import type { Reply } from '../operations/operation.ts';
import { isOverAll, pronounOfThing } from '../reading/forms.ts';
import { type Question, type Reader, readAgain } from '../reading/question.ts';

const MAX_TURN = 140;
const MAX_URL = 120;
const MAX_LIST = 8;
/** In characters of JSON. A turn then fits in 2 kB even if its question is all `\u0000` escapes. */
const MAX_LIST_JSON = 700;
const FEW = 3;

const readList = (list: readonly unknown[]): readonly string[] => {
  const items = list.filter((item): item is string => typeof item === 'string').slice(0, MAX_LIST);
  return JSON.stringify(items).length <= MAX_LIST_JSON &&
    items.every((item) => /^[ -~\u2018\u2019]*$/.test(item))
    ? items
    : [];
};

/** Validates a turn from the session store. */
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
const listedProducts = ({ list = [] }: Turn) =>
  list.filter((item) => products.some(({ name }) => name === item));

interface Answered {
  readonly question: Question;
  readonly typed: Question;
  readonly last: Turn | undefined;
  readonly card: string;
  readonly reply: Reply;
  readonly isSure: boolean;
}

/** The list from which “the second one” picks: this reply’s, recently named products, or the last list. */
const listNext = (ids: readonly number[] | undefined, { last, question, reply, typed }: Answered) => {
  // Follow-ups do not pick items from a list of prices.
  const list = reply.list?.some((item) => item.includes('$')) ? undefined : reply.list;
  if (list?.length) return list;
  if (last?.products?.length && ids?.length === 1) {
    const before = listedProducts(last);
    const names = new Set([...(before.length > 0 ? before : last.products.map(nameOf)), ...ids.map(nameOf)]);
    if (names.size <= FEW) return [...names];
  }
  if (question.text !== typed.text) return last?.list ?? list;
  const before = last?.products?.map(nameOf) ?? last?.list ?? [];
  // “How much is it?” still refers to the last product after a question about something else.
  return list ?? (ids?.length || before.length !== 1 ? undefined : before);
};

export const productsIn = ({ entities }: Question): readonly number[] | undefined =>
  entities.mentions.length > 0 ? entities.mentions.map(({ product }) => product.id).slice(0, FEW) : undefined;

export const turnAfter = (answered: Answered): Turn => {
  const { card, isSure, last, question, reply, typed } = answered;
  const { url } = reply;
  // A discount applies to the last sum, so the products of that sum stay in focus.
  if (card === 'discount' && last?.products?.length) return { ...last, card, url };
  // Names of services resemble those of products.
  const named = url.startsWith('/services') ? undefined : productsIn(question);
  // An unsure answer must not move the focus away from the product.
  const kept = isSure || !pronounOfThing.test(typed.text) ? undefined : last?.products;
  const ids = reply.products ?? named ?? kept;
  return toTurn(question, { url, card, products: ids, list: listNext(ids, answered) });
};

export const inFocusOf = (question: Question, turn: Turn | undefined): Turn | undefined =>
  turn && isOverAll(question) ? { question: turn.question } : turn;

export interface Line {
  readonly name: string;
  readonly quantity: number | undefined;
}

/** A time span such as `per year` or `for 6 months`; empty if the text names none. */
export const termIn = (text: string): string =>
  /\b(?:(?:for|over|per|a|an|each|every|half|whole|full|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )+(?:months?|years?|quarter)\b|\b(?:yearly|annually|annual|quarterly)\b/.exec(
    text,
  )?.[0] ?? '';

export interface State {
  readonly card: string;
  /** Empty if the last answer was not computed. */
  readonly operation: string;
  readonly url: string;
  /** The products of the last answer. */
  readonly focus: readonly Product[];
  /** The names of the products in `list`. */
  readonly spoken: readonly string[];
  readonly list: readonly string[];
  readonly last: Question;
  /** The products that the last question named, or those in focus. */
  readonly lines: readonly Line[];
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

/** Writes `3 AI Chatbot Integration and Workflow Automation Studio`, for example. */
export const wordsFor = (lines: readonly Line[]): string =>
  lines.map(({ name, quantity }) => `${quantity ?? ''} ${name}`.trim()).join(' and ');
