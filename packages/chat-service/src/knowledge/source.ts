import { toInlineText } from '@loomwright/content';
import type { Passage } from '../answer/answer.ts';

/** A passage as it is searched and quoted. */
export interface Source extends Passage {
  /** The page or text it belongs to, when its title does not name it. */
  readonly topic: string;
  /** Other names that visitors use for it. */
  readonly also: string;
  /** Its selling points, which weigh more than a text and less than a title. */
  readonly points: string;
  /** The parts that can be quoted by themselves, in order: Markdown, whole sentences or one row. */
  readonly parts: readonly string[];
}

/** What makes a source: its text is that of its parts unless it is given. */
export type Draft = Pick<Source, 'title' | 'url' | 'parts'> & Partial<Source>;

export const toSource = ({ topic = '', also = '', points = '', ...draft }: Draft): Source => ({
  text: draft.parts.map(toInlineText).join('\n'),
  ...draft,
  title: toInlineText(draft.title),
  topic,
  also,
  points,
});

/** A list in Markdown. */
export const toList = (items: readonly string[], isOrdered = false): string =>
  items.map((item, place) => `${isOrdered ? `${place + 1}.` : '-'} ${item}`).join('\n');

/** A titled text as an item of a list. */
export const toItem = ({ title, text }: { readonly title: string; readonly text: string }): string =>
  `**${title}:** ${text}`;
