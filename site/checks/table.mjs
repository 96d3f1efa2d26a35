// @ts-check

/**
 * Rows as aligned text; columns after the first are set flush right.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const toTable = (head, rows) => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  /** @param {readonly string[]} row */
  const toLine = (row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [toLine(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(toLine)].join('\n');
};
