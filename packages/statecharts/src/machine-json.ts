import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { stateAt, statesIn } from './chart-states.ts';
import { refuseSharedPaths } from './dotted-keys.ts';
import { aroundOf, targetPart } from './paths.ts';

/** A configuration as JSON, for `createMachine` and for Stately's editor and visualiser. */
export type MachineJson = Readonly<Record<string, unknown>>;

const filled = (record: MachineJson): MachineJson =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== undefined &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );

const targetText = (chart: Chart, path: string): string => {
  const state = stateAt(chart, path);
  if (!state || path === '') return `#${targetPart(chart.id)}`;
  return `${targetText(chart, aroundOf(state))}.${targetPart(state.key)}`;
};

const toTransition = (chart: Chart, transition: ChartTransition): MachineJson =>
  filled({
    target: transition.targets.map((path) => targetText(chart, path)),
    guard: transition.guard,
    actions: transition.actions,
    reenter: transition.reenter || undefined,
    description: transition.description,
  });

const grouped = (
  chart: Chart,
  transitions: readonly ChartTransition[],
  nameOf: (transition: ChartTransition) => string,
): MachineJson => {
  const groups = new Map<string, MachineJson[]>();
  for (const transition of transitions) {
    const name = nameOf(transition);
    groups.set(name, [...(groups.get(name) ?? []), toTransition(chart, transition)]);
  }
  return Object.fromEntries(groups);
};

/** What follows the kind: `lockMs` for `after lockMs`, `load` for `done load`, empty for `done`. */
const subjectOf = ({ event, kind }: ChartTransition): string => event.slice(kind.length + 1);

const descriptorOf = (one: ChartTransition): string => {
  if (one.kind === 'event') return one.event;
  return `xstate.${one.kind}${one.kind === 'snapshot' ? '' : '.actor'}.${subjectOf(one)}`;
};

const toState = (chart: Chart, state: ChartState): MachineJson => {
  const { path, transitions } = state;
  const ofKind = (kind: ChartTransition['kind'], subject?: string) =>
    transitions.filter((one) => one.kind === kind && (subject === undefined || subjectOf(one) === subject));
  const list = (kind: ChartTransition['kind'], subject?: string) =>
    ofKind(kind, subject).map((one) => toTransition(chart, one));
  const children = statesIn(chart, path);
  const first = children.find((child) => child.path === state.initial)?.key;
  // `onDone` and the like cannot express events from a child that another state invokes.
  const isOnEvent = (one: ChartTransition): boolean =>
    one.kind === 'event' ||
    (['done', 'error', 'snapshot'].includes(one.kind) &&
      subjectOf(one) !== '' &&
      !state.invokes.some(({ id }) => id === subjectOf(one)));
  const isUsual = state.type === 'atomic' || state.type === 'compound';
  return filled({
    description: state.description,
    type: isUsual ? undefined : state.type,
    history: state.history,
    target: state.historyDefault === undefined ? undefined : targetText(chart, state.historyDefault),
    tags: state.tags,
    initial: state.initialActions ? { target: first, actions: state.initialActions } : first,
    entry: state.entry,
    exit: state.exit,
    invoke: state.invokes.map(({ id, src }) =>
      filled({
        id,
        src,
        onDone: list('done', id),
        onError: list('error', id),
        onSnapshot: list('snapshot', id),
      }),
    ),
    onDone: list('done', ''),
    on: grouped(chart, transitions.filter(isOnEvent), descriptorOf),
    after: grouped(chart, ofKind('after'), (one) => subjectOf(one).replace(/ ms$/, '')),
    always: list('always'),
    states: Object.fromEntries(children.map((child) => [child.key, toState(chart, child)])),
  });
};

/** A configuration without implementations. Throws if keys with dots give two states the same path. */
export const toMachineJson = (chart: Chart): MachineJson => {
  const [root] = chart.states;
  if (!root) throw new Error(`Machine "${chart.id}" has no states.`);
  refuseSharedPaths(chart);
  return { id: chart.id, ...toState(chart, root) };
};
