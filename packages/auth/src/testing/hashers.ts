import { normalizePassword, Secret } from '@loomwright/kit';
import { contract } from '@loomwright/machine-testing';
import type { PasswordHasher } from '../password-hasher.ts';

// FNV-1a: fast and insecure, for tests only.
const digest = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36).padStart(13, '0');
};

/** A hasher that takes no time; `known` lists the passwords of hashes made by another hasher. */
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

/** Records the calls of a hasher; `turn` delays each of them. */
export const watchHasher = (
  hasher: PasswordHasher,
  turn: (what: 'hash' | 'verify') => Promise<void> = async () => {},
) => {
  const calls: { readonly kind: 'hash' | 'verify'; readonly passwordHash?: string | undefined }[] = [];
  return {
    calls,
    hash: async (password: Secret): Promise<string> => {
      calls.push({ kind: 'hash' });
      await turn('hash');
      return hasher.hash(password);
    },
    verify: async (password: Secret, passwordHash?: string): Promise<boolean> => {
      calls.push({ kind: 'verify', passwordHash });
      await turn('verify');
      return hasher.verify(password, passwordHash);
    },
  };
};

/** A hasher without cryptography: every call rejects with `error`. */
export const createBrokenHasher = (error: unknown): PasswordHasher => ({
  hash: () => Promise.reject(error),
  verify: () => Promise.reject(error),
});

const passwords = [
  'secret',
  ' spaces count ',
  'Ünïcödé–пароль–密码',
  '😀😀😀👩‍👩‍👧',
  '\0\0\0\0\0\0',
  'x'.repeat(256),
];

/** Cases that every password hasher must pass (TST-1). */
export const hasherContract = contract<[PasswordHasher]>('hasher', (check) => ({
  // Runs in parallel, because key derivation is slow.
  'accepts the same password, and no other': async (hasher) => {
    const knowAgain = async (text: string, index: number) => {
      const hash = await hasher.hash(new Secret(text));
      const others = [passwords[(index + 1) % passwords.length] ?? '', `${text} `];
      const [isKnown, ...areTaken] = await Promise.all(
        [text, ...others].map((one) => hasher.verify(new Secret(one), hash)),
      );
      check(isKnown === true, `rejects the right password ${JSON.stringify(text)}`);
      check(!areTaken.includes(true), `accepts a wrong password for ${JSON.stringify(text)}`);
    };
    await Promise.all(passwords.map(knowAgain));
  },
  'accepts a password in any Unicode form': async (hasher) => {
    const hash = await hasher.hash(new Secret('Å café'.normalize('NFD')));
    check(await hasher.verify(new Secret('Å café'.normalize('NFC')), hash), 'distinguishes NFC from NFD');
  },
  'salts each hash, and never reveals the password': async (hasher) => {
    const [one, other] = [await hasher.hash(new Secret('secret')), await hasher.hash(new Secret('secret'))];
    check(one !== other, 'uses the same salt twice');
    check(!`${one}${other}`.includes('secret'), 'reveals the password');
  },
  'rejects a missing or an invalid hash': async (hasher) => {
    const hashes = [undefined, '', '$', '$pbkdf2-sha256$i=9999999999$a$b', 'constructor', '\0'];
    const taken = await Promise.all(hashes.map((hash) => hasher.verify(new Secret('secret'), hash)));
    check(!taken.includes(true), `accepts ${String(hashes[taken.indexOf(true)])} as a hash`);
  },
}));
