import type { Block } from '../../../packages/content/src/prose.ts';
import {
  codeScale,
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

const cellPadding = 14;

/** Each column fits its longest word. The rest of the width goes first to the columns that need the least. */
const columnWidths = ({ doc, parseInline }: Sheet, rows: readonly (readonly string[])[], size: number) => {
  const measure = (text: string, isCode: boolean) =>
    doc
      .font(isCode ? fonts.code : fonts.strong)
      .fontSize(isCode ? size * codeScale : size)
      .widthOfString(text);
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => parseInline(row[column] ?? ''));
    const words = cells.flat().flatMap(({ kind, text }) => text.split(' ').map((word) => ({ kind, word })));
    const least = Math.max(...words.map(({ kind, word }) => measure(word, kind === 'code'))) + cellPadding;
    const whole = cells.map((cell) =>
      cell.reduce((sum, { kind, text }) => sum + measure(text, kind === 'code'), 0),
    );
    return { column, least, extra: Math.max(...whole) + cellPadding - least };
  });
  let left = widthOf(doc) - columns.reduce((sum, { least }) => sum + least, 0);
  const modestFirst = [...columns].sort((a, b) => a.extra - b.extra);
  const widths = new Map<number, number>();
  for (const [place, { column, least, extra }] of modestFirst.entries()) {
    const isLast = place === columns.length - 1;
    const share = isLast ? left : Math.min(Math.max(extra, 0), left / (columns.length - place));
    widths.set(column, least + share);
    left -= share;
  }
  return columns.map(({ column }) => widths.get(column) ?? 0);
};

export const drawTable = (sheet: Sheet, { caption, head, rows }: Extract<Block, { kind: 'table' }>) => {
  const { doc, root } = sheet;
  const size = 9;
  const widths = columnWidths(sheet, [head, ...rows], size);
  const table = doc.struct('Table');
  const heightOfRow = (row: readonly string[]) =>
    Math.max(...row.map((cell, column) => heightOf(sheet, cell, (widths[column] ?? 0) - cellPadding, size))) +
    9;
  const drawRow = (row: readonly string[], isHead: boolean) => {
    const { y } = doc;
    let x = leftOf(doc);
    let bottom = y;
    const line = doc.struct('TR');
    table.add(line);
    for (const [column, cell] of row.entries()) {
      const width = widths[column] ?? 0;
      const content = writeInline(sheet, 'P', cell, {
        x,
        y: y + 4,
        width: width - cellPadding,
        size,
        isStrong: isHead,
      });
      line.add(element(doc, isHead ? 'TH' : 'TD', content, isHead ? { scope: 'Column' } : {}));
      bottom = Math.max(bottom, doc.y);
      x += width;
    }
    line.end();
    const end = bottom + 3;
    decorate(doc, () =>
      doc
        .moveTo(leftOf(doc), end)
        .lineTo(leftOf(doc) + widthOf(doc), end)
        .lineWidth(isHead ? 1.2 : 0.6)
        .stroke(isHead ? look.warp : look.line),
    );
    doc.x = leftOf(doc);
    doc.y = end;
  };
  need(doc, heightOfRow(head) + heightOfRow(rows[0] ?? []) + 24);
  root.add(table);
  const title = () =>
    doc
      .font(fonts.text)
      .fontSize(size)
      .fillColor(look.muted)
      .text(caption, leftOf(doc), doc.y, { width: widthOf(doc) });
  table.add(element(doc, 'Caption', title));
  drawRow(head, true);
  for (const row of rows) {
    need(doc, heightOfRow(row));
    drawRow(row, false);
  }
  table.end();
  doc.y += 12;
};
