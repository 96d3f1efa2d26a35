/**
 * The address a link may lead to, made absolute and spelled as browsers spell it; undefined for everything but `https:`
 * with a host and `mailto:` with an e-mail address. No other scheme ever becomes a link (PGN-1).
 */
export const readAddress = (text: string): string | undefined => {
  const trimmed = text.trim();
  // As a browser reads it: tabs and line ends within would be dropped there, so nothing with them is taken here.
  if (/[\s\p{Cc}]/u.test(trimmed)) return undefined;
  if (/^mailto:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/i.test(trimmed)) return trimmed;
  return /^https:\/\/[^\s/?#@<>"\\]+\.?[^\s<>"\\]*$/i.test(trimmed) ? trimmed : undefined;
};

/** What is wrong with an address as typed, in a person's words; undefined for none and for an empty one. */
export const addressProblem = (text: string): string | undefined =>
  text.trim() === '' || readAddress(text) !== undefined
    ? undefined
    : 'Addresses begin with https:// or mailto:, as in https://example.org';
