import type { Chart, ChartState, ChartTransition } from '@loomwright/statecharts';
import { groupMachines, packageOf } from './groups.ts';
import type { MachineSummary } from './summary.ts';

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
 * The machines as a chart: a package is a state with its machines inside. An arrow leads from a machine to one that it runs,
 * by the id of the invoke, and, named `sends`, to one that it is given to send to. What it tells those that run it, or one
 * that many send to, is said in words: those arrows would run around the whole map.
 */
export const toMapChart = (machines: readonly MachineSummary[]): Chart => {
  const paths = new Map(machines.map((machine) => [machine.id, `${packageOf(machine)}.${machine.id}`]));
  const children = new Map(machines.map(({ id, runs }) => [id, runs.map(({ machine }) => machine)]));
  /** Whether a machine runs another one, or one that does. */
  const runs = (above: string, below: string): boolean =>
    (children.get(above) ?? []).some((child) => child === below || runs(child, below));
  const isBusy = (other: string) =>
    machines.filter(({ sends }) => sends.includes(other)).length > MOST_SENDERS;
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
  const toState = (summary: MachineSummary): ChartState => {
    const { id } = summary;
    const path = paths.get(id) ?? '';
    const invokes = summary.runs.flatMap((run) => {
      const at = paths.get(run.machine);
      return at === undefined ? [] : [toTransition(path, run.id, 0, at)];
    });
    const receivers = summary.sends.filter((other) => paths.has(other));
    const reported = receivers.filter((other) => runs(other, id));
    const told = receivers.filter((other) => !reported.includes(other) && isBusy(other));
    const sends = receivers
      .filter((other) => !reported.includes(other) && !told.includes(other))
      .map((other, index) => toTransition(path, 'sends', index, paths.get(other) ?? ''));
    return {
      ...plain,
      path,
      key: id,
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
        description: 'The machines of the site by package: which runs which, and which sends to which.',
        transitions: [],
      },
      ...groupMachines(machines).flatMap(({ name, machines: own }): readonly ChartState[] => [
        { ...plain, path: name, key: name, type: 'compound', description: undefined, transitions: [] },
        ...own.map(toState),
      ]),
    ],
  };
};
