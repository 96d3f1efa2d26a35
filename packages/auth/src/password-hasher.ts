import type { Secret } from '@loomwright/kit';

/** Turns passwords into what may be stored (AUT-2). Rejects when the platform has no cryptography. */
export interface PasswordHasher {
  /** A PHC-style string, `$pbkdf2-sha256$i=600000$salt$hash`, with a salt of its own. */
  readonly hash: (password: Secret) => Promise<string>;
  /**
   * Whether the password is the one that was hashed. Always takes one key derivation, without a hash
   * (`undefined`) and for an unreadable one as well: the time it takes reveals nothing (AUT-4).
   */
  readonly verify: (password: Secret, passwordHash: string | undefined) => Promise<boolean>;
}
