import { type DocumentationItem, documentationItems, loadDocumentationText } from './documentation.ts';
import type { Prose } from './prose.ts';
import { toProseText } from './prose-text.ts';
import { headingsOf } from './read-prose.ts';

/** A part of a documentation item: the text before its first heading, or below one of its headings. */
export interface DocumentationPart {
  readonly item: DocumentationItem;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** The first part includes the summary. Each block is in exactly one part. */
export const toDocumentationParts = (item: DocumentationItem, prose: Prose): readonly DocumentationPart[] => {
  const page = `/documentation/${item.slug}`;
  const headings = headingsOf(prose);
  const textBetween = (from: number, to: number | undefined) => toProseText(prose.slice(from, to));
  return [
    {
      item,
      href: page,
      title: item.title,
      text: `${item.summary} ${textBetween(0, headings[0]?.place)}`.trim(),
    },
    ...headings.map(({ id, text, place }, at) => ({
      item,
      href: `${page}#${id}`,
      title: text,
      text: textBetween(place + 1, headings[at + 1]?.place),
    })),
  ];
};

/** Rejects if a chunk fails to load. */
export const loadDocumentationParts = async (): Promise<readonly DocumentationPart[]> =>
  (
    await Promise.all(
      documentationItems.map(async (item) =>
        toDocumentationParts(item, (await loadDocumentationText(item.slug)) ?? []),
      ),
    )
  ).flat();
