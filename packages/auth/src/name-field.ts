import { isBlank } from '@loomwright/kit';

const MAX_NAME = 100;

/** The error of a name as typed, or nothing: it shows something, and has at most 100 code points, trimmed (REG-1, BRW-2). */
export const nameProblem = (text: string): string | undefined => {
  if (isBlank(text)) return 'Name is required';
  const { length } = [...text.trim()];
  return length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : undefined;
};
