import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Chart, extractChart } from '../chart.ts';
import { expandFiles } from './files.ts';
import { loadModule, reasonOf } from './load-module.ts';
import { machinesIn, type NamedMachine, named } from './machines-in.ts';
import type { Work } from './work.ts';

export type { NamedMachine } from './machines-in.ts';

export const chartOf = ({ machine, name }: NamedMachine): Chart => ({ ...extractChart(machine), id: name });

const OF_BROWSERS =
  /^(?:window|document|localStorage|sessionStorage|navigator|location|history|self|screen|indexedDB|matchMedia|requestAnimationFrame|customElements|HTML\w*Element|Element|Image|Audio|\w+Observer|XMLHttpRequest) is not defined/;

const advised = (reason: string): string => {
  if (OF_BROWSERS.test(reason))
    return `${reason}: it needs a browser; export its machines from a file that does not`;
  if (/^Cannot access '.*' before initialization$/.test(reason))
    return `${reason}: files import each other in a circle; give the one that is loaded first in the app`;
  const [, missing] = /^there is no "([^"./\\][^"]*)", which /.exec(reason) ?? [];
  return missing === undefined ? reason : `${reason}: install it`;
};

export const machinesOf = async (path: string): Promise<readonly NamedMachine[]> => {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`There is no file ${path}.`);
  if (!statSync(file).isFile()) throw new Error(`${path} is not a file.`);
  const found = await loadModule(file)
    .then((module) => machinesIn(module))
    .catch((error: unknown) => {
      throw new Error(`${path} cannot be loaded: ${advised(reasonOf(error))}`);
    });
  return named(path, found);
};

export const loadMachines = async (path: string): Promise<readonly NamedMachine[]> => {
  const machines = await machinesOf(path);
  if (machines.length === 0) throw new Error(`${path} exports no machine.`);
  return machines;
};

/** A file without machines is an error only if its path was given, not if a glob matched it. */
export const loadFiles = async (
  patterns: readonly string[],
  { doing, warn }: Work,
  seconds: number,
): Promise<readonly NamedMachine[]> => {
  const all: NamedMachine[] = [];
  for (const file of await expandFiles(patterns)) {
    doing(`Loading ${file}`, { file, seconds });
    const machines = await (patterns.includes(file) ? loadMachines(file) : machinesOf(file));
    all.push(...machines);
    for (const { machine, name } of machines.filter((one) => one.name.startsWith(`${one.machine.id}-`)))
      warn(`${file}: "${machine.id}" is the id of several machines; this one is called ${name}.`);
  }
  doing('');
  if (all.length === 0) throw new Error(`No file of ${patterns.join(' ')} exports a machine.`);
  return all;
};
