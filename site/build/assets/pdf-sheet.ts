import type { Span } from '../../../packages/content/src/inline.ts';
import { light } from '../../src/styles/colors.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
type Child = Structure | (() => void);

export interface Sheet {
  readonly doc: Document;
  readonly root: Structure;
  readonly parseInline: (text: string) => readonly Span[];
  readonly toAddress: (href: string) => string;
}

export const look = { ...light, margin: 62, body: 10.5, lineGap: 3.5 } as const;

/** Font names in the document. Code uses a standard font, which is not embedded. */
export const fonts = { text: 'Text', strong: 'Strong', code: 'Courier' } as const;

export const element = (
  doc: Document,
  type: string,
  children: Child | readonly Child[],
  // pdfkit's types lack the scope of a column header.
  options: PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' } = {},
): Structure => doc.struct(type, options, [children].flat());

export const leftOf = (doc: Document) => doc.page.margins.left;
export const widthOf = (doc: Document) => doc.page.width - doc.page.margins.left - doc.page.margins.right;
export const bottomOf = (doc: Document) => doc.page.height - doc.page.margins.bottom;

export const need = (doc: Document, height: number) => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

export const decorate = (doc: Document, draw: () => void) => {
  doc.save();
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
  doc.restore();
};

// In thousandths of the font size. pdfkit's types lack this property.
const ascenderOf = (doc: Document) => (doc as unknown as { _font: { ascender: number } })._font.ascender;

export const codeScale = 0.92;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isStrong?: boolean;
}

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

/** An upper bound for the height of inline text in `width`. */
export const heightOf = (
  { doc, parseInline }: Sheet,
  text: string,
  width: number,
  size: number = look.body,
) => {
  const spans = parseInline(text);
  // Reduces the width for code, because the text font that measures it here is narrower.
  const isWide = spans.some(({ kind }) => kind === 'code');
  doc.font(fonts.text).fontSize(size);
  const words = spans.map((span) => span.text).join('');
  return doc.heightOfString(words, { width: isWide ? width * 0.8 : width, lineGap: look.lineGap });
};
