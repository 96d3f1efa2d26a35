import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { extractChart, isMachine } from '../chart.ts';
import { checkChart } from '../rules.ts';

interface Maker {
  readonly create: () => unknown;
}

const isMaker = (value: unknown): value is Maker =>
  typeof value === 'object' && value !== null && 'create' in value && typeof value.create === 'function';

/** The machines in what a module exports: machines, functions without parameters that make one, and lists of both. */
const machinesIn = (name: string, value: unknown): readonly AnyStateMachine[] => {
  if (isMachine(value)) return [value];
  if (Array.isArray(value)) return value.flatMap((part) => machinesIn('', part));
  if (isMaker(value)) return machinesIn('', value.create());
  const makes = typeof value === 'function' && value.length === 0 && /machine$/i.test(name);
  return makes ? machinesIn('', (value as () => unknown)()) : [];
};

// A file without an installation around it gets a copy of this kit's XState, as modules.
const ownXState: Plugin = {
  name: 'statecharts:xstate',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'xstate') return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found ?? join(dirname(createRequire(import.meta.url).resolve('xstate')), 'xstate.esm.js');
  },
};

/** All that commands say of a machine: what a function makes anew with every call is the same machine by this. */
const tellingOf = (machine: AnyStateMachine): string =>
  JSON.stringify([extractChart(machine), checkChart(machine)]);

/** Each machine once; throws where different ones share an id, by which commands tell them apart. */
const distinct = (path: string, found: readonly AnyStateMachine[]): readonly AnyStateMachine[] => {
  const byId = new Map<string, AnyStateMachine>();
  for (const machine of new Set(found)) {
    const { id } = machine;
    const other = byId.get(id);
    if (other && tellingOf(other) !== tellingOf(machine))
      throw new Error(
        `${path} exports different machines with the id "${id}": give each an \`id\` of its own` +
          `${id === '(machine)' ? '; this is the name of those without one.' : '.'}`,
      );
    byId.set(id, machine);
  }
  return [...byId.values()];
};

/**
 * Loads a file in JavaScript or TypeScript, and returns each of its machines once; rejects when it has none, or different
 * ones with the same id.
 */
export const loadMachines = async (path: string): Promise<readonly AnyStateMachine[]> => {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`There is no file ${path}.`);
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [ownXState],
  });
  const found = Object.entries(module).flatMap(([name, value]) => machinesIn(name, value));
  if (found.length === 0) throw new Error(`${path} exports no machine.`);
  return distinct(path, found);
};
