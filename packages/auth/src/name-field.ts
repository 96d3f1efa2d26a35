const MAX_NAME = 100;

/** A character that is seen: no blank, no control or unknown character, and nothing that Unicode lets be ignored when shown. */
const SEEN = /[^\s\p{C}\p{DI}\u2800]/u;

/** The error of a name as typed, or nothing: 1 to 100 code points, trimmed, of which some are seen (REG-1). */
export const nameProblem = (text: string): string | undefined => {
  if (!SEEN.test(text)) return 'Name is required';
  const { length } = [...text.trim()];
  return length > MAX_NAME ? `Name must be at most ${MAX_NAME} characters` : undefined;
};
