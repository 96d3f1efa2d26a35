import { type DocumentationItem, documentationItems, loadDocumentationText } from './documentation.ts';
import type { Prose } from './prose.ts';
import { toProseText } from './prose-text.ts';
import { headingsOf } from './read-prose.ts';

/** A part of an item of the documentation: what stands below one of its headings, or before the first one. */
export interface DocumentationPart {
  readonly item: DocumentationItem;
  readonly href: string;
  /** Its heading; the item's title for what stands before the first one. */
  readonly title: string;
  /** Without marks, in one line. */
  readonly text: string;
}

/** The parts of an item in their order, with its summary in the first. Every block is in exactly one. */
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

/** The parts of all items. Rejects when the chunk of one cannot be loaded. */
export const loadDocumentationParts = async (): Promise<readonly DocumentationPart[]> =>
  (
    await Promise.all(
      documentationItems.map(async (item) =>
        toDocumentationParts(item, (await loadDocumentationText(item.slug)) ?? []),
      ),
    )
  ).flat();
