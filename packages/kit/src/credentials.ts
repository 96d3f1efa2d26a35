import type { Secret } from './secret.ts';
import { isBlank, withoutMarks } from './shown-text.ts';

/** From RFC 5321, section 4.5.3.1.3, without the two angle brackets. */
const MAX_EMAIL = 254;
/** In code points (LGN-2). */
export const MIN_PASSWORD = 6;
const MAX_PASSWORD = 256;

/** The form in which addresses are stored and compared (AUT-3). */
export const normalizeEmail = (text: string): string => withoutMarks(text).toLowerCase().normalize('NFC');

/** The form in which passwords are hashed: composed and decomposed accents are equal. */
export const normalizePassword = (password: Secret): string => password.reveal().normalize('NFC');

/** An error message, or undefined (LGN-2). */
export const emailProblem = (text: string): string | undefined => {
  const email = withoutMarks(text);
  if (isBlank(email)) return 'Email is required';
  const isShaped = /^[^@]+@[^@]+\.[^@]+$/.test(email) && ![...email].some(isBlank);
  // The limit applies to the stored form, because some letters are longer in lower case.
  return isShaped && normalizeEmail(email).length <= MAX_EMAIL ? undefined : 'Email address is invalid';
};

/** An error message, or undefined. Allows 6 to 256 code points of any kind (LGN-2). */
export const passwordProblem = (password: Secret): string | undefined => {
  const { length } = [...normalizePassword(password)];
  if (length === 0) return 'Password is required';
  if (length < MIN_PASSWORD) return `Password must be at least ${MIN_PASSWORD} characters`;
  return length > MAX_PASSWORD ? `Password must be at most ${MAX_PASSWORD} characters` : undefined;
};
