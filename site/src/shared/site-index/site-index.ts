import { documentationItems, loadDocumentationText, posts, toProseText } from '@loomwright/content';
import { createSearchIndex } from '@loomwright/shell';
import { siteEntries } from './site-entries.ts';

const loadPostBodies = async () => {
  if (!FEATURES.blog) return [];
  const { loadPostText } = await import('@loomwright/content/post-texts');
  return Promise.all(
    posts.map(async ({ slug }) => [`/blog/${slug}`, toProseText((await loadPostText(slug)) ?? [])] as const),
  );
};

const loadBodies = async (): Promise<ReadonlyMap<string, string>> => {
  const [postBodies, ...documentation] = await Promise.all([
    loadPostBodies(),
    ...documentationItems.map(
      async ({ slug }) =>
        [`/documentation/${slug}`, toProseText((await loadDocumentationText(slug)) ?? [])] as const,
    ),
  ]);
  return new Map([...postBodies, ...documentation]);
};

/** Creating the index takes tens of milliseconds (SCH-1). Rejects if any of its text fails to load. */
export const loadSiteIndex = async () => {
  const bodies = await loadBodies();
  return createSearchIndex(siteEntries.map((entry) => ({ ...entry, body: bodies.get(entry.id) ?? '' })));
};
