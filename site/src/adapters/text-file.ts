import type { ReadText } from '@loomwright/portfolio';

/** Reads a chosen file as UTF-8 text, whatever its declared type. */
export const readTextFile: ReadText = async (file, maxBytes) => {
  if (!(file instanceof Blob)) return { kind: 'refused', message: 'Please choose a file.' };
  if (file.size > maxBytes)
    return {
      kind: 'refused',
      message: `This file is larger than ${maxBytes / 1_000_000} MB. Please choose a file exported here.`,
    };
  return { kind: 'text', text: await file.text() };
};
