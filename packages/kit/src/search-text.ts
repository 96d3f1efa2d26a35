import { toAsciiDigits } from './digits.ts';
import { cutText } from './graphemes.ts';
import { isBlank } from './shown-text.ts';

const MAX_TEXT = 100;
const marks = /[\p{M}\p{Cf}\p{DI}]+/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Case, accents, width, scripts of digits and invisible marks away: `Café` and `CAFE` are found by the same words (PRD-2).
 * By way of capitals, which `ß` and `ss` share, and all forms of a sigma.
 */
export const foldText = (text: string): string =>
  toAsciiDigits(text.normalize('NFKD').replace(marks, ''))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');

/** The words of a search, folded; none for a text that shows nothing. */
export const searchWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => !isBlank(word));

/** A search text as an address can carry it: no half characters, at most 100 UTF-16 units. */
export const readSearchText = (text: string): string =>
  cutText(text, MAX_TEXT).replace(loneSurrogates, '\uFFFD');
