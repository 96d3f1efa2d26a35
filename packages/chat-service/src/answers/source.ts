import { toInlineText } from '@loomwright/content';
import type { Passage } from './answer.ts';

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

interface Draft {
  readonly title: string;
  readonly url: string;
  readonly parts: readonly string[];
  readonly topic?: string;
  readonly also?: string;
  readonly points?: string;
}

export const toSource = ({ title, url, parts, topic = '', also = '', points = '' }: Draft): Source => ({
  title,
  url,
  topic,
  also,
  points,
  parts,
  text: parts.map(toInlineText).join('\n'),
});

/** A text as an item of a list: without a full stop at the end. */
export const toList = (items: readonly string[], isOrdered = false): string =>
  items.map((item, place) => `${isOrdered ? `${place + 1}.` : '-'} ${item}`).join('\n');
