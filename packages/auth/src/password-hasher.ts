import type { Secret } from '@loomwright/kit';

/** Hashes passwords for storage (AUT-2). Rejects when the platform has no cryptography. */
export interface PasswordHasher {
  /** `$pbkdf2-sha256$i=600000$salt$hash`, with a new salt. */
  readonly hash: (password: Secret) => Promise<string>;
  /** Takes one key derivation even without a readable hash, so that timing reveals nothing (AUT-4). */
  readonly verify: (password: Secret, passwordHash: string | undefined) => Promise<boolean>;
}
