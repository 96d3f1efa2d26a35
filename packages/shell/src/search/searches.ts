import { foldText, trimText } from '@loomwright/kit';
import { MAX_SEARCHES } from '../limits.ts';

/** Recent searches from which a result was selected, newest first (SCH-1). */
export type Searches = readonly string[];

export type SearchesCommand = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'clear' };

/** In UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;

export const NO_SEARCHES: Searches = [];

/** Adds or moves a search to the front, ignoring case. Returns the same reference if nothing changes. */
export const searchesReducer = (searches: Searches, command: SearchesCommand): Searches => {
  if (command.kind === 'clear') return searches.length === 0 ? searches : NO_SEARCHES;
  const text = trimText(command.text);
  if (text === '' || text.length > MAX_SEARCH_LENGTH || searches[0] === text) return searches;
  const others = searches.filter((other) => foldText(other) !== foldText(text));
  return [text, ...others].slice(0, MAX_SEARCHES);
};
