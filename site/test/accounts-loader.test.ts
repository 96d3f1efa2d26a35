import { createAccountsFixture } from '@loomwright/auth/testing';
import { Secret } from '@loomwright/kit';
import { expect, test } from 'vitest';
import { createAccountsLoader } from '../src/adapters/accounts-loader.ts';

test('the account repository is loaded once, and again after a failure', { tags: ['AUT-1'] }, async () => {
  const fixture = createAccountsFixture();
  const accounts = createAccountsLoader(fixture.openPorts().repositoryPorts);
  expect(accounts.loaded()).toBe(undefined);
  const [one, other] = await Promise.all([accounts.load(), accounts.load()]);
  expect(one).toBe(other);
  expect(accounts.loaded()).toBe(one);

  const { repositoryPorts } = fixture.openPorts();
  let isBroken = true;
  const open: typeof repositoryPorts.records.open = (description) => {
    if (isBroken) throw new Error('broken');
    return repositoryPorts.records.open(description);
  };
  const shaky = createAccountsLoader({
    ...repositoryPorts,
    records: { ...repositoryPorts.records, open },
  });
  await expect(shaky.load()).rejects.toThrow('broken');
  expect(shaky.loaded()).toBe(undefined);
  isBroken = false;
  expect(await shaky.load()).toBe(shaky.loaded());
});

test('a hasher that fails to load rejects without a message; the forms have their own', {
  tags: ['AUT-7'],
}, async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://loom.example/a.js');
  const { repositoryPorts } = createAccountsFixture().openPorts();
  const loadHasher = () => Promise.reject(cause);
  const repository = await createAccountsLoader({ ...repositoryPorts, loadHasher }).load();
  const [email, password, { signal }] = ['ida@loom.example', new Secret('a password'), new AbortController()];
  for (const outcome of [
    repository.logIn({ email, password }, signal),
    repository.register({ name: 'Ida', email, password }, signal),
  ])
    expect(await outcome.catch((error: unknown) => error)).toMatchObject({ message: '', cause });
});
