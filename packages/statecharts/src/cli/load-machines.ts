import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../chart.ts';
import { checkChart } from '../rules.ts';
import { isMachine } from '../xstate-inside.ts';
import { loadModule, reasonOf } from './load-module.ts';

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

/**
 * The machines in a value: machines, functions without parameters that make one, lists and objects of both. Of an object with
 * an id and `create` (an entry of a list of machines) what that makes, where it makes a machine.
 */
const machinesIn = (name: string, value: unknown, seen: Set<unknown>): readonly AnyStateMachine[] => {
  if (isMade(value)) return [value];
  if (typeof value === 'function') {
    if (!isMaker(name, value) && !isMaker(value.name, value)) return [];
    try {
      const made = value();
      // A promise is no machine, and may fail.
      if (made instanceof Promise) made.catch(() => undefined);
      return isMade(made) ? [made] : [];
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
      if (isMade(made)) return [made];
    } catch {
      // Of another kind.
    }
  }
  return Object.keys(parts).flatMap((key) => machinesIn(key, read(parts, key), seen));
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
  if (!statSync(file).isFile()) throw new Error(`${path} is no file.`);
  const found = await loadModule(file)
    .then((module) => machinesIn('', module, new Set()))
    .catch((error: unknown) => {
      throw new Error(`${path} cannot be loaded: ${reasonOf(error)}`);
    });
  if (found.length === 0) throw new Error(`${path} exports no machine.`);
  return distinct(path, found);
};
