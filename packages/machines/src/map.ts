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

const isActor = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'send' in value && 'getSnapshot' in value;

/** The machines that a machine is given actors of, to send to, by id. */
const sendsTo = ({ input }: MachineEntry): readonly string[] =>
  Object.values((input ?? {}) as Readonly<Record<string, unknown>>).flatMap((value) =>
    isActor(value) ? [value.id] : [],
  );

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
 * The machines as a chart: a package is a state with its machines inside. An arrow leads from a machine to one that it runs,
 * by the id of the invoke, and, named `sends`, to one that it is given to send to. What it tells those that run it is said in
 * words: an arrow back would run around the whole map.
 */
export const toMapChart = (machines: readonly MachineEntry[]): Chart => {
  const pathOf = ({ id, file }: MachineEntry) => `${packageOf(file)}.${id}`;
  const paths = new Map(machines.map((entry) => [entry.id, pathOf(entry)]));
  const children = new Map(
    machines.map(({ create, id }) => [id, invokedBy(create()).map(({ machine }) => machine)]),
  );
  /** Whether a machine runs another one, or one that does. */
  const runs = (above: string, below: string): boolean =>
    (children.get(above) ?? []).some((child) => child === below || runs(child, below));
  const packages = [...new Set(machines.map(({ file }) => packageOf(file)))];
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
  const toState = (entry: MachineEntry): ChartState => {
    const machine = entry.create();
    const path = pathOf(entry);
    const invokes = invokedBy(machine).flatMap(({ id, machine: target }) => {
      const at = paths.get(target);
      return at === undefined ? [] : [toTransition(path, id, 0, at)];
    });
    const receivers = sendsTo(entry).filter((id) => paths.has(id));
    const reported = receivers.filter((id) => runs(id, entry.id));
    const sends = receivers
      .filter((id) => !reported.includes(id))
      .map((id, index) => toTransition(path, 'sends', index, paths.get(id) ?? ''));
    const transitions = [...invokes, ...sends];
    return {
      ...plain,
      path,
      key: entry.id,
      type: 'atomic',
      description: [
        machine.config.description,
        ...(reported.length > 0 ? [`Reports to ${reported.join(' and ')}.`] : []),
      ].join(' '),
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
        description: 'The machines of the site by package: which runs which, and which sends to which.',
        transitions: [],
      },
      ...packages.flatMap((name): readonly ChartState[] => [
        { ...plain, path: name, key: name, type: 'compound', description: undefined, transitions: [] },
        ...machines.filter(({ file }) => packageOf(file) === name).map(toState),
      ]),
    ],
  };
};
