import { type Chart, type ChartState, type ChartTransition, extractChart } from '@loomwright/statecharts';
import type { AnyStateMachine } from 'xstate';
import type { MachineSummary } from './charts.ts';
import type { MachineEntry } from './index.ts';

const packageOf = (file: string): string => file.split('/')[1] ?? '';

/** The machines that a machine runs: its logic by the name of each invoke. */
const invokedBy = (
  machine: AnyStateMachine,
): readonly { readonly id: string; readonly machine: string }[] => {
  const actors = machine.implementations.actors as Readonly<Record<string, Partial<AnyStateMachine>>>;
  return extractChart(machine)
    .states.flatMap(({ invokes }) => invokes)
    .flatMap(({ id, src }) => {
      const logic = actors[src];
      return logic?.root && logic.id !== undefined ? [{ id, machine: logic.id }] : [];
    });
};

/** What lists show of the machines, in their order. */
export const toSummaries = (machines: readonly MachineEntry[]): readonly MachineSummary[] =>
  machines.map(({ id, file, create }) => {
    const machine = create();
    const { states } = extractChart(machine);
    return {
      id,
      description: states[0]?.description ?? '',
      file,
      states: states.length,
      transitions: states.reduce((sum, { transitions }) => sum + transitions.length, 0),
      invokes: [...new Set(invokedBy(machine).map((one) => one.machine))],
    };
  });

const plain = {
  tags: [],
  initial: undefined,
  history: undefined,
  historyDefault: undefined,
  entry: [],
  exit: [],
  invokes: [],
} as const;

/**
 * The machines as a chart: a package is a state with its machines inside, and an arrow leads from a machine to one that it
 * runs, by the id of the invoke.
 */
export const toMapChart = (machines: readonly MachineEntry[]): Chart => {
  const pathOf = ({ id, file }: MachineEntry) => `${packageOf(file)}.${id}`;
  const paths = new Map(machines.map((entry) => [entry.id, pathOf(entry)]));
  const packages = [...new Set(machines.map(({ file }) => packageOf(file)))];
  const toTransition = (path: string, event: string, target: string): ChartTransition => ({
    key: `map|${path}|${event}|0`,
    event,
    kind: 'event',
    guard: undefined,
    targets: [target],
    actions: [],
    reenter: false,
    description: undefined,
  });
  const toState = (entry: MachineEntry): ChartState => {
    const machine = entry.create();
    const path = pathOf(entry);
    const transitions = invokedBy(machine).flatMap(({ id, machine: target }) => {
      const at = paths.get(target);
      return at === undefined ? [] : [toTransition(path, id, at)];
    });
    return {
      ...plain,
      path,
      key: entry.id,
      type: 'atomic',
      description: machine.config.description,
      transitions,
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
        description: 'The machines of the site by package, and which runs which.',
        transitions: [],
      },
      ...packages.flatMap((name): readonly ChartState[] => [
        { ...plain, path: name, key: name, type: 'compound', description: undefined, transitions: [] },
        ...machines.filter(({ file }) => packageOf(file) === name).map(toState),
      ]),
    ],
  };
};
