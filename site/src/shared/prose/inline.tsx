import type { Span } from '@loomwright/content';
import { match } from 'ts-pattern';
import { Link } from 'wouter';
import { shownSpans } from './shown-spans.ts';

const show = (span: Span, key: number) =>
  match(span)
    .with({ kind: 'text' }, ({ text }) => <span key={key}>{text}</span>)
    .with({ kind: 'code' }, ({ text }) => <code key={key}>{text}</code>)
    .with({ kind: 'strong' }, ({ text }) => <strong key={key}>{text}</strong>)
    .with({ kind: 'link' }, ({ href, text }) =>
      // Files such as `/feed.xml` are not pages.
      href.startsWith('/') && !href.includes('.') ? (
        <Link key={key} href={href}>
          {text}
        </Link>
      ) : (
        <a key={key} href={href}>
          {text}
        </a>
      ),
    )
    .exhaustive();

export const Inline = ({ text }: { readonly text: string }) => shownSpans(text).map(show);
