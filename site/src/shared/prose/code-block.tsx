import { toCodeSpans } from '@loomwright/content';
import { hidden } from '../../ui/page/page.css.ts';
import * as styles from './prose.css.ts';
import { type Copying, copyLabel } from './use-copying.ts';

interface Props {
  readonly language: string;
  readonly text: string;
  /** The index of the block in its text. */
  readonly place: number;
  readonly copying: Copying | undefined;
}

export const CodeBlock = ({ language, text, place, copying }: Props) => (
  <figure className={styles.code}>
    <figcaption className={styles.codeBar}>
      <span>{language}</span>
      {copying && (
        <button
          type="button"
          className={styles.copy}
          onClick={() => copying.onCopy(place, text)}
          data-needs-js
        >
          <span>{copyLabel(place, copying)}</span>
          <span className={hidden}>{` the ${language} code`}</span>
        </button>
      )}
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
    <pre className={styles.pre} tabIndex={0}>
      <code>
        {toCodeSpans(language, text).map((span, at) =>
          // A code never changes: the index of a piece is a stable key.
          span.kind === 'plain' ? (
            span.text
          ) : (
            <span key={at} className={styles.piece[span.kind]}>
              {span.text}
            </span>
          ),
        )}
      </code>
    </pre>
  </figure>
);
