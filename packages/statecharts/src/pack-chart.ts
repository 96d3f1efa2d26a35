import type { Chart, ChartInvoke, ChartState, ChartTransition } from './chart.ts';
import { parentOf } from './paths.ts';
import { keyOfTransition } from './transition-key.ts';

/** A transition as it is stored: what is as usual is left out. */
interface PackedTransition {
  readonly on: string;
  /** Left out of an event's. */
  readonly kind?: ChartTransition['kind'];
  readonly if?: string;
  readonly to?: string | readonly string[];
  readonly do?: string | readonly string[];
  readonly again?: 1;
  readonly text?: string;
}

interface PackedState {
  readonly text?: string;
  /** Left out of compound and atomic states, which can be told apart. */
  readonly type?: ChartState['type'];
  readonly tags?: readonly string[];
  readonly first?: string;
  readonly history?: 'shallow' | 'deep';
  readonly default?: string;
  readonly entry?: string | readonly string[];
  readonly exit?: string | readonly string[];
  /** The id, which is the name of the logic, or both. */
  readonly runs?: readonly (string | readonly [id: string, src: string])[];
  readonly go?: readonly PackedTransition[];
  readonly in?: Readonly<Record<string, PackedState>>;
}

/** A chart as JSON as short as it gets. */
export interface PackedChart {
  readonly id: string;
  readonly root: PackedState;
}

const short = <T>(list: readonly T[]): T | readonly T[] | undefined =>
  list.length === 1 ? list[0] : list.length === 0 ? undefined : list;

const long = <T>(packed: T | readonly T[] | undefined): readonly T[] =>
  packed === undefined ? [] : Array.isArray(packed) ? (packed as readonly T[]) : [packed as T];

/** Leaves out what is undefined. */
const given = <T extends object>(record: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

const packTransition = ({ event, kind, guard, targets, actions, reenter, description }: ChartTransition) =>
  given<PackedTransition>({
    on: event,
    kind: kind === 'event' ? undefined : kind,
    if: guard,
    to: short(targets),
    do: short(actions),
    again: reenter ? 1 : undefined,
    text: description,
  });

const packState = (chart: Chart, state: ChartState): PackedState => {
  const inside = chart.states.filter(({ path }) => path !== '' && parentOf(path) === state.path);
  const isUsual = state.type === 'atomic' || state.type === 'compound';
  return given<PackedState>({
    text: state.description,
    type: isUsual ? undefined : state.type,
    tags: state.tags.length > 0 ? state.tags : undefined,
    first: state.initial,
    history: state.history,
    default: state.historyDefault,
    entry: short(state.entry),
    exit: short(state.exit),
    runs:
      state.invokes.length > 0
        ? state.invokes.map(({ id, src }) => (id === src ? id : [id, src]))
        : undefined,
    go: state.transitions.length > 0 ? state.transitions.map(packTransition) : undefined,
    in:
      inside.length > 0
        ? Object.fromEntries(inside.map((child) => [child.key, packState(chart, child)]))
        : undefined,
  });
};

/** Packs a chart. Undone by `unpackChart`. */
export const packChart = (chart: Chart): PackedChart => {
  const [root] = chart.states;
  if (!root) throw new Error(`Machine "${chart.id}" has no states.`);
  return { id: chart.id, root: packState(chart, root) };
};

const unpackInvoke = (packed: string | readonly [id: string, src: string]): ChartInvoke =>
  typeof packed === 'string' ? { id: packed, src: packed } : { id: packed[0], src: packed[1] };

const unpackState = (
  chartId: string,
  packed: PackedState,
  key: string,
  path: string,
): readonly ChartState[] => {
  const counts = new Map<string, number>();
  const transitions = (packed.go ?? []).map((one): ChartTransition => {
    const plain = {
      event: one.on,
      kind: one.kind ?? 'event',
      guard: one.if,
      targets: long(one.to),
      actions: long(one.do),
      reenter: one.again === 1,
      description: one.text,
    };
    const index = counts.get(one.on) ?? 0;
    counts.set(one.on, index + 1);
    return { key: keyOfTransition(chartId, path, plain, index), ...plain };
  });
  const inside = Object.entries(packed.in ?? {});
  const state: ChartState = {
    path,
    key,
    type: packed.type ?? (inside.length > 0 ? 'compound' : 'atomic'),
    description: packed.text,
    tags: packed.tags ?? [],
    initial: packed.first,
    history: packed.history,
    historyDefault: packed.default,
    entry: long(packed.entry),
    exit: long(packed.exit),
    invokes: (packed.runs ?? []).map(unpackInvoke),
    transitions,
  };
  const below = inside.flatMap(([child, one]) =>
    unpackState(chartId, one, child, path === '' ? child : `${path}.${child}`),
  );
  return [state, ...below];
};

/** The chart that was packed. */
export const unpackChart = ({ id, root }: PackedChart): Chart => ({
  id,
  states: unpackState(id, root, id, ''),
});
