/** A rectangle of the page, in CSS pixels from its top left corner. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which parts of a page are free of text, row by row from the top: 255 free, 0 covered (BKG-1). */
export interface TextCells {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array<ArrayBuffer>;
  /** Of the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels: the side of a cell, and the free space around a text. */
const SIDE = 24;
const MARGIN = 14;
const MOST = { columns: 160, rows: 640 } as const;

const countOf = (length: number, most: number) => Math.min(most, Math.max(1, Math.ceil(length / SIDE)));
const sizeOf = (length: number) => (length > 0 ? Math.min(length, 1e6) : 1);

/** The cells of a page with texts in `boxes`; a cell that a text or its margin touches is covered. */
export const toTextCells = (boxes: Iterable<PageBox>, pageWidth: number, pageHeight: number): TextCells => {
  const [width, height] = [sizeOf(pageWidth), sizeOf(pageHeight)];
  const [columns, rows] = [countOf(width, MOST.columns), countOf(height, MOST.rows)];
  const cells = new Uint8Array(columns * rows).fill(255);
  const columnAt = (x: number) => Math.floor((x / width) * columns);
  const rowAt = (y: number) => Math.floor((y / height) * rows);
  for (const { bottom, left, right, top } of boxes) {
    const from = Math.max(0, columnAt(left - MARGIN));
    const to = Math.min(columns - 1, columnAt(right + MARGIN)) + 1;
    const end = Math.min(rows - 1, rowAt(bottom + MARGIN));
    if (!(from < to)) continue;
    for (let row = Math.max(0, rowAt(top - MARGIN)); row <= end; row += 1)
      cells.fill(0, row * columns + from, row * columns + to);
  }
  return { columns, rows, cells, width, height };
};
