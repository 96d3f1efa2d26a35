import { createHash } from 'node:crypto';
import type { StylePart } from '../plugin/lazy-style.ts';

/** The style of a document, and the file with the rest of all styles where the document has only some. */
export interface DocumentStyle {
  readonly text: string;
  readonly restFile?: string;
}

export interface DocumentStyles {
  /** The style of a document that shows the parts of these chunks. */
  readonly styleFor: (files: Iterable<string>) => DocumentStyle;
  /** All texts it may return, for the policy. */
  readonly texts: readonly string[];
  /** The styles that not every document begins with, as one file. */
  readonly rest: { readonly path: string; readonly text: string };
}

/**
 * The styles of documents: a document has those of a whole set of chunks, the smallest that has its own, or all. There are
 * few sets, since the policy names the hash of each. Order is that of `parts` everywhere, so that a document looks the same
 * once the rest has arrived. `font` and what every set begins with are in every document, and not in the file: declared
 * again, a font would be missing for a moment, and rules for all elements would have each of them styled again.
 */
export const createDocumentStyles = (
  parts: readonly StylePart[],
  sets: readonly ReadonlySet<string>[],
  font: string,
): DocumentStyles => {
  const toText = (some: readonly StylePart[]) => some.map(({ css }) => css).join('');
  const whole = toText(parts);
  const isIn = (set: ReadonlySet<string>) => (part: StylePart) => part.files.some((file) => set.has(file));
  const firstOfRest = parts.findIndex((part) => !sets.every((set) => isIn(set)(part)));
  const rest = firstOfRest === -1 ? '' : toText(parts.slice(firstOfRest));
  if (/<\/style/i.test(whole + font)) throw new Error('the stylesheet would end its own inline element');
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const path = `assets/style-${hash}.css`;
  const styled = new Set(parts.flatMap(({ files }) => files));
  const partial = sets
    .map((files) => ({ files, text: font + toText(parts.filter(isIn(files))) }))
    .sort((a, b) => a.text.length - b.text.length);
  return {
    styleFor: (files) => {
      const own = [...files].filter((file) => styled.has(file));
      const fitting = partial.find((set) => own.every((file) => set.files.has(file)));
      return fitting ? { text: fitting.text, restFile: path } : { text: font + whole };
    },
    texts: [...partial.map(({ text }) => text), font + whole],
    rest: { path, text: rest },
  };
};
