import { marked } from '../text/text.css.ts';

interface Props {
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
  readonly look?: string;
}

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
