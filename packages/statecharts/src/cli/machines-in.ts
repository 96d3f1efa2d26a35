// What a module exports, looked through for machines: in Node, and in the page of the lab that simulates them.
import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../chart.ts';
import { checkChart } from '../rules.ts';
import { isMachine } from '../xstate-inside.ts';

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

/** A machine, and where in its module it was found: keys joined by hyphens. */
interface Found {
  readonly machine: AnyStateMachine;
  readonly place: string;
}

/**
 * The machines in a value: machines, functions without parameters that make one, lists and objects of both. Of an object with
 * an id and `create` (an entry of a list of machines) what that makes, where it makes a machine.
 */
export const machinesIn = (
  value: unknown,
  place = '',
  name = '',
  seen = new Set<unknown>(),
): readonly Found[] => {
  if (isMade(value)) return [{ machine: value, place }];
  if (typeof value === 'function') {
    if (!isMaker(name, value) && !isMaker(value.name, value)) return [];
    try {
      const made = value();
      // A promise is no machine, and may fail.
      if (made instanceof Promise) made.catch(() => undefined);
      return isMade(made) ? [{ machine: made, place }] : [];
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
      if (isMade(made)) return [{ machine: made, place }];
    } catch {
      // Of another kind.
    }
  }
  return Object.keys(parts).flatMap((key) => {
    const inside = key === 'default' ? place : [place, key].filter((part) => part !== '').join('-');
    return machinesIn(read(parts, key), inside, key, seen);
  });
};

/** All that commands say of a machine: what a function makes anew with every call is the same machine by this. */
const tellingOf = (machine: AnyStateMachine): string =>
  JSON.stringify([extractChart(machine), checkChart(machine)]);

export interface NamedMachine {
  /** Its id, or without one that of its export, or that of its file: no other machine of the file has it. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The path of the file, as it was given. */
  readonly file: string;
  /** Where in its module it was found. */
  readonly place: string;
}

/** XState gives it to machines without one. */
const NO_ID = '(machine)';

/** Each machine once, under a name of its own. */
export const named = (file: string, found: readonly Found[]): readonly NamedMachine[] => {
  const byTelling = new Map<string, Found>();
  for (const one of found) {
    const telling = tellingOf(one.machine);
    if (!byTelling.has(telling)) byTelling.set(telling, one);
  }
  const distinct = [...byTelling.values()];
  return distinct.map(({ machine, place }) => {
    const { id } = machine;
    const own = place || file.replace(/^.*[\\/]/, '').replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, '');
    if (id === NO_ID) return { machine, file, place, name: own };
    const isShared = distinct.some((one) => one.machine !== machine && one.machine.id === id);
    return { machine, file, place, name: isShared ? `${id}-${own}` : id };
  });
};
