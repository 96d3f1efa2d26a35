import { pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleCredentials } from '@loomwright/auth/testing';
import { Secret } from '@loomwright/kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { passwordHasher } from '../src/adapters/password-hasher.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const parts = (text: string) =>
  /^\$pbkdf2-sha256\$i=(\d+)\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(text) ?? [];

const watchDerivations = () => {
  const spy = vi.spyOn(crypto.subtle, 'deriveBits');
  return () => spy.mock.calls.map(([algorithm]) => algorithm as Pbkdf2Params);
};

describe('the password hasher over WebCrypto', () => {
  test('uses PBKDF2 with SHA-256, 600 000 iterations and a fresh salt of 16 bytes', {
    tags: ['AUT-2'],
  }, async () => {
    const derivations = watchDerivations();
    const hashes = await Promise.all([1, 2].map(() => passwordHasher.hash(new Secret('shuttle'))));
    const [one, other] = hashes.map(parts);
    expect([one?.[1], other?.[1]]).toEqual(['600000', '600000']);
    expect(one?.[2]).not.toBe(other?.[2]);
    const derivation = { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 };
    expect(derivations()).toMatchObject([derivation, derivation]);
  });

  test('derives the same key as another implementation', { tags: ['AUT-2'] }, async () => {
    const bytes = 'salt of 16 bytes';
    const unpadded = (text: string) => text.replace(/=+$/, '');
    const made = (iterations: number, hash: string) =>
      `$pbkdf2-sha256$i=${iterations}$${unpadded(btoa(bytes))}$${hash}`;
    const hash = unpadded(pbkdf2Sync('password', bytes, 4096, 32, 'sha256').toString('base64'));
    const verify = (password: string, iterations: number) =>
      passwordHasher.verify(new Secret(password), made(iterations, hash));
    expect(await verify('password', 4096)).toBe(true);
    expect(await verify('Password', 4096)).toBe(false);
    expect(await verify('password', 4097)).toBe(false);
  });

  test('unlocks the sample accounts with the passwords in the README', { tags: ['AUT-2'] }, async () => {
    const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
    const credentials = [...readme.matchAll(/`([^`\s]+@[^`\s]+)` \/ `([^`]+)`/g)].map(
      ([, email, password]) => ({
        email,
        password: password ?? '',
      }),
    );
    expect(credentials.map(({ email }) => email)).toEqual(sampleCredentials.map(({ email }) => email));
    expect(credentials.length).toBe(2);
    const isKnown = ({ passwordHash }: (typeof sampleCredentials)[number], at: number) =>
      passwordHasher.verify(new Secret(credentials[at]?.password ?? ''), passwordHash);
    expect(await Promise.all(sampleCredentials.map(isKnown))).toEqual([true, true]);
  });

  const salt = 'l81BsTV9DUuiYnpYfFSlQg';
  const hash = 'MuHaM9/vG+vKz1ybZYxxH6BZj38gl4wsOCNcjYSS4yg';
  test.each<[string, string | undefined]>([
    ['no account', undefined],
    ['an empty text', ''],
    ['another scheme', `$argon2id$i=600000$${salt}$${hash}`],
    ['too many iterations', `$pbkdf2-sha256$i=9999999$${salt}$${hash}`],
    ['zero iterations', `$pbkdf2-sha256$i=0$${salt}$${hash}`],
    ['a salt that is too short', `$pbkdf2-sha256$i=600000$${salt.slice(1)}$${hash}`],
    ['a hash that is not base64', `$pbkdf2-sha256$i=600000$${salt}$${hash.slice(1)}_`],
    ['no hash', `$pbkdf2-sha256$i=600000$${salt}$`],
    ['a trailing line', `$pbkdf2-sha256$i=600000$${salt}$${hash}\n`],
    ['a very long text', '$'.repeat(1_000_000)],
  ])('%s: no match, after one derivation as for any other', { tags: ['AUT-2', 'AUT-4'] }, async (_, text) => {
    const derivations = watchDerivations();
    vi.mocked(crypto.subtle.deriveBits).mockResolvedValue(new ArrayBuffer(32));
    expect(await passwordHasher.verify(new Secret('light'), text)).toBe(false);
    expect(derivations()).toMatchObject([
      { name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000, salt: { length: 16 } },
    ]);
  });

  test.each([
    ['on an insecure origin', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
    ['without Web Crypto', undefined],
  ])('%s hashing rejects with a message for users', { tags: ['AUT-7'] }, async (_, available) => {
    vi.stubGlobal('crypto', available);
    const words = 'Passwords can only be checked over a secure (HTTPS) connection.';
    const secret = new Secret('shuttle');
    await expect(passwordHasher.hash(secret)).rejects.toThrow(words);
    await expect(passwordHasher.verify(secret, undefined)).rejects.toThrow(words);
    await expect(passwordHasher.verify(secret, sampleCredentials[0]?.passwordHash)).rejects.toThrow(words);
  });
});
