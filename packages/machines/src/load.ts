import { type MachineEntry, machines } from './index.ts';

/** Finds a machine to simulate; rejects when there is none with this id. */
export const loadMachine = async (id: string): Promise<MachineEntry> => {
  const found = machines.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no machine “${id}”.`);
  return found;
};
