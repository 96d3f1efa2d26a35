// The W3C's form of a statechart (https://www.w3.org/TR/scxml/). Guards and actions are names here: `cond` asks a function
// `guard` by name, and an action is a line in the log, since SCXML has no actions by name.
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart-states.ts';
import { refuseSharedPaths } from './dotted-keys.ts';
import { escapeXml } from './escape-xml.ts';
import { aroundOf, isBelow } from './paths.ts';

const element = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly string[] = [],
): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${written}>`, ...inside, `</${name}>`].join('\n');
};

// A comment in XML may not hold two hyphens side by side; a space stands before its own.
const comment = (text: string) => `<!-- ${text.replace(/-(?=-)/g, '- ')} -->`;

/** A name for XML: letters, digits, dots, hyphens and underscores, not beginning with a digit. */
const idOf = (chart: Chart, path: string): string =>
  (path === '' ? chart.id : `${chart.id}.${path}`)
    .replace(/[^\p{L}\p{N}._-]/gu, '_')
    .replace(/^(?=[\p{N}.-])/u, '_');

/** A text as an expression in JavaScript, the data model of the file. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const delayName = ({ event }: ChartTransition): string => event.slice('after '.length);

/** The event of SCXML that a delayed transition waits for, sent on entry. */
const delayEvent = (chart: Chart, { path }: ChartState, transition: ChartTransition): string =>
  `after.${delayName(transition).replace(/[^\w]/g, '_')}.${idOf(chart, path)}`;

const eventOf = (chart: Chart, state: ChartState, transition: ChartTransition): string | undefined => {
  const { event, kind } = transition;
  const subject = event.slice(kind.length + 1);
  switch (kind) {
    case 'always':
      return undefined;
    case 'after':
      return delayEvent(chart, state, transition);
    case 'done':
      return subject === '' ? `done.state.${idOf(chart, state.path)}` : `done.invoke.${subject}`;
    case 'error':
      return `error.invoke.${subject}`;
    case 'snapshot':
      return `snapshot.invoke.${subject}`;
    case 'event':
      return event;
  }
};

const actionsOf = (names: readonly string[]): readonly string[] =>
  names.map((name) => element('log', { label: 'action', expr: quoted(name) }));

const transitionOf = (chart: Chart, state: ChartState, transition: ChartTransition): string => {
  const { actions, description, guard, reenter, targets } = transition;
  const staysInside = targets.length > 0 && targets.every((path) => isBelow(path, state.path));
  return element(
    'transition',
    {
      event: eventOf(chart, state, transition),
      cond: guard && `guard(${quoted(guard)})`,
      target: targets.map((path) => idOf(chart, path)).join(' '),
      type: staysInside && !reenter ? 'internal' : undefined,
    },
    [...(description === undefined ? [] : [comment(description)]), ...actionsOf(actions)],
  );
};

/** The events of delayed transitions: sent on entry, cancelled on exit. */
const delaysOf = (
  chart: Chart,
  state: ChartState,
): readonly { readonly id: string; readonly name: string }[] => {
  const delayed = state.transitions.filter(({ kind }) => kind === 'after');
  const byEvent = new Map(delayed.map((one) => [delayEvent(chart, state, one), delayName(one)]));
  return [...byEvent].map(([id, name]) => ({ id, name }));
};

const stateOf = (chart: Chart, state: ChartState): string => {
  const { description, entry, exit, history, historyDefault, initial, initialActions, invokes, path, type } =
    state;
  const id = idOf(chart, path);
  if (type === 'history') {
    const target = historyDefault ?? initialAround(chart, state);
    return element('history', { id, type: history }, [
      element('transition', { target: idOf(chart, target) }),
    ]);
  }
  const delays = delaysOf(chart, state);
  const sends = delays.map(({ id: event, name }) => {
    const ms = /^(\d+) ms$/.exec(name)?.[1];
    return element('send', {
      id: event,
      event,
      ...(ms === undefined ? { delayexpr: `delay(${quoted(name)})` } : { delay: `${ms}ms` }),
    });
  });
  const cancels = delays.map(({ id: event }) => element('cancel', { sendid: event }));
  const part = (name: string, children: readonly string[]) =>
    children.length === 0 ? [] : [element(name, {}, children)];
  const names: Readonly<Partial<Record<ChartState['type'], string>>> = {
    parallel: 'parallel',
    final: 'final',
  };
  return element(
    names[type] ?? 'state',
    { id, initial: initial === undefined || initialActions ? undefined : idOf(chart, initial) },
    [
      ...(description === undefined ? [] : [comment(description)]),
      // What is done on the way needs a transition.
      ...(initial !== undefined && initialActions
        ? part('initial', [
            element('transition', { target: idOf(chart, initial) }, actionsOf(initialActions)),
          ])
        : []),
      ...part('onentry', [...actionsOf(entry), ...sends]),
      ...part('onexit', [...actionsOf(exit), ...cancels]),
      ...invokes.map((one) => element('invoke', { id: one.id, src: one.src })),
      // A final state of SCXML leads nowhere.
      ...(type === 'final' ? [] : state.transitions.map((one) => transitionOf(chart, state, one))),
      ...statesIn(chart, path).map((child) => stateOf(chart, child)),
    ],
  );
};

/** Where a history state leads without a default: to the initial state around it. */
const initialAround = (chart: Chart, state: ChartState): string => {
  const around = aroundOf(state);
  return chart.states.find((one) => one.path === around)?.initial ?? around;
};

/**
 * A chart as SCXML, the machine itself as the outermost state.
 *
 * @throws where two states have one path, since a key has a dot
 */
export const toScxml = (chart: Chart): string => {
  const [root] = chart.states;
  if (!root) throw new Error(`Machine "${chart.id}" has no states.`);
  refuseSharedPaths(chart);
  const document = element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      datamodel: 'ecmascript',
      name: chart.id,
      initial: idOf(chart, ''),
    },
    [stateOf(chart, root)],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
