/** A character that is seen: no blank, no control or unknown character, and nothing that Unicode lets be ignored when shown. */
export const SEEN = /[^\s\p{C}\p{DI}\u2800]/u;
