import { type Block, headingsOf, type Prose as Text } from '@loomwright/content';
import { match } from 'ts-pattern';
import { CodeBlock } from './code-block.tsx';
import { Inline } from './inline.tsx';
import * as styles from './prose.css.ts';
import type { Copying } from './use-copying.ts';

const List = ({ items, isOrdered }: Extract<Block, { kind: 'list' }>) => {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={isOrdered ? styles.numbers : styles.points}>
      {items.map((item) => (
        <li key={item}>
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
            <th key={title} scope="col">
              <Inline text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={head[column]}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface Props {
  readonly text: Text;
  /** Undefined where code cannot be copied. */
  readonly copying?: Copying;
}

/** A structured text. Its headings begin at level 2 and have the ids of `headingsOf`. */
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
