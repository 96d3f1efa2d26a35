import { toInlineText } from '@loomwright/content';
import type { Passage } from './answer.ts';

/** A passage as it is searched and quoted. */
export interface Source extends Passage {
  /** The page or text it belongs to, where its title does not say so. */
  readonly topic: string;
  /** What people call it who have not read it. */
  readonly also: string;
  /** What it is praised for, in few words: more than a text, less than a title. */
  readonly points: string;
  /** What can be quoted of it by itself, in order: Markdown, whole sentences or one row. */
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

/** Words as one item of a list reads: without a full stop at the end. */
export const toList = (items: readonly string[], isOrdered = false): string =>
  items.map((item, place) => `${isOrdered ? `${place + 1}.` : '-'} ${item}`).join('\n');
