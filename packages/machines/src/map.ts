import type { Chart, ChartState, ChartTransition } from '@loomwright/statecharts';
import type { MachineSummary } from './summary.ts';

const packageOf = (file: string): string => file.split('/')[1] ?? '';

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
export const toMapChart = (machines: readonly MachineSummary[]): Chart => {
  const paths = new Map(machines.map(({ id, file }) => [id, `${packageOf(file)}.${id}`]));
  const children = new Map(machines.map(({ id, runs }) => [id, runs.map(({ machine }) => machine)]));
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
  const toState = (summary: MachineSummary): ChartState => {
    const { description, id } = summary;
    const path = paths.get(id) ?? '';
    const invokes = summary.runs.flatMap((run) => {
      const at = paths.get(run.machine);
      return at === undefined ? [] : [toTransition(path, run.id, 0, at)];
    });
    const receivers = summary.sends.filter((other) => paths.has(other));
    const reported = receivers.filter((other) => runs(other, id));
    const sends = receivers
      .filter((other) => !reported.includes(other))
      .map((other, index) => toTransition(path, 'sends', index, paths.get(other) ?? ''));
    const reports = reported.length > 0 ? [`Reports to ${reported.join(' and ')}.`] : [];
    return {
      ...plain,
      path,
      key: id,
      type: 'atomic',
      description: [description, ...reports].join(' '),
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
      ...packages.flatMap((name): readonly ChartState[] => [
        { ...plain, path: name, key: name, type: 'compound', description: undefined, transitions: [] },
        ...machines.filter(({ file }) => packageOf(file) === name).map(toState),
      ]),
    ],
  };
};
