const MAX_TEXT = 100;
const combiningMarks = /\p{M}+/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Case and accents away: `Café` and `CAFE` are found by the same words (PRD-2). */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(combiningMarks, '').toLowerCase();

/** The words of a search, folded; none for white space. */
export const searchWords = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** A search text as an address can carry it: no half characters, at most 100 UTF-16 units. */
export const readSearchText = (text: string): string =>
  text.slice(0, MAX_TEXT).replace(loneSurrogates, '\uFFFD');

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
  const isTyping = Object.keys(change).join() === 'text';
  return { query, history: isTyping || write(query) === write(before) ? 'replace' : 'push' };
};
