import type { PasswordHasher } from '../password-hasher.ts';

/** One call of a hasher: its method, and the hash for `verify`; never the password. */
export type HasherCall =
  | { readonly kind: 'hash' }
  | { readonly kind: 'verify'; readonly passwordHash: string | undefined };

/** A hasher that records its calls. */
export interface WatchedHasher extends PasswordHasher {
  readonly calls: readonly HasherCall[];
}

/** Records the calls of another hasher; `turn` settles when a derivation may end, at once when missing. */
export const watchHasher = (
  hasher: PasswordHasher,
  turn: (what: HasherCall['kind']) => Promise<void> = async () => {},
): WatchedHasher => {
  const calls: HasherCall[] = [];
  return {
    calls,
    hash: async (password) => {
      calls.push({ kind: 'hash' });
      await turn('hash');
      return hasher.hash(password);
    },
    verify: async (password, passwordHash) => {
      calls.push({ kind: 'verify', passwordHash });
      await turn('verify');
      return hasher.verify(password, passwordHash);
    },
  };
};

/** A hasher of a platform without cryptography: every call rejects with `error`. */
export const createBrokenHasher = (error: unknown): PasswordHasher => ({
  hash: () => Promise.reject(error),
  verify: () => Promise.reject(error),
});
