import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { loadModule, reasonOf } from './load-module.ts';
import { distinct, machinesIn } from './machines-in.ts';

/**
 * Loads a file in JavaScript or TypeScript, and returns each of its machines once; rejects when it has none, or different
 * ones with the same id.
 */
export const loadMachines = async (path: string): Promise<readonly AnyStateMachine[]> => {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`There is no file ${path}.`);
  if (!statSync(file).isFile()) throw new Error(`${path} is no file.`);
  const found = await loadModule(file)
    .then((module) => machinesIn(module))
    .catch((error: unknown) => {
      throw new Error(`${path} cannot be loaded: ${reasonOf(error)}`);
    });
  if (found.length === 0) throw new Error(`${path} exports no machine.`);
  return distinct(path, found);
};
