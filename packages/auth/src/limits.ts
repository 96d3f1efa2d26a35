/** From OWASP's password storage cheat sheet, for PBKDF2-HMAC-SHA-256 (AUT-2). */
export const PASSWORD_ROUNDS = 600_000;
