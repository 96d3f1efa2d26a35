import { products } from '@loomwright/catalogue';
import { documentationItems } from '@loomwright/content';
import type { Knowledge } from '../matching/candidates.ts';
import type { Question } from '../reading/question.ts';
import type { Turn } from './answer.ts';
import { labelOf } from './compose.ts';
import type { Part } from './part.ts';
import { joinWords, link } from './reply.ts';

const it = '(?:it|that|this|them|those|these|him|her|all (?:of )?(?:that|this))';
const where = new RegExp(
  `^(?:(?:and|so|ok|but|please) )*(?:${[
    `where (?:can|could|do|would|should|might|may) (?:i|we|one) (?:(?:read|learn)(?: (?:more|further|up|details))*|(?:find|get|see) (?:(?:some|any|the) )?(?:more(?: (?:details|information|info))?|details|information|info|documentation))(?: (?:about|on|of) ${it})?`,
    `where (?:can|could|do) (?:i|we|one) (?:read|look) ${it}(?: up)?`,
    `where (?:is|are) (?:it|that|this|they|these) (?:written|documented|described|explained|said|stated)(?: down)?`,
    `where (?:did|do) you (?:read|find|get|have) (?:it|that|this)(?: from)?`,
    `(?:what|which) (?:page|document|text|article)(?: is (?:it|that|this)(?: on| in| from)?)?`,
    `(?:(?:do you have|have you got|is there|give me|show me|send me|can i (?:have|get)) )?(?:a |the |any )?(?:link|url|page)(?: (?:for|to|on|about|of) ${it})?(?: please)?`,
  ].join('|')})$`,
);

export const asksWhere = ({ entities, text }: Question): boolean =>
  entities.mentions.length === 0 && where.test(text);

export const answerWhere = ({ byUrl }: Knowledge, question: Question, last: Turn): Part | undefined => {
  const url = last.url ?? '';
  const source = byUrl.get(url);
  const shown = products.filter(({ id }) => last.products?.includes(id) && !url.startsWith('/services'));
  const pages = new Map<string, string>();
  if (source && !(shown.length > 0 && /^\/products\b/.test(url))) pages.set(url, labelOf(source));
  for (const { id, name } of shown) {
    pages.set(`/products/${id}`, name);
    for (const { product, slug, title } of documentationItems)
      if (product === id) pages.set(`/documentation/${slug}`, title);
  }
  if (pages.size === 0) return undefined;
  const links = [...pages].slice(0, 5).map(([address, label]) => link(label, address));
  return {
    kind: 'sure',
    text: `You can read about it here: ${joinWords(links)}.`,
    url: [...pages.keys()][0],
    card: last.card,
    isRemark: false,
    question,
    turn: last,
  };
};
