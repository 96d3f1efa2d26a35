import { products } from '@loomwright/catalogue';
import type { Card } from '../knowledge/card.ts';
import type { Knowledge } from '../matching/candidates.ts';
import { readPassage } from '../matching/read-passage.ts';
import type { Reply } from '../operations/operation.ts';
import type { Question } from '../reading/question.ts';
import type { Visit } from './answer.ts';
import { labelOf } from './compose.ts';

/** With at least this many names in bold, an answer counts as a list. */
const LISTED = 3;

/** Undefined if the question lacks what the card’s operation needs. */
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
  const text = card.text ?? (source && readPassage(source, question, matcher.weightOf));
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
