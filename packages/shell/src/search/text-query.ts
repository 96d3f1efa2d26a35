import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';

/** A search text that stands in the address, as `?q=`. */
export interface TextQuery {
  /** As typed, at most 100 UTF-16 units, well-formed. */
  readonly text: string;
}

/** Reads the query from an address's search part. */
export const readTextQuery = (search: string): TextQuery => ({
  text: readSearchText(new URLSearchParams(search).get('q') ?? ''),
});

/** The search part of a query's address without its `?`; empty for no text. Reading it gives the same query. */
export const writeTextQuery = ({ text }: TextQuery): string => {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  return params.toString();
};

/** The next query, which replaces the history entry (PRD-5). */
export const changeTextQuery = (query: TextQuery, change: Partial<TextQuery>): QueryStep<TextQuery> =>
  changeQuery(query, change, writeTextQuery);
