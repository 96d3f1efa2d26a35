import type { PasswordHasher } from '@loomwright/auth';
import { PASSWORD_ROUNDS } from '@loomwright/auth/limits';
import { normalizePassword, type Secret } from '@loomwright/kit';

// Preloads the code that records a login, because the page may change right after the login.
import('./note-activity.ts').catch(() => {});

// Without a limit, a stored iteration count could block the browser for hours.
const MAX_ITERATIONS = 5_000_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

interface Parts {
  readonly iterations: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const phc = /^\$pbkdf2-sha256\$i=([1-9]\d{0,6})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

const parse = (text: string | undefined): Parts | undefined => {
  const [, iterations, salt = '', hash = ''] = phc.exec(text ?? '') ?? [];
  if (!iterations || Number(iterations) > MAX_ITERATIONS) return undefined;
  return { iterations: Number(iterations), salt: fromBase64(salt), hash };
};

const format = ({ iterations, salt, hash }: Parts) =>
  `$pbkdf2-sha256$i=${iterations}$${toBase64(salt)}$${hash}`;

const needCrypto = (): Crypto => {
  const found: Crypto | undefined = globalThis.crypto;
  if (!found?.subtle) throw new Error('Passwords can only be checked over a secure (HTTPS) connection.');
  return found;
};

const newSalt = () => needCrypto().getRandomValues(new Uint8Array(SALT_BYTES));

const derive = async (password: Secret, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
  const { subtle } = needCrypto();
  const bytes = new TextEncoder().encode(normalizePassword(password));
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, HASH_BITS);
  return toBase64(new Uint8Array(bits));
};

/** PBKDF2 with Web Crypto (AUT-2). On insecure origins, rejects with a message for the user. */
export const passwordHasher: PasswordHasher = {
  hash: async (password) => {
    const salt = newSalt();
    return format({ iterations: PASSWORD_ROUNDS, salt, hash: await derive(password, salt, PASSWORD_ROUNDS) });
  },
  verify: async (password, passwordHash) => {
    const parts = parse(passwordHash);
    const { iterations = PASSWORD_ROUNDS, salt = newSalt() } = parts ?? {};
    const hash = await derive(password, salt, iterations);
    return parts !== undefined && hash === parts.hash;
  },
};
