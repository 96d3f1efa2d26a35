const MAX_TEXT = 100;
const marks = /[\p{M}\p{Cf}]+/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Case, accents and invisible marks away: `Café` and `CAFE` are found by the same words (PRD-2). */
export const foldText = (text: string): string => text.normalize('NFKD').replace(marks, '').toLowerCase();

/** The words of a search, folded; none for white space. */
export const searchWords = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** A search text as an address can carry it: no half characters, at most 100 UTF-16 units. */
export const readSearchText = (text: string): string =>
  text.slice(0, MAX_TEXT).replace(loneSurrogates, '\uFFFD');
