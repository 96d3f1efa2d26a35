import type { ReadText } from '@loomwright/portfolio';

/** Reads a file as UTF-8, whatever its declared type. */
export const readTextFile: ReadText = async (file, maxBytes) => {
  if (!(file instanceof Blob)) return { kind: 'noFile' };
  return file.size > maxBytes ? { kind: 'tooLarge' } : { kind: 'text', text: await file.text() };
};
