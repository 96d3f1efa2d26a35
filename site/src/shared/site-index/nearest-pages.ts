import { loadSiteIndex } from './site-index.ts';

/** The three public pages nearest to a question. Rejects if the search index fails to load. */
export const findNearestPages = async (
  question: string,
): Promise<readonly { readonly href: string; readonly title: string }[]> =>
  (await loadSiteIndex())
    .search(question)
    .flatMap(({ entry: { access = 'everyone', target, title } }) =>
      'href' in target && access === 'everyone' ? [{ href: target.href, title }] : [],
    )
    .slice(0, 3);
