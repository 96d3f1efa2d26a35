import { lookUpAll, partsOf, type SearchIndex, type TitlePart } from './search-index.ts';
import { wordsOf } from './search-words.ts';

/** In UTF-16 units: about two lines of a result. */
const LENGTH = 180;
/** How much of it stands before the first match. */
const BEFORE = 60;

/**
 * For one query, a function from a text to the part of it around its first match, with the matches set apart; its
 * beginning when nothing matches. It begins and ends with whole words.
 */
export const createExcerpts = (
  index: SearchIndex<unknown>,
  query: string,
): ((text: string) => readonly TitlePart[]) => {
  const looked = lookUpAll(index, query);
  return (text) => {
    const words = wordsOf(text);
    const first = words.find(({ word }) => looked.some(({ tokens }) => tokens.has(word)))?.from ?? 0;
    const from = first <= BEFORE ? 0 : (words.find((word) => word.from >= first - BEFORE)?.from ?? 0);
    const fits = words.filter((word) => word.from >= from && word.to <= from + LENGTH);
    const isWhole = text.length <= from + LENGTH;
    const to = isWhole ? text.length : (fits.at(-1)?.to ?? from + LENGTH);
    const shown = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${isWhole ? '' : ' …'}`;
    return partsOf(shown, wordsOf(shown), looked);
  };
};
