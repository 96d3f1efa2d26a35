// Excludes characters that render as blank. `\p{C}` would also exclude letters newer than the platform.
const SHOWN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{NChar}\p{DI}\u2800\u{1d159}\u{13441}\u{13442}\u{16fe4}]/u;
const MARKS = /[\p{Cf}\p{DI}]+/gu;

/** Whether no character is visible; a required field then counts as missing (BRW-2). */
export const isBlank = (text: string): boolean => !SHOWN.test(text);

/** Empty if the text is blank. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Removes invisible marks, which copied text may contain, and trims. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '').trim();

export const addParagraph = (text: string, paragraph: string): string =>
  isBlank(text) ? paragraph : `${text.trimEnd()}\n\n${paragraph}`;
