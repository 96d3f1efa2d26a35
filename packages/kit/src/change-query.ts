import { readSearchText } from './search-text.ts';

/** Where a change of a list's query leads: the next query, and whether Back returns to the one before (PRD-5). */
export interface QueryStep<Query> {
  readonly query: Query;
  readonly history: 'push' | 'replace';
}

/**
 * Changes parts of a query that stands in the address, as `write` spells it. Typing, which changes the text alone,
 * replaces the history entry; choosing adds one, unless the address stays the same.
 */
export const changeQuery = <Query extends { readonly text: string }>(
  before: Query,
  change: Partial<Query>,
  write: (query: Query) => string,
): QueryStep<Query> => {
  const query = { ...before, ...change, text: readSearchText(change.text ?? before.text) };
  const isTyping = Object.keys(change).every((name) => name === 'text');
  return { query, history: isTyping || write(query) === write(before) ? 'replace' : 'push' };
};
