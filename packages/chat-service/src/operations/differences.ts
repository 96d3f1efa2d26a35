import { formatCents, sumUnitOf, toCents } from '@loomwright/kit';
import type { Mention } from '../reading/quantities.ts';
import type { Question } from '../reading/question.ts';
import type { Reply } from './operation.ts';
import { priceOf, replyOnAll } from './product-words.ts';
import { centsOf, totalOf } from './sums.ts';

const weighing: ReadonlySet<string> = new Set(['than', 'or', 'versus', 'vs', 'against']);
const joined = /\b(?:together|combined|both|plus|sum of|total of|in total|added up)\b/;

const sidesOf = ({
  entities: { mentions },
  text,
  tokens,
}: Question): readonly [readonly Mention[], readonly Mention[]] | undefined => {
  const [at, other] = tokens.flatMap((token, place) => (weighing.has(token) ? [place] : []));
  if (mentions.length < 3 || at === undefined || other !== undefined || !joined.test(text)) return undefined;
  const isBefore = ({ product }: Mention) => tokens.slice(0, at).includes(`@p${product.id}`);
  const before = mentions.filter(isBefore);
  const after = mentions.filter((mention) => !isBefore(mention));
  return before.length > 0 && after.length > 0 ? [before, after] : undefined;
};

const differenceOfSums = (first: readonly Mention[], second: readonly Mention[]): Reply => {
  const sumOf = (side: readonly Mention[]) => side.reduce((sum, mention) => sum + centsOf(mention), 0);
  const [low, high] = sumOf(first) <= sumOf(second) ? [first, second] : [second, first];
  const textOf = (side: readonly Mention[]) =>
    `${side.map(({ product, quantity = 1 }) => `${quantity} × ${product.name}`).join(' + ')} (${totalOf(side)})`;
  const cents = sumOf(high) - sumOf(low);
  const isOne = low.length === 1 && (low[0]?.quantity ?? 1) === 1;
  return replyOnAll(
    cents === 0
      ? `They cost the same: ${textOf(low)}, ${textOf(high)}.`
      : `**${textOf(low)}** ${isOne ? 'costs' : 'cost'} less than **${textOf(high)}**, by **${formatCents(cents)}**.`,
    [...low, ...high].map(({ product }) => product),
  );
};

const comparing =
  /\b(?:differ\w*|cheap\w*|dear\w*|pric(?:ier|iest)|expensive|costly|affordable|more|less|most|least|than|or|versus|vs|compare[ds]?|better|between|save|half|double|twice|which|higher|lower|same|equal\w*)\b/;

export const isCompared = ({ entities: { mentions }, text }: Question): boolean =>
  mentions.length < 2 || comparing.test(text);

export const differenceOf = (question: Question): Reply | undefined => {
  const { mentions } = question.entities;
  const [first, second] = mentions;
  const sides = sidesOf(question);
  if (sides) return differenceOfSums(...sides);
  if (first && second && (first.quantity ?? 1) * (second.quantity ?? 1) > 1)
    return differenceOfSums([first], [second]);
  const named = mentions.map(({ product }) => product);
  const [low, ...others] = [...named].sort((a, b) => a.price - b.price);
  const high = others.at(-1);
  if (!low || !high) return undefined;
  const cents = toCents(high.price) - toCents(low.price);
  const terms = named.map(({ price: dollars, priceUnit }) => ({ cents: toCents(dollars), unit: priceUnit }));
  const sum = `**${`${formatCents(cents)} ${sumUnitOf(terms)}`.trim()}**`;
  const [cheap, dear] = [low, high].map((product) => `**${product.name}** (${priceOf(product)})`);
  if (cents === 0) return replyOnAll(`They cost the same: ${priceOf(low)}.`, named);
  return replyOnAll(
    others.length > 1
      ? `Of these the ${cheap} costs least and the ${dear} most, a difference of ${sum}.`
      : `The ${cheap} is cheaper than the ${dear}, by ${sum}.`,
    named,
  );
};
