import type { Card } from './card.ts';
import { tokensOf } from './paraphrases.ts';
import type { Source } from './source.ts';

/** Cards for the passages that no card answers from: asked by their titles, answered by their first part. */
export const cardsOfSources = (sources: readonly Source[], cards: readonly Card[]): readonly Card[] => {
  const known = new Set(cards.map(({ url }) => url));
  return sources
    .filter(({ url }) => /#/.test(url) && !known.has(url))
    .map(({ title, topic, url }) => ({
      id: url,
      url,
      topic: title,
      paraphrases: [title, `${topic} ${title}`].map(tokensOf),
    }));
};
