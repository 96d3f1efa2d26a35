import { afterwardsCards, afterwardsVoices } from './afterwards.ts';
import { companyCards } from './company.ts';
import { detailCards } from './details.ts';
import { documentationCards } from './docs.ts';
import { limitCards } from './limits.ts';
import { memberCards } from './members.ts';
import { needCards, needVoices } from './needs.ts';
import { negatives as negativeData } from './negatives.ts';
import { productCards } from './products.ts';
import { addParaphrases, type Card, type Negatives, readCards, readNegatives } from './read-cards.ts';
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

/** What is written for the assistant: every card in a fixed order, and the questions without an answer. */
export interface Written {
  readonly cards: readonly Card[];
  readonly negatives: readonly Negatives[];
  /** How often the cards are asked with each word as it is written; for the speller. */
  readonly frequencies: ReadonlyMap<string, number>;
}

/** Reads what is written. A build does it once, and puts the result in the place of this module (`build/prepared-knowledge.ts`). */
export const loadWritten = (): Written => {
  const frequencies = new Map<string, number>();
  const cards = addParaphrases(
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
      afterwardsCards,
    ].flatMap((data) => readCards(data, frequencies)),
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
      afterwardsVoices,
    ].join(''),
    frequencies,
  );
  return { cards, negatives: readNegatives(negativeData), frequencies };
};
