import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { type Chart, extractChart, isMachine } from '../chart.ts';
import { checkChart } from '../rules.ts';
import { expandFiles } from './files.ts';
import { loadModule, reasonOf } from './load-module.ts';
import type { Work } from './work.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Whether a value is an object literal, or what a module exports: others are not looked into. */
const isPlain = (value: unknown): value is Parts => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** The value of a part; undefined where it cannot be read. */
const read = (parts: Parts, name: string): unknown => {
  try {
    return parts[name];
  } catch {
    return undefined;
  }
};

const isMade = (value: unknown): value is AnyStateMachine => {
  try {
    return isMachine(value);
  } catch {
    return false;
  }
};

// Classes, components and hooks of React have such names, too: `VendingMachine`, `useCoffeeMachine`.
const isMaker = (name: string, value: unknown): value is () => unknown =>
  typeof value === 'function' &&
  value.length === 0 &&
  /machine$/i.test(name) &&
  !/^(?:[A-Z]|use[A-Z])/.test(name);

/** A machine, and where in its module it was found: keys joined by hyphens. */
interface Found {
  readonly machine: AnyStateMachine;
  readonly place: string;
}

/**
 * The machines in a value: machines, functions without parameters that make one, lists and objects of both. Of an object with
 * an id and `create` (an entry of a list of machines) what that makes, where it makes a machine.
 */
const machinesIn = (place: string, name: string, value: unknown, seen: Set<unknown>): readonly Found[] => {
  if (isMade(value)) return [{ machine: value, place }];
  if (typeof value === 'function') {
    if (!isMaker(name, value) && !isMaker(value.name, value)) return [];
    try {
      const made = value();
      // A promise is no machine, and may fail.
      if (made instanceof Promise) made.catch(() => undefined);
      return isMade(made) ? [{ machine: made, place }] : [];
    } catch (error) {
      throw new Error(`${value.name || name}() throws: ${reasonOf(error)}`);
    }
  }
  if ((!isPlain(value) && !Array.isArray(value)) || seen.has(value)) return [];
  seen.add(value);
  const parts = value as Parts;
  const create = typeof read(parts, 'id') === 'string' ? read(parts, 'create') : undefined;
  if (typeof create === 'function' && create.length === 0) {
    try {
      const made: unknown = create.call(value);
      if (isMade(made)) return [{ machine: made, place }];
    } catch {
      // Of another kind.
    }
  }
  return Object.keys(parts).flatMap((key) => {
    const inside = key === 'default' ? place : [place, key].filter((part) => part !== '').join('-');
    return machinesIn(inside, key, read(parts, key), seen);
  });
};

/** All that commands say of a machine: what a function makes anew with every call is the same machine by this. */
const tellingOf = (machine: AnyStateMachine): string =>
  JSON.stringify([extractChart(machine), checkChart(machine)]);

/** A machine of a file. */
export interface NamedMachine {
  /** Its id, or without one that of its export, or that of its file: no other machine of the file has it. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The path of the file, as it was given. */
  readonly file: string;
}

/** XState gives it to machines without one. */
const NO_ID = '(machine)';

/** Each machine once, under a name of its own. */
const named = (file: string, found: readonly Found[]): readonly NamedMachine[] => {
  const byTelling = new Map<string, Found>();
  for (const one of found) {
    const telling = tellingOf(one.machine);
    if (!byTelling.has(telling)) byTelling.set(telling, one);
  }
  const distinct = [...byTelling.values()];
  return distinct.map(({ machine, place }) => {
    const { id } = machine;
    const own = place || basename(file).replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, '');
    if (id === NO_ID) return { machine, file, name: own };
    const isShared = distinct.some((one) => one.machine !== machine && one.machine.id === id);
    return { machine, file, name: isShared ? `${id}-${own}` : id };
  });
};

/** A machine as plain data, under its name. */
export const chartOf = ({ machine, name }: NamedMachine): Chart => ({ ...extractChart(machine), id: name });

// What a page has and Node has not.
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

/** The machines of a file in JavaScript or TypeScript, each once; rejects where it cannot be loaded. */
export const machinesOf = async (path: string): Promise<readonly NamedMachine[]> => {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`There is no file ${path}.`);
  if (!statSync(file).isFile()) throw new Error(`${path} is no file.`);
  const found = await loadModule(file)
    .then((module) => machinesIn('', '', module, new Set()))
    .catch((error: unknown) => {
      throw new Error(`${path} cannot be loaded: ${advised(reasonOf(error))}`);
    });
  return named(path, found);
};

/** The same, but rejects where there are none. */
export const loadMachines = async (path: string): Promise<readonly NamedMachine[]> => {
  const machines = await machinesOf(path);
  if (machines.length === 0) throw new Error(`${path} exports no machine.`);
  return machines;
};

/** Loads the machines of all files that paths and globs name; one without any is passed over where a glob names it. */
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
