import {
  documentationItems,
  loadDocumentationText,
  loadPostText,
  posts,
  toProseText,
} from '@loomwright/content';
import { createSearchIndex } from '@loomwright/shell';
import { siteEntries } from './site-entries.ts';

/** The texts of documentation and posts, by address. */
const loadBodies = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all([
      ...documentationItems.map(
        async ({ slug }) =>
          [`/documentation/${slug}`, toProseText((await loadDocumentationText(slug)) ?? [])] as const,
      ),
      ...(FEATURES.blog ? posts : []).map(
        async ({ slug }) => [`/blog/${slug}`, toProseText((await loadPostText(slug)) ?? [])] as const,
      ),
    ]),
  );

/** Makes the index of the site (SCH-1), in some tens of milliseconds. Rejects when a text cannot be loaded. */
export const loadSiteIndex = async () => {
  const bodies = await loadBodies();
  return createSearchIndex(siteEntries.map((entry) => ({ ...entry, body: bodies.get(entry.id) ?? '' })));
};
