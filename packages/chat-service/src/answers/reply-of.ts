import { products } from '@loomwright/catalogue';
import type { Visit } from './answer.ts';
import type { Knowledge } from './candidates.ts';
import { labelOf } from './compose.ts';
import type { Card } from './knowledge/read-cards.ts';
import type { Reply } from './operations/operation.ts';
import { readPassage } from './read-passage.ts';
import type { Question } from './reading/question.ts';

/** So many names in bold are a list. */
const LISTED = 3;

/** What a card answers to a question: computed, written, or read from its page; undefined when the question lacks what it needs. */
export const replyOf = (
  { byUrl, company, matcher, operations }: Knowledge,
  card: Card,
  question: Question,
  visit: Visit,
): Reply | undefined => {
  if (card.operation !== undefined) return operations.get(card.operation)?.({ question, company, visit });
  const source = byUrl.get(card.url);
  if (card.admission !== undefined)
    return { text: card.admission, url: card.url, label: card.topic, isAdmission: true };
  const text = card.text ?? (source && readPassage(source, question, matcher.weightOf).text);
  if (text === undefined) return undefined;
  const named = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, words]) => words ?? []);
  const product = products.find(({ id }) => card.url === `/products/${id}`);
  return {
    text,
    url: card.url,
    label: source ? labelOf(source) : card.topic,
    ...(named.length >= LISTED && { list: named }),
    ...(product && { products: [product.id] }),
  };
};
