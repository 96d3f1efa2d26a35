import { type Block, headingsOf, type Prose as Text, toCodeSpans } from '@loomwright/content';
import { match } from 'ts-pattern';
import { between, row, stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { note } from '../../ui/text/text.css.ts';
import { Inline } from './inline.tsx';
import * as styles from './prose.css.ts';
import { type Copying, copyLabel } from './use-copying.ts';

const List = ({ items, isOrdered }: Extract<Block, { kind: 'list' }>) => {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={isOrdered ? styles.numbers : stack[2]}>
      {items.map((item) => (
        <li key={item} className={isOrdered ? styles.numbered : styles.point}>
          <Inline text={item} />
        </li>
      ))}
    </Tag>
  );
};

const Table = ({ caption, head, rows }: Extract<Block, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
  <section className={styles.scroller} tabIndex={0} aria-label={caption}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} className={styles.columnHead} scope="col">
              <Inline text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={head[column]} className={styles.cell}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface CodeBlockProps {
  readonly language: string;
  readonly text: string;
  readonly place: number;
  readonly copying: Copying | undefined;
}

const CodeBlock = ({ language, text, place, copying }: CodeBlockProps) => (
  <figure className={styles.code}>
    <figcaption className={`${row[3]} ${between} ${note} ${styles.codeBar}`}>
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
          // The code never changes, so the index is a stable key.
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

interface Props {
  readonly text: Text;
  /** Undefined if code blocks have no copy button. */
  readonly copying?: Copying;
}

/** Headings start at level 2. Their ids come from `headingsOf`. */
export const Prose = ({ text, copying }: Props) => {
  const ids = new Map(headingsOf(text).map(({ place, id }) => [place, id]));
  const show = (block: Block, place: number) =>
    match(block)
      .with({ kind: 'heading' }, ({ level, text: title }) => {
        const Tag = level === 3 ? 'h3' : 'h2';
        return (
          <Tag key={place} id={ids.get(place)}>
            <Inline text={title} />
          </Tag>
        );
      })
      .with({ kind: 'list' }, (list) => <List key={place} {...list} />)
      .with({ kind: 'table' }, (table) => <Table key={place} {...table} />)
      .with({ kind: 'code' }, ({ language, text: code }) => (
        <CodeBlock key={place} language={language} text={code} place={place} copying={copying} />
      ))
      .with({ kind: 'paragraph' }, { kind: 'note' }, ({ kind, text: words }) => (
        <p key={place} className={kind === 'note' ? styles.note : undefined}>
          <Inline text={words} />
        </p>
      ))
      .exhaustive();
  return <div className={styles.prose}>{text.map(show)}</div>;
};
