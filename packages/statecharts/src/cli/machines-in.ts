// What a module exports, looked through for machines: in Node, and in the page of the lab that simulates them.
import type { AnyStateMachine } from 'xstate';
import { extractChart, isMachine } from '../chart.ts';
import { checkChart } from '../rules.ts';

/** Anything can be thrown. */
const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : JSON.stringify(thrown);

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
export const machinesIn = (
  value: unknown,
  name = '',
  seen = new Set<unknown>(),
): readonly AnyStateMachine[] => {
  if (isMade(value)) return [value];
  if (typeof value === 'function') {
    if (!isMaker(name, value) && !isMaker(value.name, value)) return [];
    try {
      const made = value();
      // A promise is no machine, and may fail.
      if (made instanceof Promise) made.catch(() => undefined);
      return isMade(made) ? [made] : [];
    } catch (error) {
      throw new Error(`${value.name || name}() throws: ${messageOf(error)}`);
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
  return Object.keys(parts).flatMap((key) => machinesIn(read(parts, key), key, seen));
};

/** All that commands say of a machine: what a function makes anew with every call is the same machine by this. */
const tellingOf = (machine: AnyStateMachine): string =>
  JSON.stringify([extractChart(machine), checkChart(machine)]);

/** Each machine once; throws where different ones share an id, by which commands tell them apart. */
export const distinct = (path: string, found: readonly AnyStateMachine[]): readonly AnyStateMachine[] => {
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
