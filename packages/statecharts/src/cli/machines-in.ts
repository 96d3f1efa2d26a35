import type { AnyStateMachine } from 'xstate';
import { extractChart } from '../chart.ts';
import { checkChart } from '../rules.ts';
import { isMachine } from '../xstate-inside.ts';

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : JSON.stringify(thrown);

type Parts = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Parts => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** A getter may throw. */
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

// Excludes React components and hooks, such as `VendingMachine` and `useCoffeeMachine`.
const isFactory = (name: string, value: unknown): value is () => unknown =>
  typeof value === 'function' &&
  value.length === 0 &&
  /machine$/i.test(name) &&
  !/^(?:[A-Z]|use[A-Z])/.test(name);

interface Found {
  readonly machine: AnyStateMachine;
  readonly place: string;
}

/** Finds the machines in a value: a machine, a factory without parameters, or a list or object of these. */
export const machinesIn = (
  value: unknown,
  place = '',
  name = '',
  seen = new Set<unknown>(),
): readonly Found[] => {
  if (isMade(value)) return [{ machine: value, place }];
  if (typeof value === 'function') {
    if (!isFactory(name, value) && !isFactory(value.name, value)) return [];
    try {
      const made = value();
      // Avoids an unhandled rejection.
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
      // `create` is not a machine factory.
    }
  }
  return Object.keys(parts).flatMap((key) => {
    const inside = key === 'default' ? place : [place, key].filter((part) => part !== '').join('-');
    return machinesIn(read(parts, key), inside, key, seen);
  });
};

/** Factories create a new machine on each call, so machines are compared by their content. */
const fingerprintOf = (machine: AnyStateMachine): string =>
  JSON.stringify([extractChart(machine), checkChart(machine)]);

export interface NamedMachine {
  /** The id, or the name of the export or file if there is none. A shared id is followed by that name. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly file: string;
  readonly place: string;
}

/** The id that XState gives a machine without one. */
const NO_ID = '(machine)';

/** Removes duplicates and gives each machine a name that is unique in the file. */
export const named = (file: string, found: readonly Found[]): readonly NamedMachine[] => {
  const byFingerprint = new Map<string, Found>();
  for (const one of found) {
    const telling = fingerprintOf(one.machine);
    if (!byFingerprint.has(telling)) byFingerprint.set(telling, one);
  }
  const distinct = [...byFingerprint.values()];
  return distinct.map(({ machine, place }) => {
    const { id } = machine;
    const own = place || file.replace(/^.*[\\/]/, '').replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, '');
    if (id === NO_ID) return { machine, file, place, name: own };
    const isShared = distinct.some((one) => one.machine !== machine && one.machine.id === id);
    return { machine, file, place, name: isShared ? `${id}-${own}` : id };
  });
};
