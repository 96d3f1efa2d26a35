import { Secret } from '@loomwright/kit';
import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../src/index.ts';
import { createFastHasher, hasherContract, sampleCredentials, watchHasher } from '../src/testing/index.ts';

describe('the fast hasher', { tags: ['AUT-2'] }, () => {
  for (const { title, run } of hasherContract) it(title, { tags: ['AUT-4'] }, () => run(createFastHasher()));

  it('accepts the given passwords, and only those', async () => {
    const hasher = watchHasher(createFastHasher(sampleCredentials));
    for (const { password, passwordHash } of sampleCredentials) {
      expect(await hasher.verify(new Secret(password), passwordHash)).toBe(true);
      expect(await hasher.verify(new Secret(`${password} `), passwordHash)).toBe(false);
      expect(await createFastHasher().verify(new Secret(password), passwordHash)).toBe(false);
    }
    expect(hasher.calls.length).toBe(4);
  });
});

describe('the hasher contract', () => {
  const fast = createFastHasher();
  const salted = '$fast$1$';
  it.each<[string, Partial<PasswordHasher>]>([
    ['accepts every password', { verify: async () => true }],
    ['accepts no password', { verify: async () => false }],
    ['accepts every password for a missing hash', { verify: async (_, hash) => hash === undefined }],
    ['stores the plain password', { hash: async (password) => password.reveal() }],
    ['does not use a salt', { hash: async () => salted }],
    [
      'trims passwords',
      { verify: async (password, hash) => fast.verify(new Secret(password.reveal().trim()), hash) },
    ],
  ])('detects a hasher that %s', { tags: ['AUT-2'] }, async (_, fault) => {
    const faults = await Promise.all(
      hasherContract.map(({ run }) => Promise.resolve(run({ ...fast, ...fault })).then(() => '', String)),
    );
    expect(faults.filter((text) => text.includes('the hasher'))).not.toEqual([]);
  });
});
