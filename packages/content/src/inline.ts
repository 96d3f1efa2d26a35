export type Span =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^\s()<>"\\]+)\)/g;

// Paths, hashes, https and mailto only: no scripts.
const safeHref = /^(?:\/(?!\/)|#|https:\/\/[a-z\d]|mailto:[^/])/i;

const toSpan = ([, code, strong, text, href]: RegExpExecArray): Span | undefined => {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (text !== undefined && href !== undefined && safeHref.test(href)) return { kind: 'link', text, href };
  return undefined;
};

/** Parses `code`, **strong** and [links](/path), not nested; all else stays text. Never throws. */
export const parseInline = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) spans.push({ kind: 'text', text: text.slice(end, to) });
  };
  for (const found of text.matchAll(mark)) {
    const span = toSpan(found);
    if (!span) continue;
    addText(found.index);
    spans.push(span);
    end = found.index + found[0].length;
  }
  addText(text.length);
  return spans;
};

export const toInlineText = (text: string): string =>
  parseInline(text)
    .map((span) => span.text)
    .join('');
