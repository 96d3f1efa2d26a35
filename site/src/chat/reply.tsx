import { type ReplyBlock, type ReplySpan, readReply } from '@loomwright/chat';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/icon/icon.tsx';
import { hidden } from '../ui/page/page.css.ts';
import * as styles from './message.css.ts';

const Outward = ({ href, text }: { readonly href: string; readonly text: string }) =>
  /^https:/i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.outward}>
      {text}
      <Icon name="external" size={14} />
      <span className={hidden}> (opens in a new tab)</span>
    </a>
  ) : (
    <a href={href}>{text}</a>
  );

const Span = ({ span }: { readonly span: ReplySpan }) => {
  switch (span.kind) {
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'em':
      return <em>{span.text}</em>;
    case 'code':
      return <code className={styles.code}>{span.text}</code>;
    case 'link':
      return span.isInternal ? (
        <Link href={span.href}>{span.text}</Link>
      ) : (
        <Outward href={span.href} text={span.text} />
      );
    default:
      return span.text;
  }
};

// What a reply says never changes: places are as good as names for its parts.
const Spans = ({ spans }: { readonly spans: readonly ReplySpan[] }) =>
  spans.map((span, at) => <Span key={at} span={span} />);

const Block = ({ block }: { readonly block: ReplyBlock }) => {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Spans spans={line} />
          </Fragment>
        ))}
      </p>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List className={block.isOrdered ? styles.numbers : styles.points}>
      {block.items.map((item, at) => (
        <li key={at}>
          <Spans spans={item} />
        </li>
      ))}
    </List>
  );
};

/** What the assistant says, set as far as the allow-list goes (CHT-7). */
export const Reply = ({ text }: { readonly text: string }) =>
  readReply(text).map((block, at) => <Block key={at} block={block} />);
