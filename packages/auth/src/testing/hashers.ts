import { normalizePassword, Secret } from '@loomwright/kit';
import type { PasswordHasher } from '../password-hasher.ts';

// FNV-1a over the code units: quick, and far from a password hash; for tests only.
const digest = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36).padStart(13, '0');
};

/** A hasher that takes no time; of hashes that it cannot derive, those of the samples, it accepts a `known` password. */
export const createFastHasher = (
  known: readonly { readonly passwordHash: string; readonly password: string }[] = [],
): PasswordHasher => {
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

/** A call of a hasher: its method, and the hash for `verify`; never the password. */
interface HasherCall {
  readonly kind: 'hash' | 'verify';
  readonly passwordHash?: string | undefined;
}

/** Records the calls of another hasher; `turn` settles when a derivation may end, at once when missing. */
export const watchHasher = (
  hasher: PasswordHasher,
  turn: (what: HasherCall['kind']) => Promise<void> = async () => {},
) => {
  const calls: HasherCall[] = [];
  const call = async <T>(made: HasherCall, derive: () => Promise<T>): Promise<T> => {
    calls.push(made);
    await turn(made.kind);
    return derive();
  };
  return {
    calls: calls as readonly HasherCall[],
    hash: (password: Secret) => call({ kind: 'hash' }, () => hasher.hash(password)),
    verify: (password: Secret, passwordHash?: string) =>
      call({ kind: 'verify', passwordHash }, () => hasher.verify(password, passwordHash)),
  };
};

/** A hasher of a platform without cryptography: every call rejects with `error`. */
export const createBrokenHasher = (error: unknown): PasswordHasher => ({
  hash: () => Promise.reject(error),
  verify: () => Promise.reject(error),
});
