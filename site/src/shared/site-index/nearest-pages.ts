import { loadSiteIndex } from './site-index.ts';

/** The three pages nearest to a question, for everyone. Rejects when a text of the index cannot be loaded. */
export const findNearestPages = async (
  question: string,
): Promise<readonly { readonly href: string; readonly title: string }[]> =>
  (await loadSiteIndex())
    .search(question)
    .flatMap(({ entry: { access = 'everyone', target, title } }) =>
      'href' in target && access === 'everyone' ? [{ href: target.href, title }] : [],
    )
    .slice(0, 3);
