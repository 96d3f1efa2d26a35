// White space, controls, format characters, halves and private characters, what Unicode lets be ignored when shown, and the
// signs that are drawn as blanks: of Braille, music, Egyptian and Khitan. Not `\p{C}`: a letter that is newer than the
// platform's tables is shown, at least as a box.
const SHOWN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}]/u;
const MARKS = /[\p{Cf}\p{DI}]+/gu;

/** Whether a text shows nothing: a required one is missing then (BRW-2). */
export const isBlank = (text: string): boolean => !SHOWN.test(text);

/** A text without white space around it; empty when it shows nothing. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** A text without the invisible marks that may come with a copied one, and without white space around it. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '').trim();

/** A text with a paragraph below it; the paragraph alone where the text shows nothing. */
export const addParagraph = (text: string, paragraph: string): string =>
  isBlank(text) ? paragraph : `${text.trimEnd()}\n\n${paragraph}`;
