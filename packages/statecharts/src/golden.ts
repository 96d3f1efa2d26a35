import { match } from 'ts-pattern';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { nameOf, stateAt } from './chart-states.ts';
import { aroundOf } from './paths.ts';

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const transitionLine = (chart: Chart, transition: ChartTransition): string => {
  const { event, kind, guard, targets, actions, reenter, description } = transition;
  const trigger = kind === 'event' ? `on ${event}` : event;
  const target = targets.length === 0 ? '' : ` → ${targets.map((path) => nameOf(chart, path)).join(' + ')}`;
  return [
    trigger,
    guard === undefined ? '' : ` [${guard}]`,
    target,
    reenter ? ' (again)' : '',
    actions.length === 0 ? '' : ` / ${actions.join(', ')}`,
    targets.length === 0 && actions.length === 0 ? ' (ignored)' : '',
    description === undefined ? '' : ` — ${oneLine(description)}`,
  ].join('');
};

export const headingLine = (chart: Chart, state: ChartState): string => {
  if (state.path === '') return `machine ${chart.id}${state.type === 'parallel' ? ' (parallel)' : ''}`;
  const parent = stateAt(chart, aroundOf(state));
  const kinds = [
    parent?.initial === state.path ? 'initial' : '',
    match(state.type)
      .with('history', (type) => `${state.history} ${type}`)
      .with('parallel', 'final', (type) => type)
      .with('atomic', 'compound', () => '')
      .exhaustive(),
  ].filter((kind) => kind !== '');
  return `state ${state.path}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`;
};

export const factLines = (state: ChartState): readonly string[] =>
  [
    state.description === undefined ? [] : [oneLine(state.description)],
    state.historyDefault === undefined ? [] : [`default → ${state.historyDefault}`],
    state.tags.length === 0 ? [] : [`tags: ${state.tags.join(', ')}`],
    state.entry.map((action) => `entry / ${action}`),
    state.exit.map((action) => `exit / ${action}`),
    (state.initialActions ?? []).map((action) => `initial / ${action}`),
    state.invokes.map(({ id, src }) => (id === src ? `invoke ${id}` : `invoke ${id} (${src})`)),
  ].flat();

const stateLines = (chart: Chart, state: ChartState): readonly string[] => [
  headingLine(chart, state),
  ...[...factLines(state), ...state.transitions.map((transition) => transitionLine(chart, transition))].map(
    (line) => `  ${line}`,
  ),
];

/** Formats a chart as text for golden files: one fact per line, in document order, with full paths. */
export const toGoldenText = (chart: Chart): string =>
  `${chart.states.map((state) => stateLines(chart, state).join('\n')).join('\n\n')}\n`;
