import type { Card } from './card.ts';
import { tokensOf } from './paraphrases.ts';
import type { Source } from './source.ts';

/** Makes a card for every section that has none, with paraphrases made from its title. */
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
