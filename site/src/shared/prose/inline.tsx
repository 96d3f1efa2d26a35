import { parseInline, type Span } from '@loomwright/content';
import { Link } from 'wouter';

const show = (span: Span, key: number) => {
  switch (span.kind) {
    case 'code':
      return <code key={key}>{span.text}</code>;
    case 'strong':
      return <strong key={key}>{span.text}</strong>;
    case 'link':
      return span.href.startsWith('/') ? (
        <Link key={key} href={span.href}>
          {span.text}
        </Link>
      ) : (
        <a key={key} href={span.href}>
          {span.text}
        </a>
      );
    default:
      return <span key={key}>{span.text}</span>;
  }
};

export const Inline = ({ text }: { readonly text: string }) => parseInline(text).map(show);
