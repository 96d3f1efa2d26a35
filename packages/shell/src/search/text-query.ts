import { changeQuery, type QueryStep, readSearchText } from '@loomwright/kit';

export interface TextQuery {
  /** At most 100 UTF-16 units, without lone surrogates. */
  readonly text: string;
}

export const readTextQuery = (search: string): TextQuery => ({
  text: readSearchText(new URLSearchParams(search).get('q') ?? ''),
});

/** Returns the query without `?`; empty for no text. `readTextQuery` is the inverse. */
export const writeTextQuery = ({ text }: TextQuery): string => {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  return params.toString();
};

export const changeTextQuery = (query: TextQuery, change: Partial<TextQuery>): QueryStep<TextQuery> =>
  changeQuery(query, change, writeTextQuery);
