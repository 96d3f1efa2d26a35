// Loads single machines with what it takes to simulate them: each package is a chunk of its own.
import { findSummary } from './charts.ts';
import type { MachineEntry } from './entry.ts';

/** The entries of the machines of each package, by its folder. */
const loaders: Readonly<Record<string, () => Promise<readonly MachineEntry[]>>> = {
  account: async () => (await import('./entries/account.ts')).accountEntries,
  app: async () => (await import('./entries/app.ts')).appEntries,
  auth: async () => (await import('./entries/auth.ts')).authEntries,
  cart: async () => (await import('./entries/cart.ts')).cartEntries,
  catalogue: async () => (await import('./entries/catalogue.ts')).catalogueEntries,
  chat: async () => (await import('./entries/chat.ts')).chatEntries,
  contact: async () => (await import('./entries/contact.ts')).contactEntries,
  form: async () => (await import('./entries/form.ts')).formEntries,
  login: async () => (await import('./entries/login.ts')).loginEntries,
  portfolio: async () => (await import('./entries/portfolio.ts')).portfolioEntries,
  shell: async () => (await import('./entries/shell.ts')).shellEntries,
  statecharts: async () => (await import('./entries/statecharts.ts')).statechartsEntries,
  storage: async () => (await import('./entries/storage.ts')).storageEntries,
};

/** Loads a machine to simulate; rejects when there is none with this id, and when its code cannot be loaded. */
export const loadMachine = async (id: string): Promise<MachineEntry> => {
  const [, folder = ''] = findSummary(id)?.file.split('/') ?? [];
  const entries = await loaders[folder]?.();
  const found = entries?.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no machine “${id}”.`);
  return found;
};
