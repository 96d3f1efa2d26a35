import type { ReplyBlock, ReplyLink, ReplySpan, SourcedReply } from '@loomwright/chat';
import { pluralOf } from '@loomwright/kit';
import { Fragment } from 'react';
import { match } from 'ts-pattern';
import { Link } from 'wouter';
import { isLeftOut } from '../../app/left-out.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { hidden } from '../../ui/page/page.css.ts';
import { iconAfter, muted, small, strong } from '../../ui/text/text.css.ts';
import * as styles from './message.css.ts';

interface ExternalLinkProps {
  readonly href: string;
  readonly text: string;
  readonly className?: string | undefined;
}

const ExternalLink = ({ href, text, className = '' }: ExternalLinkProps) =>
  /^https:/i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${styles.outward} ${className}`}>
      <span>{text}</span>
      <Icon name="external" size={14} className={iconAfter} />
      <span className={hidden}> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href} className={className}>
      {text}
    </a>
  );

interface AnchorProps {
  readonly link: ReplyLink;
  readonly className?: string | undefined;
}

// A reply may link to pages of a feature that is left out.
const ReplyAnchor = ({ link: { href, isInternal, text }, className }: AnchorProps) => {
  if (isLeftOut(href)) return <span>{text}</span>;
  return isInternal ? (
    <Link href={href} className={className}>
      {text}
    </Link>
  ) : (
    <ExternalLink href={href} text={text} className={className} />
  );
};

const Span = ({ span, isAlone = false }: { readonly span: ReplySpan; readonly isAlone?: boolean }) =>
  match(span)
    .with({ kind: 'text' }, ({ text }) => <span>{text}</span>)
    .with({ kind: 'strong' }, ({ text }) => <strong>{text}</strong>)
    .with({ kind: 'em' }, ({ text }) => <em>{text}</em>)
    .with({ kind: 'code' }, ({ text }) => <code className={styles.code}>{text}</code>)
    .with({ kind: 'link' }, (link) => (
      <ReplyAnchor link={link} className={isAlone ? styles.loneLink : undefined} />
    ))
    .exhaustive();

// A reply only grows, so the index is a stable key.
const Spans = ({
  spans,
  isLine = false,
}: {
  readonly spans: readonly ReplySpan[];
  readonly isLine?: boolean;
}) => spans.map((span, at) => <Span key={at} span={span} isAlone={isLine && spans.length === 1} />);

type BlockOf<K extends ReplyBlock['kind']> = Extract<ReplyBlock, { kind: K }>;

const Paragraph = ({ lines }: BlockOf<'paragraph'>) => (
  <p dir="auto">
    {lines.map((line, at) => (
      <Fragment key={at}>
        {at > 0 && <br />}
        <Spans spans={line} />
      </Fragment>
    ))}
  </p>
);

const textOf = (spans: readonly ReplySpan[]) => spans.map(({ text }) => text).join('');

const sizeOf = (columns: number) => {
  if (columns <= 3) return 'few';
  return columns <= 5 ? 'some' : 'many';
};

const Table = ({ head, rows }: BlockOf<'table'>) => {
  // An unnamed first column contains row headers.
  const hasRowHeads = head[0]?.length === 0;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: some browsers drop the role when CSS changes the layout
    <table role="table" className={`${styles.table} ${styles.sizes[sizeOf(head.length)]}`}>
      <thead role="rowgroup" className={styles.heads}>
        <tr role="row">
          {head.map((cell, at) =>
            cell.length === 0 ? (
              <td key={at} role="cell" className={styles.corner} />
            ) : (
              <th key={at} role="columnheader" className={styles.head} scope="col" dir="auto">
                <Spans spans={cell} />
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, place) => (
          <tr key={place} role="row" className={styles.line}>
            {row.map((cell, at) =>
              hasRowHeads && at === 0 ? (
                <th key={at} role="rowheader" className={styles.head} scope="row" dir="auto">
                  <Spans spans={cell} />
                </th>
              ) : (
                <td
                  key={at}
                  role="cell"
                  className={styles.cell}
                  dir="auto"
                  data-column={textOf(head[at] ?? [])}
                >
                  <Spans spans={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: some browsers drop the role when CSS changes the layout
  );
};

const List = ({ isOrdered, items }: BlockOf<'list'>) => {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={`${stack[1]} ${isOrdered ? styles.numbers : styles.points}`}>
      {items.map((item, at) => (
        <li key={at} dir="auto">
          <Spans spans={item} isLine />
        </li>
      ))}
    </Tag>
  );
};

const Block = ({ block }: { readonly block: ReplyBlock }) =>
  match(block)
    .with({ kind: 'paragraph' }, (paragraph) => <Paragraph {...paragraph} />)
    .with({ kind: 'list' }, (list) => <List {...list} />)
    .with({ kind: 'table' }, (table) => <Table {...table} />)
    .exhaustive();

export const Reply = ({ reply: { blocks, sources } }: { readonly reply: SourcedReply }) => (
  <>
    {blocks.map((block, at) => (
      <Block key={at} block={block} />
    ))}
    {sources.length > 0 && (
      <div className={`${stack[1]} ${small} ${styles.sources}`}>
        <p className={`${muted} ${strong}`}>{pluralOf(sources.length, 'Source', 'Sources')}</p>
        <ul>
          {sources.map((link) => (
            <li key={link.href}>
              <ReplyAnchor link={link} className={styles.loneLink} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);
