import type { Source } from '../source.ts';
import { companyCards } from './company.ts';
import { detailCards } from './details.ts';
import { documentationCards } from './docs.ts';
import { limitCards } from './limits.ts';
import { memberCards } from './members.ts';
import { needCards, needVoices } from './needs.ts';
import { negatives as negativeData } from './negatives.ts';
import { productCards } from './products.ts';
import { addParaphrases, type Card, readCards, readNegatives, tokensOf } from './read-cards.ts';
import { sectionCards } from './sections.ts';
import { serviceCards } from './services.ts';
import { siteCards } from './site.ts';
import { spokenParaphrases } from './spoken.ts';
import { otherParaphrases } from './spoken-other.ts';
import { spokenSiteParaphrases } from './spoken-site.ts';
import { toolCards } from './tools.ts';
import { unsaidCards } from './unsaid.ts';
import { againVoices } from './voices-again.ts';
import { choiceVoices } from './voices-choices.ts';
import { companyVoices } from './voices-company.ts';
import { docsVoices } from './voices-docs.ts';
import { longVoices } from './voices-long.ts';
import { shopVoices } from './voices-shop.ts';
import { siteVoices } from './voices-site.ts';
import { tutorialVoices } from './voices-tutorials.ts';

/** Every card that is written, in a fixed order. */
export const loadCards = (): readonly Card[] =>
  addParaphrases(
    [
      productCards,
      companyCards,
      serviceCards,
      siteCards,
      documentationCards,
      detailCards,
      toolCards,
      sectionCards,
      memberCards,
      needCards,
      unsaidCards,
      limitCards,
    ].flatMap(readCards),
    [
      spokenParaphrases,
      spokenSiteParaphrases,
      otherParaphrases,
      shopVoices,
      companyVoices,
      siteVoices,
      docsVoices,
      tutorialVoices,
      longVoices,
      choiceVoices,
      needVoices,
      againVoices,
    ].join(''),
  );

export const loadNegatives = () => readNegatives(negativeData);

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
