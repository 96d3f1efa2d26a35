import { parseInline, type Span } from '@loomwright/content';
import { isLeftOut } from '../../app/left-out.ts';

/** Links to pages left out of the build become plain text. */
export const shownSpans = (text: string): readonly Span[] =>
  parseInline(text).map((span) =>
    span.kind === 'link' && isLeftOut(span.href) ? { kind: 'text', text: span.text } : span,
  );
