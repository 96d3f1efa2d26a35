import type { Secret } from './secret.ts';
import { isBlank, withoutMarks } from './shown-text.ts';

/** The most characters an e-mail address has (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
const MAX_EMAIL = 254;
/** The fewest code points of a password (LGN-2). */
export const MIN_PASSWORD = 6;
const MAX_PASSWORD = 256;

/** An e-mail address as accounts are compared by it: without marks, lower case, composed (AUT-3). */
export const normalizeEmail = (text: string): string => withoutMarks(text).toLowerCase().normalize('NFC');

/** A password as it is hashed: however its accents were typed, it is the same one. */
export const normalizePassword = (password: Secret): string => password.reveal().normalize('NFC');

/** The problem of an e-mail address as typed; undefined for none (LGN-2). */
export const emailProblem = (text: string): string | undefined => {
  const email = withoutMarks(text);
  if (isBlank(email)) return 'Email is required';
  const isShaped = /^[^@]+@[^@]+\.[^@]+$/.test(email) && ![...email].some(isBlank);
  // As it is stored: some letters take more room in lower case.
  return isShaped && normalizeEmail(email).length <= MAX_EMAIL ? undefined : 'Email address is invalid';
};

/** The problem of a password, undefined for none: 6 to 256 code points, any of Unicode (LGN-2). */
export const passwordProblem = (password: Secret): string | undefined => {
  const { length } = [...normalizePassword(password)];
  if (length === 0) return 'Password is required';
  if (length < MIN_PASSWORD) return `Password must be at least ${MIN_PASSWORD} characters`;
  return length > MAX_PASSWORD ? `Password must be at most ${MAX_PASSWORD} characters` : undefined;
};
