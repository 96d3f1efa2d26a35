import { storedKeys } from '@loomwright/content';
import { joinWords } from '../answer/reply.ts';
import { wordsOf } from '../reading/normalise.ts';
import type { Operation } from './operation.ts';

/** Longest first, so that `cart.moving` wins over `cart`. */
const keys = storedKeys
  .map((stored) => ({ ...stored, words: wordsOf(stored.key.replace(/_?\{.*?\}/, '')).join(' ') }))
  .filter(({ words }) => words !== '')
  .sort((a, b) => b.words.length - a.words.length);

const whole = storedKeys.filter(({ area, key }) => area === 'local' && /^[a-z]+$/.test(key));

export const storedKeyFacts: Operation = ({ question: { text } }) => {
  const found = keys.find(({ words }) => new RegExp(`\\b${words}(?:\\b|_)`).test(text));
  return {
    text: found
      ? `**${found.key}**: ${found.holds}`
      : `Among others ${joinWords(whole.map(({ key, name }) => `**${key}** (${name.charAt(0).toLowerCase()}${name.slice(1)})`))}. The page lists every key.`,
    url: '/privacy#what-is-stored',
    label: 'Privacy: What stays in your browser',
  };
};
