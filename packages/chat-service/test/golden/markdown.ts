const link = /\[([^[\]]+)\]\(([^\s()<>"\\]+)\)/g;
const allowed = /^(?:\/(?!\/)|https:\/\/[a-z\d]|mailto:[^/]|tel:\+\d+$)/i;

export const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(link)].map(([, , href = '']) => href);

const table = /^\|(?:[^|\n]+\|)+\n\|(?: -+ \|)+(?:\n\|(?:[^|\n]+\|)+)+$/gm;

/** Tables are valid if all their rows have the same number of cells. */
const withoutTables = (text: string) =>
  text.replace(table, (rows) =>
    new Set(rows.split('\n').map((row) => row.split('|').length)).size === 1 ? 'a table' : rows,
  );

/** Finds unsafe or unsupported Markdown, more than 2000 characters, blank ends, and words such as `undefined`. */
export const problemsOf = (text: string): readonly string[] => {
  const withoutCode = text.replace(/`[^`\n]+`/g, '');
  return [
    ...(/<\/?[a-z!]/i.test(withoutCode) ? ['an element'] : []),
    ...(/!\[/.test(withoutCode) ? ['a picture'] : []),
    ...(/^\s*(?:#{1,6} |>|```|~~~|\||---|===)/m.test(withoutTables(withoutCode)) ? ['a block'] : []),
    ...(/\]\(|\]\[|\]:/.test(withoutCode.replace(link, '')) ? ['half a link'] : []),
    ...linksOf(withoutCode).filter((href) => !allowed.test(href)),
    ...(text.length > 2000 ? [`${text.length} characters`] : []),
    ...(text.trim() === '' || text !== text.trim() ? ['blank ends'] : []),
    ...(/undefined|null|NaN|\[object/.test(withoutCode) ? ['a hole'] : []),
  ];
};
