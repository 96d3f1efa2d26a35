// Typed by path, like the configuration: the code itself is bundled into `entry-server.js`.
import type { Span } from '../../../packages/content/src/inline.ts';
import { light } from '../../src/styles/colors.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
type Child = Structure | (() => void);

/** The drawing context: the document, the root of its structure, and the parser of inline text. */
export interface Sheet {
  readonly doc: Document;
  readonly root: Structure;
  readonly parseInline: (text: string) => readonly Span[];
  /** A link of the site as an absolute URL. */
  readonly toAddress: (href: string) => string;
}

/** In points, and the colours of the light theme. */
export const look = { ...light, margin: 62, body: 10.5, lineGap: 3.5 } as const;

/** The document's font names; code uses a standard font, which is not embedded. */
export const fonts = { text: 'Text', strong: 'Strong', code: 'Courier' } as const;

/** A tagged element of the document with its content. */
export const element = (
  doc: Document,
  type: string,
  children: Child | readonly Child[],
  // pdfkit's types lack the scope of a table's heading.
  options: PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' } = {},
): Structure => doc.struct(type, options, [children].flat());

/** The left edge of text, in points. */
export const leftOf = (doc: Document) => doc.page.margins.left;
export const widthOf = (doc: Document) => doc.page.width - doc.page.margins.left - doc.page.margins.right;
export const bottomOf = (doc: Document) => doc.page.height - doc.page.margins.bottom;

/** Starts a new page unless `height` is left on this one. */
export const need = (doc: Document, height: number) => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

/** Draws decoration, which is not read out. */
export const decorate = (doc: Document, draw: () => void) => {
  doc.save();
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
  doc.restore();
};

// The ascender in thousandths of the size; pdfkit's types lack it.
const ascenderOf = (doc: Document) => (doc as unknown as { _font: { ascender: number } })._font.ascender;

/** Code is a little smaller than the text around it, on the same baseline and with the same line height. */
export const codeScale = 0.92;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isStrong?: boolean;
}

/** Writes inline text as the content of one element; links are nested elements. */
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

/** The approximate height of inline text in `width`, never too small. */
export const heightOf = (
  { doc, parseInline }: Sheet,
  text: string,
  width: number,
  size: number = look.body,
) => {
  const spans = parseInline(text);
  // Code is wider than the text it is measured as.
  const isWide = spans.some(({ kind }) => kind === 'code');
  doc.font(fonts.text).fontSize(size);
  const words = spans.map((span) => span.text).join('');
  return doc.heightOfString(words, { width: isWide ? width * 0.8 : width, lineGap: look.lineGap });
};
