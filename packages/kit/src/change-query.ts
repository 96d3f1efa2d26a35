import { readSearchText } from './search-text.ts';

/** The next query of a list, and how to add it to the history (PRD-5). */
export interface QueryStep<Query> {
  readonly query: Query;
  readonly history: 'push' | 'replace';
}

/** Replaces the history entry if only `text` changes or the address stays the same. */
export const changeQuery = <Query extends { readonly text: string }>(
  before: Query,
  change: Partial<Query>,
  write: (query: Query) => string,
): QueryStep<Query> => {
  const query = { ...before, ...change, text: readSearchText(change.text ?? before.text) };
  const isTyping = Object.keys(change).every((name) => name === 'text');
  return { query, history: isTyping || write(query) === write(before) ? 'replace' : 'push' };
};
