import { normalizePassword, Secret } from '@loomwright/kit';
import type { PasswordHasher } from '../password-hasher.ts';

// FNV-1a over the code units: quick, and far from a password hash; for tests only.
const digest = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36).padStart(13, '0');
};

/** A password and the hash it is accepted for: a fast hasher cannot derive the real hashes of the samples. */
export interface KnownPassword {
  readonly passwordHash: string;
  readonly password: string;
}

/** A hasher that takes no time, for tests of everything around it. */
export const createFastHasher = (known: readonly KnownPassword[] = []): PasswordHasher => {
  let salts = 0;
  const derive = (password: Secret, salt: string) => digest(`${salt}:${normalizePassword(password)}`);
  return {
    hash: async (password) => {
      salts += 1;
      return `$fast$${salts}$${derive(password, String(salts))}`;
    },
    verify: async (password, passwordHash = '') => {
      const sample = known.find((one) => one.passwordHash === passwordHash);
      if (sample) return normalizePassword(new Secret(sample.password)) === normalizePassword(password);
      const [, salt = '', hash] = /^\$fast\$(\d+)\$(\w+)$/.exec(passwordHash) ?? [];
      return hash !== undefined && derive(password, salt) === hash;
    },
  };
};
