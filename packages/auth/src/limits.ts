/** The rounds of PBKDF2-HMAC-SHA-256 for a password: from OWASP's password storage cheat sheet (AUT-2). */
export const PASSWORD_ROUNDS = 600_000;
