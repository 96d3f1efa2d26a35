import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { parentOf } from './paths.ts';

/** A machine's configuration as JSON: `createMachine` takes it, and so do Stately's editor and visualiser. */
export type MachineJson = Readonly<Record<string, unknown>>;

/** Leaves out what is undefined, and lists and records without anything in them. */
const filled = (record: MachineJson): MachineJson =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) =>
        value !== undefined &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );

const targetText = (chart: Chart, path: string): string =>
  path === '' ? `#${chart.id}` : `#${chart.id}.${path}`;

const toTransition = (chart: Chart, transition: ChartTransition): MachineJson =>
  filled({
    target: transition.targets.map((path) => targetText(chart, path)),
    guard: transition.guard,
    actions: transition.actions,
    reenter: transition.reenter || undefined,
    description: transition.description,
  });

/** Transitions by what sets them off, in their order. */
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

/** `after lockMs` as `lockMs`, `done load` as `load`; `done` alone is empty. */
const subjectOf = ({ event, kind }: ChartTransition): string => event.slice(kind.length + 1);

const toState = (chart: Chart, state: ChartState): MachineJson => {
  const { path, transitions } = state;
  const ofKind = (kind: ChartTransition['kind'], subject?: string) =>
    transitions.filter((one) => one.kind === kind && (subject === undefined || subjectOf(one) === subject));
  const list = (kind: ChartTransition['kind'], subject?: string) =>
    ofKind(kind, subject).map((one) => toTransition(chart, one));
  const children = chart.states.filter((one) => one.path !== '' && parentOf(one.path) === path);
  const initial =
    state.initial === undefined ? undefined : state.initial.slice(path === '' ? 0 : path.length + 1);
  const isUsual = state.type === 'atomic' || state.type === 'compound';
  return filled({
    description: state.description,
    type: isUsual ? undefined : state.type,
    history: state.history,
    target: state.historyDefault === undefined ? undefined : targetText(chart, state.historyDefault),
    tags: state.tags,
    initial,
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
    on: grouped(chart, ofKind('event'), ({ event }) => event),
    after: grouped(chart, ofKind('after'), (one) => subjectOf(one).replace(/ ms$/, '')),
    always: list('always'),
    states: Object.fromEntries(children.map((child) => [child.key, toState(chart, child)])),
  });
};

/** A chart as a machine's configuration in JSON: names of guards, actions and children, without what they do. */
export const toMachineJson = (chart: Chart): MachineJson => {
  const [root] = chart.states;
  if (!root) throw new Error(`Machine "${chart.id}" has no states.`);
  return { id: chart.id, ...toState(chart, root) };
};
