import { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepository } from '../src/index.ts';
import { createAccountsFixture, sampleCredentials } from '../src/testing/index.ts';

// Needed only for the types: the test of the sample accounts fails if one is missing.
const missing = { email: '', passwordHash: '', password: '' };
const [first = missing, second = missing] = sampleCredentials;
export const member = first;
export const admin = second;

export type World = ReturnType<typeof createAccountsFixture>;

const { signal } = new AbortController();
export const logIn = (repository: AccountRepository, email: string, password: string) =>
  repository.logIn({ email, password: new Secret(password) }, signal);
export const register = (repository: AccountRepository, email: string, name = 'Ida', password = 'shuttle') =>
  repository.register({ name, email, password: new Secret(password) }, signal);
export const open = (fixture: World, store?: KeyValueStore) => fixture.openPorts(store).accounts.load();
export const storedUsers = ({ origin }: World) => JSON.parse(origin.entries.get('users') ?? 'null');
export const storedUser = ({ origin }: World) => JSON.parse(origin.entries.get('user') ?? 'null');

export const seeded = async () => {
  const fixture = createAccountsFixture();
  await register(await open(fixture), 'ida@loom.example');
  return storedUsers(fixture) as { nextId: number; accounts: { id: number; email: string }[] };
};
