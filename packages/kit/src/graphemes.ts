import { isBlank } from './shown-text.ts';

// Created on first use: most pages need none.
let segmenter: Intl.Segmenter | undefined;
const segment = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
};

/** The beginning of a text, of at most so many UTF-16 units, cut between characters as they are read: no half flag. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = segment(text).containing(most)?.index ?? 0;
  // A single character that is longer is cut, but never within a pair.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/\p{Cs}$/u, '');
};

// JavaScript has no title case. Georgian letters begin a name as they are; a letter of two, `ǆ`, has a form for it next to its
// capital; of a letter with a capital of several, `ß`, the first counts.
const toTitleCase = (letter: string): string => {
  if (/^[\u10d0-\u10ff]/.test(letter)) return letter;
  const capital = letter.toUpperCase();
  if (/^[ǄǇǊǱ]/.test(capital)) return String.fromCharCode(capital.charCodeAt(0) + 1) + capital.slice(1);
  return segment(capital).containing(0)?.segment ?? '';
};

/**
 * The initial of a name, as it is read: a letter, a digit or a sign with its marks, or an emoji, in title case. Else another
 * character that is seen; empty for a name that shows nothing (NAV-6).
 */
export const initialOf = (name: string): string => {
  const shown = [...segment(name.normalize('NFC'))]
    .map((found) => found.segment)
    .filter((found) => !isBlank(found));
  return toTitleCase(shown.find((found) => !/^[\p{P}\p{M}]/u.test(found)) ?? shown[0] ?? '');
};
