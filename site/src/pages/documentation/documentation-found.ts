import { documentationSections, loadDocumentationParts } from '@loomwright/content';
import { toCountText } from '@loomwright/kit';
import { createSearchIndex, toExcerpt } from '@loomwright/shell';

const MOST = 20;

/** Loads the text of every item. Rejects if one fails to load. */
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
