import { createRequire } from 'node:module';
import { company } from '../../../packages/content/src/company.ts';
import type { DocumentationItem } from '../../../packages/content/src/documentation.ts';
import type { Prose } from '../../../packages/content/src/prose.ts';
import { makeStaticFace } from './font.ts';
import { drawBlock } from './pdf-blocks.ts';
import { decorate, element, fonts, look, type Sheet } from './pdf-sheet.ts';

const require = createRequire(import.meta.url);

export interface PdfSource extends Pick<DocumentationItem, 'slug' | 'title' | 'summary'> {
  readonly section: string;
  readonly text: Prose;
}

export interface PdfContent extends Pick<Sheet, 'parseInline'> {
  readonly origin: string;
  /** An ISO date (`2026-10-15`). With the build date, every build would make different PDFs. */
  readonly updated: string;
  readonly sources: readonly PdfSource[];
}

interface Faces {
  readonly text: Buffer;
  readonly strong: Buffer;
}

const drawOpening = ({ doc, root }: Sheet, { section, summary, title }: PdfSource) => {
  const { left, top } = doc.page.margins;
  const width = doc.page.width - 2 * left;
  decorate(doc, () => {
    doc.rect(left, top + 3, 30, 2).fill(look.weft);
    doc.rect(left + 14, top - 10, 2, 11).fill(look.warp);
    doc.rect(left + 14, top + 7, 2, 11).fill(look.warp);
  });
  const line = (type: string, text: string, font: string, size: number, color: string, gap: number) => {
    root.add(
      element(doc, type, () =>
        doc.font(font).fontSize(size).fillColor(color).text(text, left, doc.y, { width, lineGap: 2 }),
      ),
    );
    doc.y += gap;
  };
  doc.y = top + 40;
  line('P', `${company.name} · ${section}`, fonts.text, 10, look.weft, 6);
  line('H1', title, fonts.strong, 26, look.ink, 6);
  line('P', summary, fonts.text, 13, look.muted, 16);
};

const drawFooters = (doc: PDFKit.PDFDocument, words: string) => {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const { height, width } = doc.page;
    // Without this, text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    const [left, y] = [look.margin, height - 40];
    decorate(doc, () => {
      doc.font(fonts.text).fontSize(8.5).fillColor(look.muted);
      doc.text(words, left, y, { lineBreak: false });
      doc.text(`${page + 1} / ${count}`, left, y, {
        width: width - 2 * left,
        align: 'right',
        lineBreak: false,
      });
    });
  }
};

const makePdf = async (source: PdfSource, content: PdfContent, faces: Faces): Promise<Buffer> => {
  // Required here because it loads slowly and only the build needs it.
  const PDFDocument = require('pdfkit') as typeof import('pdfkit');
  const day = new Date(`${content.updated}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: look.margin, bottom: 70, left: look.margin, right: look.margin },
    info: {
      Title: source.title,
      Author: company.name,
      Subject: source.summary,
      Creator: company.name,
      Producer: company.name,
      CreationDate: day,
      ModDate: day,
    },
    lang: 'en-GB',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    font: fonts.code,
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont(fonts.text, faces.text).registerFont(fonts.strong, faces.strong);
  const root = doc.struct('Document', { title: source.title });
  doc.addStructure(root);
  const sheet: Sheet = {
    doc,
    root,
    parseInline: content.parseInline,
    toAddress: (href) => (href.startsWith('/') ? content.origin + href : href),
  };
  const bookmark = doc.outline.addItem(source.title, { expanded: true });
  drawOpening(sheet, source);
  for (const block of source.text) drawBlock(sheet, block, bookmark);
  root.end();
  drawFooters(doc, `${source.title} · ${content.origin}/documentation/${source.slug}`);
  doc.end();
  return ended;
};

const makeFaces = async ({ origin, sources }: PdfContent): Promise<Faces> => {
  const letters = `0123456789/–· ${company.name}${origin}${JSON.stringify(sources)}`;
  const [text, strong] = await Promise.all([makeStaticFace(letters, 420), makeStaticFace(letters, 650)]);
  return { text, strong };
};

export const makeDocumentationPdfs = async (content: PdfContent) => {
  const faces = await makeFaces(content);
  return Promise.all(
    content.sources.map(async (source) => ({
      path: `documentation/${source.slug}.pdf`,
      bytes: await makePdf(source, content, faces),
    })),
  );
};
