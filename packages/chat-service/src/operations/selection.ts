import { CATEGORIES, type Product, products } from '@loomwright/catalogue';
import { rootsOf } from '../reading/normalise.ts';
import type { Question } from '../reading/question.ts';
import { isLive } from './product-words.ts';

export const OTHERS = ' of the others';

/** The chosen products and a phrase that describes them: ` of the AI Solutions`. */
export interface Selection {
  readonly chosen: readonly Product[];
  readonly words: string;
  /** The predicate if only one product matches: `is live`. */
  readonly verb: string;
}

const everything = /\b(?:all|every\w*|whole|entire|rest|products?|tools?|cheapest|expensive)\b/;
const exclusion =
  /\b(?:but|except(?:ing)?|excluding|without|minus|besides|apart from|other than|not counting)(?: (?:for|the|your|our))*(?= |$)/;

/** The products that a question excludes, as in `everything but the chatbot`. */
const excludedBy = ({ entities: { mentions, names }, text }: Question): readonly Product[] => {
  const found = exclusion.exec(text);
  if (!found || mentions.length === 0 || !everything.test(text.slice(0, found.index))) return [];
  const place = text.slice(0, found.index + found[0].length).split(' ').length;
  return names[0]?.from === place ? mentions.map(({ product }) => product) : [];
};

const categories = CATEGORIES.map((category) => ({
  category,
  roots: [...rootsOf(category)].filter((root) => !rootsOf('solutions').has(root)),
}));

export const categoryIn = ({ roots }: Pick<Question, 'roots'>): Product['category'] | undefined =>
  categories.find(({ roots: own }) => own.every((root) => roots.has(root)))?.category;

const namesCategory = /\b(?:ai|data|business) (?:solutions?|category)\b/;
const soon =
  /\bcomingsoon\b|\bupcoming\b|\bunreleased\b|\bnot (?:yet )?(?:live|available|out|released|ready)\b/;
const live =
  /\b(?:live|released|launched|ready)\b|\b(?:available|out|usable|works?|working|use|try) (?:\w+ )?(?:now|today|already)\b/;

export const selectionOf = (question: Question): Selection | undefined => {
  const { text } = question;
  const choose = (isChosen: (product: Product) => boolean, words: string, verb: string): Selection => ({
    chosen: products.filter(isChosen),
    words,
    verb,
  });
  const excluded = excludedBy(question);
  if (excluded.length > 0) return choose((product) => !excluded.includes(product), OTHERS, 'is left');
  const category = namesCategory.test(text) ? categoryIn(question) : undefined;
  if (category)
    return choose(
      (product) => product.category === category,
      ` of the ${category}`,
      `is one of the ${category}`,
    );
  if (soon.test(text))
    return choose((product) => !isLive(product), ' of those that are coming soon', 'is coming soon');
  return live.test(text) ? choose(isLive, ' of those that are live', 'is live') : undefined;
};
