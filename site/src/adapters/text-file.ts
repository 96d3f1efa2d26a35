import type { ReadText } from '@loomwright/portfolio';

export const readTextFile: ReadText = async (file, maxBytes) => {
  if (!(file instanceof Blob)) return { kind: 'noFile' };
  return file.size > maxBytes ? { kind: 'tooLarge' } : { kind: 'text', text: await file.text() };
};
