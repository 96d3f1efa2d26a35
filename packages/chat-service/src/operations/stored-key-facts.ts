import { storedKeys } from '@loomwright/content';
import { wordsOf } from '../reading/normalise.ts';
import type { Operation } from './operation.ts';

/** The keys by their words, those with the most words first: `cart.moving` before `cart`. */
const keys = storedKeys
  .map((stored) => ({ ...stored, words: wordsOf(stored.key.replace(/_?\{.*?\}/, '')).join(' ') }))
  .filter(({ words }) => words !== '')
  .sort((a, b) => b.words.length - a.words.length);

/** What the storage key holds that a question names; without one, the most important ones. */
export const storedKeyFacts: Operation = ({ question: { text } }) => {
  const found = keys.find(({ words }) => new RegExp(`\\b${words}(?:\\b|_)`).test(text));
  return {
    text: found
      ? `**${found.key}**: ${found.holds}`
      : '**users** holds the accounts created in this browser, **user** who is logged in, **cart** the cart of a guest, **preferences** the theme, and **portfolio** what was typed into the Portfolio Generator. The page lists every key.',
    url: '/privacy#what-is-stored',
    label: 'Privacy: What stays in your browser',
  };
};
