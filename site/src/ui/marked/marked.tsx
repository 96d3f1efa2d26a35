import { marked } from '../text/text.css.ts';

interface Props {
  /** In order; `isMatch` where it is what was looked for. */
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
  /** Adds to the look of a match. */
  readonly look?: string;
}

/** A text of a search result, with its matches marked. */
export const Marked = ({ parts, look = '' }: Props) => (
  <bdi>
    {parts.map(({ text, isMatch }, place) =>
      isMatch ? (
        <mark key={place} className={`${marked} ${look}`}>
          {text}
        </mark>
      ) : (
        <span key={place}>{text}</span>
      ),
    )}
  </bdi>
);
