import { isBlank } from '@loomwright/kit';

const MAX_NAME = 100;

/**
 * Returns an error unless the trimmed name has a visible character and at most 100 code points (REG-1,
 * BRW-2).
 */
export const nameProblem = (text: string): string | undefined => {
  if (isBlank(text)) return 'Name is required';
  const { length } = [...text.trim()];
  return length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : undefined;
};
