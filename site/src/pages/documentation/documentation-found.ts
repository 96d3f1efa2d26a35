/** What the search of the documentation loads (DOC-1): the texts of all items, ranked as the search of the site ranks. */

import { documentationSections, loadDocumentationParts } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { createSearchIndex, toExcerpt } from '@loomwright/shell';

/** The most results that are shown. */
const MOST = 20;

/** Reads all items. Rejects when one cannot be loaded. */
export const loadFinder = async () => {
  const parts = await loadDocumentationParts();
  const index = createSearchIndex(parts.map((part) => ({ ...part, words: part.item.title })));
  return (text: string) => {
    const hits = index.search(text);
    const number = toCountText(hits.length, 'section');
    return {
      countText: hits.length > MOST ? `The best ${MOST} of ${number}` : number,
      results: hits.slice(0, MOST).map(({ entry: { href, item, text: body, title }, parts, terms }) => ({
        href,
        place: [documentationSections[item.section].title, ...(title === item.title ? [] : [item.title])],
        title: parts,
        excerpt: toExcerpt(body, terms),
      })),
    };
  };
};

export type Finder = Awaited<ReturnType<typeof loadFinder>>;
export type Found = ReturnType<Finder>;
