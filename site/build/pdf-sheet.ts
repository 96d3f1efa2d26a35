// Typed by their paths, like the configuration: what runs is bundled into `entry-server.js`.
import type { Span } from '../../packages/content/src/inline.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
type Child = Structure | (() => void);

/** What a PDF is drawn with: the document, the root of its structure, and how texts are read. */
export interface Sheet {
  readonly doc: Document;
  readonly root: Structure;
  readonly parseInline: (text: string) => readonly Span[];
  /** An address of the site as one that works outside of it. */
  readonly toAddress: (href: string) => string;
}

/** Points, and the light theme's colours from theme.css.ts. */
export const look = {
  margin: 62,
  body: 10.5,
  lineGap: 3.5,
  ink: '#14172b',
  muted: '#555a74',
  line: '#ded5c3',
  sunken: '#f1eadc',
  warp: '#3a45c8',
  weft: '#a33512',
} as const;

/** Names under which the document knows its fonts; code has a standard one, which every reader brings along. */
export const fonts = { text: 'Text', strong: 'Strong', code: 'Courier' } as const;

/** A tagged part of the document with what is in it. */
export const element = (
  doc: Document,
  type: string,
  children: Child | readonly Child[],
  // Its types do not know the scope of a table's heading.
  options: PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' } = {},
): Structure => doc.struct(type, options, [children].flat());

/** The edges text keeps to, in points. */
export const leftOf = (doc: Document) => doc.page.margins.left;
export const widthOf = (doc: Document) => doc.page.width - doc.page.margins.left - doc.page.margins.right;
export const bottomOf = (doc: Document) => doc.page.height - doc.page.margins.bottom;

/** Begins a new page unless `height` is left on this one. */
export const need = (doc: Document, height: number) => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

/** What is drawn for the eye alone. */
export const decorate = (doc: Document, draw: () => void) => {
  doc.save();
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
  doc.restore();
};

// How far below a line's top its letters stand, in thousandths of the size; pdfkit's types do not tell.
const ascenderOf = (doc: Document) => (doc as unknown as { _font: { ascender: number } })._font.ascender;

/** Code is set a little smaller than the words around it, on the same line and as far from the next one. */
export const codeScale = 0.92;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isStrong?: boolean;
}

/** Writes inline text as the content of one element; links are elements within it. */
export const writeInline = (
  sheet: Sheet,
  type: string,
  text: string,
  { x, y, width, size, isStrong }: Place,
) => {
  const { doc } = sheet;
  const spans = sheet.parseInline(text);
  const full = size ?? look.body;
  const lineHeight = doc.font(fonts.text).fontSize(full).currentLineHeight();
  const baseline = (-ascenderOf(doc) / 1000) * full;
  const write = (span: Span, place: number) => () => {
    const isCode = span.kind === 'code';
    const scale = isCode ? codeScale : 1;
    const pick = isStrong || span.kind === 'strong' ? fonts.strong : fonts.text;
    const isLink = span.kind === 'link';
    doc
      .font(isCode ? fonts.code : pick)
      .fontSize(full * scale)
      .fillColor(isLink ? look.warp : look.ink);
    const options = {
      width,
      lineGap: look.lineGap + lineHeight - doc.currentLineHeight(),
      baseline,
      continued: place < spans.length - 1,
      underline: isLink,
      link: isLink ? sheet.toAddress(span.href) : null,
    };
    if (place === 0) doc.text(span.text, x, y, options);
    else doc.text(span.text, options);
  };
  return element(
    doc,
    type,
    spans.map((span, place) => {
      const draw = write(span, place);
      return span.kind === 'link' ? element(doc, 'Link', draw) : draw;
    }),
  );
};

/** About how high inline text is when it is set in `width`, never less. */
export const heightOf = (
  { doc, parseInline }: Sheet,
  text: string,
  width: number,
  size: number = look.body,
) => {
  const spans = parseInline(text);
  // Code runs wider than the words it is measured as.
  const isWide = spans.some(({ kind }) => kind === 'code');
  doc.font(fonts.text).fontSize(size);
  const words = spans.map((span) => span.text).join('');
  return doc.heightOfString(words, { width: isWide ? width * 0.8 : width, lineGap: look.lineGap });
};
