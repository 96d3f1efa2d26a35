import { Secret } from '@loomwright/kit';
import type { KeyValueStore } from '@loomwright/storage';
import type { AccountRepository } from '../src/index.ts';
import { createAccountsWorld, sampleCredentials } from '../src/testing/index.ts';

// The test of the samples reports a missing one.
const missing = { email: '', passwordHash: '', password: '' };
const [first = missing, second = missing] = sampleCredentials;
export const member = first;
export const admin = second;

export type World = ReturnType<typeof createAccountsWorld>;

const { signal } = new AbortController();
export const logIn = (repository: AccountRepository, email: string, password: string) =>
  repository.logIn({ email, password: new Secret(password) }, signal);
export const register = (repository: AccountRepository, email: string, name = 'Ida', password = 'shuttle') =>
  repository.register({ name, email, password: new Secret(password) }, signal);
export const open = (world: World, store?: KeyValueStore) => world.openPorts(store).accounts.load();
export const storedUsers = ({ origin }: World) => JSON.parse(origin.entries.get('users') ?? 'null');
export const storedUser = ({ origin }: World) => JSON.parse(origin.entries.get('user') ?? 'null');

export const seeded = async () => {
  const world = createAccountsWorld();
  await register(await open(world), 'ida@loom.example');
  return storedUsers(world) as { nextId: number; accounts: { id: number; email: string }[] };
};
