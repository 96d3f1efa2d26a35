import { match } from 'ts-pattern';
import { type DocumentationItem, documentationItems, loadDocumentationText } from './documentation.ts';
import { toInlineText } from './inline.ts';
import type { Block, Prose } from './prose.ts';
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

const textOf = (block: Block): string =>
  match(block)
    .with({ kind: 'code' }, ({ text }) => text)
    .with({ kind: 'list' }, ({ items }) => items.map(toInlineText).join(' '))
    .with({ kind: 'table' }, ({ caption, head, rows }) =>
      [[caption], head, ...rows].map((cells) => cells.map(toInlineText).join(' · ')).join(' — '),
    )
    .with({ kind: 'heading' }, { kind: 'paragraph' }, { kind: 'note' }, ({ text }) => toInlineText(text))
    .exhaustive();

/** The parts of an item in their order, with its summary in the first. Every block is in exactly one. */
export const toDocumentationParts = (item: DocumentationItem, prose: Prose): readonly DocumentationPart[] => {
  const page = `/documentation/${item.slug}`;
  const headings = headingsOf(prose);
  const textBetween = (from: number, to: number | undefined) =>
    prose.slice(from, to).map(textOf).join(' ').replaceAll(/\s+/g, ' ');
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
