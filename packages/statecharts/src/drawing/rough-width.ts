import type { TextLine } from './drawing.ts';
import { type MeasureText, WORD_STYLES } from './words.ts';

// Letters by width: `shareOf` gives upper bounds relative to the font size, for the boldest weight.
const NARROW = /[fijlrtIJ1.,:;'’"“”!?|/()[\]\- ]/;
const WIDE = /[mwMW…@%]|[^\u0020-\u024f\u2010-\u2026−]/;
const CAPITAL = /[A-Z&]/;

const shareOf = (letter: string): number => {
  if (NARROW.test(letter)) return 0.43;
  if (WIDE.test(letter)) return 1;
  return CAPITAL.test(letter) ? 0.77 : 0.66;
};

/** An upper bound of the width in pixels, for use where the font cannot be measured. */
export const roughWidth: MeasureText = (text, style) =>
  [...text].reduce((sum, letter) => sum + shareOf(letter), 0) * WORD_STYLES[style].size;

export const lineWidth = ({ runs, width }: TextLine): number =>
  width > 0 ? width : runs.reduce((sum, { text, style }) => sum + roughWidth(` ${text}`, style), 0);
