import { isBlank } from './shown-text.ts';

let segmenter: Intl.Segmenter | undefined;
const segment = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
};

/** Truncates to at most `most` UTF-16 units, at a grapheme boundary. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = segment(text).containing(most)?.index ?? 0;
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/\p{Cs}$/u, '');
};

// JavaScript has no title case: Georgian keeps its letters, `ǆ` becomes `ǅ`, and `ß` becomes `S`.
const toTitleCase = (letter: string): string => {
  if (/^[\u10d0-\u10ff]/.test(letter)) return letter;
  const capital = letter.toUpperCase();
  if (/^[ǄǇǊǱ]/.test(capital)) return String.fromCharCode(capital.charCodeAt(0) + 1) + capital.slice(1);
  return segment(capital).containing(0)?.segment ?? '';
};

/** The first visible grapheme, preferably not punctuation, in title case; empty for a blank name (NAV-6). */
export const initialOf = (name: string): string => {
  const shown = [...segment(name.normalize('NFC'))]
    .map((found) => found.segment)
    .filter((found) => !isBlank(found));
  return toTitleCase(shown.find((found) => !/^[\p{P}\p{M}]/u.test(found)) ?? shown[0] ?? '');
};
