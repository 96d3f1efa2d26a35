import { toInlineText } from '@loomwright/content';
import type { Passage } from '../answer/answer.ts';

export interface Source extends Passage {
  /** Shown before the title, such as the name of the page or a category; may be empty. */
  readonly topic: string;
  readonly also: string;
  /** Selling points; in search they rank between the title and the text. */
  readonly points: string;
  /** Quotable units in order: whole sentences, lists or table rows, in Markdown. */
  readonly parts: readonly string[];
}

export type Draft = Pick<Source, 'title' | 'url' | 'parts'> & Partial<Source>;

export const toSource = ({ topic = '', also = '', points = '', ...draft }: Draft): Source => ({
  text: draft.parts.map(toInlineText).join('\n'),
  ...draft,
  title: toInlineText(draft.title),
  topic,
  also,
  points,
});

export const toList = (items: readonly string[], isOrdered = false): string =>
  items.map((item, place) => `${isOrdered ? `${place + 1}.` : '-'} ${item}`).join('\n');

export const toItem = ({ title, text }: { readonly title: string; readonly text: string }): string =>
  `**${title}:** ${text}`;
