import { type MachineEntry, machines } from './index.ts';

/** Loads a machine for simulation; rejects for an unknown id. */
export const loadMachine = async (id: string): Promise<MachineEntry> => {
  const found = machines.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no machine “${id}”.`);
  return found;
};
