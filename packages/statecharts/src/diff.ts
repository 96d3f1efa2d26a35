import type { Chart, ChartState, ChartTransition, PartChange } from './chart.ts';
import { nameOf } from './chart-states.ts';
import { factLines, headingLine, oneLine, transitionLine } from './golden.ts';
import { isBelow, parentOf } from './paths.ts';

/** One difference between two charts, as lines of golden text. */
export interface ChartChange {
  readonly path: string;
  readonly kind: PartChange;
  /** A whole state, a property of a state, or a transition. */
  readonly what: 'state' | 'fact' | 'transition';
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Key of the transition in the newer chart, or in the older one if it was removed. */
  readonly key?: string | undefined;
}

/**
 * A removed and an added line with the same subject form one change. The subject is the event and guard, or
 * the first word of a fact.
 */
const toLine = (text: string, subject: string, key?: string) => ({ text, subject, key });
type Line = ReturnType<typeof toLine>;

const transitionLines = (chart: Chart, { transitions }: ChartState): readonly Line[] =>
  transitions.map((transition: ChartTransition) =>
    toLine(
      transitionLine(chart, transition),
      `${transition.event} ${transition.guard ?? ''}`,
      transition.key,
    ),
  );

const factsOf = (chart: Chart, state: ChartState): readonly Line[] => [
  toLine(headingLine(chart, state), 'heading'),
  ...factLines(state).map((text) =>
    toLine(text, text === oneLine(state.description ?? '') ? 'description' : (text.split(' ')[0] ?? '')),
  ),
];

/** Multiset difference. */
const without = (lines: readonly Line[], others: readonly Line[]): readonly Line[] => {
  const left = others.map(({ text }) => text);
  return lines.filter(({ text }) => {
    const place = left.indexOf(text);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
};

const compareLines = (
  path: string,
  what: 'fact' | 'transition',
  before: readonly Line[],
  after: readonly Line[],
): readonly ChartChange[] => {
  const removed = [...without(before, after)];
  const changes = without(after, before).map((line): ChartChange => {
    const place = removed.findIndex(({ subject }) => subject === line.subject);
    const [old] = place === -1 ? [] : removed.splice(place, 1);
    return {
      path,
      what,
      kind: old ? 'changed' : 'added',
      before: old?.text,
      after: line.text,
      key: line.key,
    };
  });
  return [
    ...removed.map(({ key, text }): ChartChange => ({ path, what, kind: 'removed', before: text, key })),
    ...changes,
  ];
};

/** In document order, with removed states first. The order of transitions is not compared. */
export const diffCharts = (before: Chart, after: Chart): readonly ChartChange[] => {
  const [old, now] = [before, after].map(({ states }) => new Map(states.map((state) => [state.path, state])));
  const gone = before.states
    .filter(({ path }) => !now?.has(path))
    .map(
      (state): ChartChange => ({
        path: state.path,
        what: 'state',
        kind: 'removed',
        before: headingLine(before, state),
      }),
    );
  const there = after.states.flatMap((state): readonly ChartChange[] => {
    const { path } = state;
    const was = old?.get(path);
    if (!was) return [{ path, what: 'state', kind: 'added', after: headingLine(after, state) }];
    return [
      ...compareLines(path, 'fact', factsOf(before, was), factsOf(after, state)),
      ...compareLines(path, 'transition', transitionLines(before, was), transitionLines(after, state)),
    ];
  });
  return [...gone, ...there];
};

const signs = { added: '+', removed: '-', changed: '~' } as const;

/** Formats changes as text, grouped by state. */
export const toDiffText = (chart: Chart, changes: readonly ChartChange[]): string => {
  const paths = [...new Set(changes.map(({ path }) => path))];
  const lines = paths.flatMap((path) => [
    nameOf(chart, path),
    ...changes
      .filter((change) => change.path === path)
      .map(({ after, before, kind }) =>
        kind === 'changed'
          ? `  ${signs.changed} ${before}\n    ⇒ ${after}`
          : `  ${signs[kind]} ${after ?? before}`,
      ),
  ]);
  return lines.map((line) => `${line}\n`).join('');
};

const removedKey = (key: string): string => `${key}|removed`;

const stateChange = (changes: readonly ChartChange[], path: string): PartChange | undefined => {
  const own = changes.filter((change) => change.path === path && change.what !== 'transition');
  return own.find(({ what }) => what === 'state')?.kind ?? (own.length > 0 ? 'changed' : undefined);
};

const marked = <T extends object>(part: T, change: PartChange | undefined): T =>
  change === undefined ? part : { ...part, change };

/** Merges two revisions into one chart with `change` marks. Keys of removed transitions end in `|removed`. */
export const toUnion = (before: Chart, after: Chart): Chart => {
  const changes = diffCharts(before, after);
  const changeOf = new Map(
    changes.flatMap(({ key, kind, what }) =>
      what === 'transition' && key !== undefined ? [[kind === 'removed' ? removedKey(key) : key, kind]] : [],
    ),
  );
  const now = new Map(after.states.map((state) => [state.path, state]));
  const markAll = (state: ChartState): ChartState => {
    const own = stateChange(changes, state.path);
    const whole = own === 'changed' ? undefined : own;
    const transitions = state.transitions.map((one) => marked(one, whole ?? changeOf.get(one.key)));
    return marked({ ...state, transitions }, own);
  };
  const states = before.states.map((state): ChartState => {
    const there = now.get(state.path);
    const old = state.transitions.map((one) => ({ ...one, key: removedKey(one.key) }));
    const gone = there ? old.filter(({ key }) => changeOf.has(key)) : old;
    return markAll({ ...(there ?? state), transitions: [...(there?.transitions ?? []), ...gone] });
  });
  const known = new Set(states.map(({ path }) => path));
  for (const state of after.states) {
    if (known.has(state.path)) continue;
    const around = parentOf(state.path);
    const behind = states.filter(({ path }) => path === around || isBelow(path, around)).at(-1);
    states.splice(behind ? states.indexOf(behind) + 1 : states.length, 0, markAll(state));
  }
  return { id: after.id, states };
};
