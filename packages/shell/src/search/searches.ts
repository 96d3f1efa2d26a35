import { foldText, trimText } from '@loomwright/kit';
import { MAX_SEARCHES } from '../limits.ts';

/** The texts that were searched for and led somewhere, newest first (SCH-1), stored under `searches`. */
export type Searches = readonly string[];

export type SearchesCommand = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'clear' };

/** The longest text that is searched for, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;

export const NO_SEARCHES: Searches = [];

/**
 * The searches after a command. A text that is there already, whatever its case, moves to the front; blank and overlong
 * ones are not kept. The same reference when nothing changes.
 */
export const searchesReducer = (searches: Searches, command: SearchesCommand): Searches => {
  if (command.kind === 'clear') return searches.length === 0 ? searches : NO_SEARCHES;
  const text = trimText(command.text);
  if (text === '' || text.length > MAX_SEARCH_LENGTH || searches[0] === text) return searches;
  const others = searches.filter((other) => foldText(other) !== foldText(text));
  return [text, ...others].slice(0, MAX_SEARCHES);
};
