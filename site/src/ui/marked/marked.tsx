import * as styles from './marked.css.ts';

interface Props {
  /** In order; `isMatch` where it is what was looked for. */
  readonly parts: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** A text of a search result, with its matches marked. */
export const Marked = ({ parts }: Props) => (
  <bdi className={styles.marked}>
    {parts.map(({ text, isMatch }, place) =>
      isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
    )}
  </bdi>
);
