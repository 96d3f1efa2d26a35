import { parseInline, type Span } from '@loomwright/content';
import { isLeftOut } from '../../app/left-out.ts';

/** The runs of an inline text; a link to a page that is left out is its text. */
export const shownSpans = (text: string): readonly Span[] =>
  parseInline(text).map((span) =>
    span.kind === 'link' && isLeftOut(span.href) ? { kind: 'text', text: span.text } : span,
  );
