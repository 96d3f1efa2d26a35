import { match } from 'ts-pattern';
import { toInlineText } from './inline.ts';
import type { Block, Prose } from './prose.ts';

const blockText = (block: Block): string =>
  match(block)
    .with({ kind: 'code' }, ({ text }) => text)
    .with({ kind: 'list' }, ({ items }) => items.map(toInlineText).join(' '))
    .with({ kind: 'table' }, ({ caption, head, rows }) =>
      [[caption], head, ...rows].map((cells) => cells.map(toInlineText).join(' · ')).join(' — '),
    )
    .with({ kind: 'heading' }, { kind: 'paragraph' }, { kind: 'note' }, ({ text }) => toInlineText(text))
    .exhaustive();

/** Plain text on one line, for searching. */
export const toProseText = (prose: Prose): string => prose.map(blockText).join(' ').replaceAll(/\s+/g, ' ');
