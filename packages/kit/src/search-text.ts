import { toAsciiDigits } from './digits.ts';
import { cutText } from './graphemes.ts';
import { isBlank } from './shown-text.ts';

const MAX_TEXT = 100;
const marks = /[\p{M}\p{Cf}\p{DI}]+/gu;
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Ignores case, accents, width and invisible marks (PRD-2). Upper case merges `ß` with `ss`, and all sigmas.
 */
export const foldText = (text: string): string =>
  toAsciiDigits(text.normalize('NFKD').replace(marks, ''))
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');

/** Folded words; none if the text is blank. */
export const searchWords = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => !isBlank(word));

/** Makes text safe for an address: at most 100 UTF-16 units, no lone surrogates. */
export const readSearchText = (text: string): string =>
  cutText(text, MAX_TEXT).replace(loneSurrogates, '\uFFFD');
