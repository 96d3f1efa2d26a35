import type { Block } from '../../../packages/content/src/prose.ts';
import {
  bottomOf,
  decorate,
  element,
  fonts,
  heightOf,
  leftOf,
  look,
  need,
  type Sheet,
  widthOf,
  writeInline,
} from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';

const drawHeading = (
  sheet: Sheet,
  { level = 2, text }: Extract<Block, { kind: 'heading' }>,
  bookmark: PDFKit.PDFOutline,
) => {
  const { doc, root } = sheet;
  const size = level === 2 ? 15 : 12;
  doc.y += level === 2 ? 14 : 8;
  // Avoids a heading alone at the bottom of a page.
  need(doc, 150);
  bookmark.addItem(
    sheet
      .parseInline(text)
      .map((span) => span.text)
      .join(''),
  );
  root.add(
    writeInline(sheet, level === 2 ? 'H2' : 'H3', text, {
      x: leftOf(doc),
      y: doc.y,
      width: widthOf(doc),
      size,
      isStrong: true,
    }),
  );
  doc.y += 4;
};

const drawParagraph = (sheet: Sheet, text: string) => {
  const { doc, root } = sheet;
  need(doc, Math.min(heightOf(sheet, text, widthOf(doc)), 48));
  root.add(writeInline(sheet, 'P', text, { x: leftOf(doc), y: doc.y, width: widthOf(doc) }));
  doc.y += 8;
};

const drawNote = (sheet: Sheet, text: string) => {
  const { doc, root } = sheet;
  const [x, width] = [leftOf(doc), widthOf(doc)];
  const height = heightOf(sheet, text, width - 28) + 18;
  need(doc, height);
  const { y } = doc;
  decorate(doc, () => {
    doc.rect(x, y, width, height).fill(look.sunken);
    doc.rect(x, y, 2.5, height).fill(look.warp);
  });
  root.add(writeInline(sheet, 'Note', text, { x: x + 14, y: y + 10, width: width - 28 }));
  doc.y = y + height + 10;
};

const drawList = (sheet: Sheet, { items, isOrdered }: Extract<Block, { kind: 'list' }>) => {
  const { doc, root } = sheet;
  const list = doc.struct('L');
  root.add(list);
  const x = leftOf(doc) + 18;
  const width = widthOf(doc) - 18;
  for (const [place, item] of items.entries()) {
    need(doc, Math.min(heightOf(sheet, item, width), 48));
    const { y } = doc;
    const label = () =>
      doc
        .font(fonts.strong)
        .fontSize(look.body)
        .fillColor(look.weft)
        .text(isOrdered ? `${place + 1}.` : '–', leftOf(doc), y, { lineBreak: false });
    list.add(
      element(doc, 'LI', [
        element(doc, 'Lbl', label),
        element(doc, 'LBody', [writeInline(sheet, 'P', item, { x, y, width })]),
      ]),
    );
    doc.y += 4;
  }
  list.end();
  doc.y += 4;
};

const drawCode = ({ doc, root }: Sheet, text: string) => {
  const [size, line, pad] = [8, 11.5, 9];
  const lines = text.split('\n');
  const [x, width] = [leftOf(doc), widthOf(doc)];
  doc.y += 2;
  while (lines.length > 0) {
    need(doc, 2 * pad + Math.min(lines.length, 6) * line);
    const { y } = doc;
    const fitting = Math.floor((bottomOf(doc) - y - 2 * pad) / line);
    // Avoids one or two lines of code alone at the top of the next page.
    const isTight = fitting < lines.length && lines.length - fitting < 3;
    const part = lines.splice(0, isTight ? fitting - 3 : fitting);
    const height = part.length * line + 2 * pad;
    decorate(doc, () => doc.rect(x, y, width, height).fillAndStroke(look.surface, look.line));
    const write = () => {
      doc.font(fonts.code).fontSize(size).fillColor(look.ink);
      for (const [place, words] of part.entries())
        doc.text(words || ' ', x + pad, y + pad + place * line, { lineBreak: false });
    };
    root.add(element(doc, 'P', element(doc, 'Code', write)));
    doc.x = x;
    doc.y = y + height + 12;
  }
};

export const drawBlock = (sheet: Sheet, block: Block, bookmark: PDFKit.PDFOutline): void => {
  if (block.kind === 'heading') drawHeading(sheet, block, bookmark);
  else if (block.kind === 'list') drawList(sheet, block);
  else if (block.kind === 'code') drawCode(sheet, block.text);
  else if (block.kind === 'table') drawTable(sheet, block);
  else if (block.kind === 'note') drawNote(sheet, block.text);
  else drawParagraph(sheet, block.text);
};
