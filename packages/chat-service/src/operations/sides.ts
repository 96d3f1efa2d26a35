import type { Mention } from '../reading/quantities.ts';
import type { Question } from '../reading/question.ts';

const weighing: ReadonlySet<string> = new Set(['than', 'or', 'versus', 'vs', 'against']);
const joined = /\b(?:together|combined|both|plus|sum of|total of|in total|added up)\b/;

/** The two sides of “the suite or the API and the chatbot together”; undefined where no sum is compared. */
export const sidesOf = ({
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
