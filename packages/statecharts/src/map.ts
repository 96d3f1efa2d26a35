import type { Chart, ChartState, ChartTransition } from './chart.ts';

export interface MappedMachine {
  readonly id: string;
  /** The machines that this one invokes, each with the id of the invoke. */
  readonly runs: readonly { readonly id: string; readonly machine: string }[];
  /** Ids of the machines that this one sends events to. */
  readonly sends?: readonly string[];
}

export interface MappedGroup {
  readonly name: string;
  readonly machines: readonly MappedMachine[];
}

// Keys must not contain dots.
const keyOf = (name: string): string => name.replaceAll('.', '·');

/** Groups machines by source file. A group has the name of its file without the extension. */
export const byFile = <M extends MappedMachine & { readonly file: string }>(
  machines: readonly M[],
): readonly { readonly name: string; readonly machines: readonly M[] }[] =>
  [...new Set(machines.map(({ file }) => file))].map((file) => ({
    name: file.replace(/(?:\.machine)?\.[cm]?[jt]sx?$/, ''),
    machines: machines.filter((machine) => machine.file === file),
  }));

/** The path of a machine in a map chart. */
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

/** A machine with more senders than this gets no `sends` arrows; the senders' descriptions name it. */
const MOST_SENDERS = 3;

/** A chart with a state for each group, around its machines. Arrows show invokes, by id, and `sends`. */
export const toMapChart = (groups: readonly MappedGroup[], description: string): Chart => {
  const machines = groups.flatMap((group) => group.machines);
  const paths = new Map(
    groups.flatMap((group) => group.machines.map(({ id }) => [id, mapPath(group.name, id)] as const)),
  );
  const children = new Map(machines.map(({ id, runs }) => [id, runs.map(({ machine }) => machine)]));
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
