import { findPost } from './posts.ts';
import { type Prose, toProse, type WrittenProse } from './prose.ts';

// In its own module, so that a site without a blog does not bundle these texts.
const texts: Readonly<Record<string, () => Promise<{ readonly text: WrittenProse }>>> = {
  'the-portfolio-generator-is-live': () => import('./blog/the-portfolio-generator-is-live.ts'),
  'a-distributor-and-four-hundred-order-letters': () =>
    import('./blog/a-distributor-and-four-hundred-order-letters.ts'),
  'what-we-measure-every-week': () => import('./blog/what-we-measure-every-week.ts'),
  'why-our-prices-stand-on-the-page': () => import('./blog/why-our-prices-stand-on-the-page.ts'),
  'forecasts-that-admit-a-range': () => import('./blog/forecasts-that-admit-a-range.ts'),
  'retrieval-before-generation': () => import('./blog/retrieval-before-generation.ts'),
  'a-clinic-that-answers-at-night': () => import('./blog/a-clinic-that-answers-at-night.ts'),
  'an-office-in-dimapur': () => import('./blog/an-office-in-dimapur.ts'),
};

/** Undefined if the post does not exist. Rejects if its chunk fails to load. */
export const loadPostText = async (slug: string): Promise<Prose | undefined> => {
  const load = findPost(slug) && texts[slug];
  return load && toProse((await load()).text);
};
