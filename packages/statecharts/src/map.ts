import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** A machine on a map. */
export interface MappedMachine {
  readonly id: string;
  /** The machines it runs, by the id of the invoke. */
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** The machines it is given to send to, by id. */
  readonly sends?: readonly string[];
}

/** Machines that belong together: those of a package, or of a file. */
export interface MappedGroup {
  readonly name: string;
  readonly machines: readonly MappedMachine[];
}

// Keys have no dots.
const keyOf = (name: string): string => name.replaceAll('.', '·');

/** Machines by the file that exports them, called without its ending. */
export const byFile = <M extends MappedMachine & { readonly file: string }>(
  machines: readonly M[],
): readonly { readonly name: string; readonly machines: readonly M[] }[] =>
  [...new Set(machines.map(({ file }) => file))].map((file) => ({
    name: file.replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, ''),
    machines: machines.filter((machine) => machine.file === file),
  }));

/** The path of a machine on the map. */
export const mapPath = (group: string, id: string): string => `${keyOf(group)}.${keyOf(id)}`;

const plain = {
  tags: [],
  initial: undefined,
  history: undefined,
  historyDefault: undefined,
  entry: [],
  exit: [],
  invokes: [],
} as const;

/** A machine to which more than these send is named in words: their arrows would hide the others. */
const MOST_SENDERS = 3;

/**
 * Machines as a chart: a group is a state with its machines inside. An arrow leads from a machine to one that it runs,
 * by the id of the invoke, and, named `sends`, to one that it is given to send to. What it tells those that run it, or one
 * that many send to, is said in words: those arrows would run around the whole map.
 */
export const toMapChart = (groups: readonly MappedGroup[], description: string): Chart => {
  const machines = groups.flatMap((group) => group.machines);
  const paths = new Map(
    groups.flatMap((group) => group.machines.map(({ id }) => [id, mapPath(group.name, id)] as const)),
  );
  const children = new Map(machines.map(({ id, runs }) => [id, runs.map(({ machine }) => machine)]));
  /** Whether a machine runs another one, or one that does. */
  const runs = (above: string, below: string): boolean =>
    (children.get(above) ?? []).some((child) => child === below || runs(child, below));
  const isBusy = (other: string) =>
    machines.filter(({ sends = [] }) => sends.includes(other)).length > MOST_SENDERS;
  const inWords = (verb: string, names: readonly string[]) =>
    names.length > 0 ? [`${verb} to ${names.join(' and ')}.`] : [];
  const toTransition = (path: string, event: string, index: number, target: string): ChartTransition => ({
    key: `map|${path}|${event}|${index}`,
    event,
    kind: 'event',
    guard: undefined,
    targets: [target],
    actions: [],
    reenter: false,
    description: undefined,
  });
  const toState = ({ id, runs: own, sends: given = [] }: MappedMachine): ChartState => {
    const path = paths.get(id) ?? '';
    const invokes = own.flatMap((run) => {
      const at = paths.get(run.machine);
      return at === undefined ? [] : [toTransition(path, run.id, 0, at)];
    });
    const receivers = given.filter((other) => paths.has(other));
    const reported = receivers.filter((other) => runs(other, id));
    const told = receivers.filter((other) => !reported.includes(other) && isBusy(other));
    const sends = receivers
      .filter((other) => !reported.includes(other) && !told.includes(other))
      .map((other, index) => toTransition(path, 'sends', index, paths.get(other) ?? ''));
    return {
      ...plain,
      path,
      key: keyOf(id),
      type: 'atomic',
      description: [...inWords('Reports', reported), ...inWords('Sends', told)].join(' '),
      transitions: [...invokes, ...sends],
    };
  };
  return {
    id: 'map',
    states: [
      {
        ...plain,
        path: '',
        key: 'map',
        type: 'compound',
        description,
        transitions: [],
      },
      ...groups.flatMap(({ machines: own, name }): readonly ChartState[] => [
        {
          ...plain,
          path: keyOf(name),
          key: keyOf(name),
          type: 'compound',
          description: undefined,
          transitions: [],
        },
        ...own.map(toState),
      ]),
    ],
  };
};
