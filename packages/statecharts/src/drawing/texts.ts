import type { Chart, ChartInvoke, ChartState, ChartTransition, PartChange } from '../chart.ts';
import { hasInside, nameOf } from '../chart-states.ts';
import { isBelow } from '../paths.ts';
import type { EdgeKind } from './drawing.ts';
import type { Word, WordStyle } from './words.ts';

/** Transitions of one state that differ in their event only: they are told as one. */
interface TransitionGroup {
  readonly first: ChartTransition;
  readonly events: readonly string[];
  readonly keys: readonly string[];
  /** Of several rivals for the event, the place in the order in which they are tried, from 1; else 0. */
  readonly turn: number;
}

interface Ends {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** The transitions of one state to another, or the way on from a history state. */
export interface Arrow extends Ends {
  readonly kinds: readonly EdgeKind[];
  /** One for each group of transitions; none for the way on from a history state. */
  readonly label: readonly Paragraph[];
}

export interface Paragraph {
  readonly words: readonly Word[];
  /** Of the lines after the first, in pixels. */
  readonly indent: number;
  /** The keys of the transitions it tells of. */
  readonly keys: readonly string[];
}

export interface HeadText {
  readonly title: Paragraph;
  readonly description: Paragraph;
  /** What it does and runs; the transitions that keep it. No group is empty. */
  readonly groups: readonly (readonly Paragraph[])[];
}

/** With more arrows than these a drawing shows ways only, and tells the other transitions in words. */
const MAX_ARROWS = 60;
/** The most states that arrows then lead to from one state. */
const MAX_FROM_STATE = 12;

// Keys have no dots, and paths have single ones between keys.
const pairOf = (source: string, target: string): string => `${source}..${target}`;

const endsOf = (source: string, target: string, change: PartChange | undefined): Ends => ({
  id: `${pairOf(source, target)}${change === undefined ? '' : `..${change}`}`,
  source,
  target,
});

/** An id that XState has made up is told by the name of its logic. */
const nameOfInvoke = ({ id, src }: ChartInvoke): string => (/^\d+\./.test(id) ? src : id);

const nameOfEvent = ({ event, kind }: ChartTransition, { invokes }: ChartState): string => {
  const invoke = invokes.find(({ id }) => event === `${kind} ${id}`);
  return invoke ? `${kind} ${nameOfInvoke(invoke)}` : event;
};

const groupsOf = (state: ChartState): readonly TransitionGroup[] => {
  const groups = new Map<string, TransitionGroup>();
  for (const transition of state.transitions) {
    const { targets, guard, actions, reenter, change } = transition;
    const isGone = change === 'removed';
    const rivals = state.transitions.filter(
      (one) => one.event === transition.event && (one.change === 'removed') === isGone,
    );
    const turn = rivals.length > 1 ? rivals.indexOf(transition) + 1 : 0;
    const sameness = JSON.stringify([targets, guard, actions, reenter, turn, change]);
    const group = groups.get(sameness) ?? { first: transition, events: [], keys: [], turn };
    groups.set(sameness, {
      ...group,
      events: [...group.events, nameOfEvent(transition, state)],
      keys: [...group.keys, transition.key],
    });
  }
  return [...groups.values()];
};

const listed = (names: readonly string[], style: WordStyle): readonly Word[] =>
  names.map((name, index) => ({ text: index < names.length - 1 ? `${name},` : name, style }));

const listedActions = (names: readonly string[]): readonly Word[] =>
  listed(names, 'action').map((word, index) => (index === 0 ? { ...word, text: `/ ${word.text}` } : word));

const note = (text: string): Word => ({ text, style: 'note' });

// Not by colour alone.
const signs: Readonly<Record<PartChange, string>> = { added: '+', removed: '−', changed: '~' };

const wordsOfGroup = (
  { first, events, turn }: TransitionGroup,
  source: string,
  named: readonly string[],
): readonly Word[] => {
  const { guard, reenter, targets, actions, change } = first;
  const isAgain = reenter && targets.some((target) => isBelow(target, source) || source === '');
  return [
    ...(change === undefined ? [] : [{ text: signs[change], style: 'event' } as const]),
    ...(turn > 0 ? [{ text: String(turn), style: 'turn' } as const] : []),
    ...listed(events, 'event'),
    ...(guard === undefined ? [] : [{ text: `[${guard}]`, style: 'guard' } as const]),
    ...(named.length === 0 ? [] : [note(`→ ${named.join(' + ')}`)]),
    ...(isAgain ? [note('(again)')] : []),
    ...listedActions(actions),
    ...(actions.length === 0 && targets.length === 0 ? [note('(ignored)')] : []),
  ];
};

const paragraph = (words: readonly Word[], indent = 0, keys: readonly string[] = []): Paragraph => ({
  words,
  indent,
  keys,
});

/** @param named the states it leads to that no arrow shows */
const groupParagraph = (group: TransitionGroup, source: string, named: readonly string[] = []): Paragraph =>
  paragraph(wordsOfGroup(group, source, named), group.turn > 0 ? 16 : 10, group.keys);

/** Without a target it stays; and where the whole machine begins again, there is no outside to draw an arrow in. */
const isKept = ({ first: { targets } }: TransitionGroup, path: string): boolean =>
  targets.length === 0 || (path === '' && targets.every((target) => target === ''));

const marks: Readonly<Record<string, string>> = { parallel: 'parallel', final: 'final', history: 'history' };

/**
 * What a state says of itself: title, type and tags, description, what it does and runs, and the transitions that no arrow
 * shows.
 */
const headOf = (chart: Chart, state: ChartState, rows: readonly Paragraph[]): HeadText => {
  const mark = marks[state.type];
  const title = [
    { text: state.path === '' ? chart.id : state.key, style: 'title' } as const,
    ...(mark === undefined ? [] : [note(state.history === 'deep' ? `deep ${mark}` : mark)]),
    ...state.tags.map((tag) => note(`#${tag}`)),
    ...(state.change === undefined ? [] : [note(state.change)]),
  ];
  const description = (state.description ?? '').replaceAll('`', '').split(/\s+/).filter(Boolean);
  const does = (kind: string, names: readonly string[]) =>
    names.length === 0 ? [] : [paragraph([note(kind), ...listedActions(names)], 12)];
  const invokes = state.invokes.map((invoke) => {
    const name = nameOfInvoke(invoke);
    const logic = name === invoke.src || invoke.src === '(inline)' ? [] : [note(`(${invoke.src})`)];
    return paragraph([note('invoke'), { text: name, style: 'event' }, ...logic], 12);
  });
  return {
    title: paragraph(title),
    description: paragraph(description.map((text) => ({ text, style: 'text' }))),
    groups: [
      [
        ...does('entry', state.entry),
        ...does('exit', state.exit),
        ...does('initial', state.initialActions ?? []),
        ...invokes,
      ],
      rows,
    ].filter((group) => group.length > 0),
  };
};

/** Of the arrows of a chart those that are drawn: all of a small one; of a large one the first into each state, and back. */
const drawnOf = (arrows: readonly Ends[]): ReadonlySet<string> => {
  const pairs = new Map(arrows.map((arrow) => [pairOf(arrow.source, arrow.target), arrow]));
  if (pairs.size <= MAX_ARROWS) return new Set(arrows.map(({ id }) => id));
  const drawn = new Set<string>();
  const led = new Set<string>();
  const counts = new Map<string, number>();
  for (const { source, target } of pairs.values()) {
    const count = counts.get(source) ?? 0;
    if (led.has(target) || source === target || count === MAX_FROM_STATE) continue;
    counts.set(source, count + 1);
    led.add(target);
    drawn.add(pairOf(source, target));
    drawn.add(pairOf(target, source));
  }
  return new Set(
    arrows.filter(({ source, target }) => drawn.has(pairOf(source, target))).map(({ id }) => id),
  );
};

/** The arrows of a chart, and what its states say of themselves. Above `MAX_ARROWS` most transitions are told in words. */
export const textsOf = (chart: Chart) => {
  const led = chart.states.flatMap(({ path, transitions }) =>
    transitions.flatMap(({ targets, change }) =>
      [...new Set(targets)].map((target) => endsOf(path, target, change)),
    ),
  );
  const drawn = drawnOf(led);
  const arrows = new Map<string, Arrow>();
  const heads = new Map<ChartState, HeadText>();
  for (const state of chart.states) {
    const rows: Paragraph[] = [];
    for (const group of groupsOf(state)) {
      const { change, kind, targets } = group.first;
      if (isKept(group, state.path)) {
        rows.push(groupParagraph(group, state.path));
        continue;
      }
      const all = [...new Set(targets)].map((target) => endsOf(state.path, target, change));
      const named = all.filter(({ id }) => !drawn.has(id)).map(({ target }) => nameOf(chart, target));
      if (named.length > 0) rows.push(groupParagraph(group, state.path, named));
      for (const ends of all) {
        if (!drawn.has(ends.id)) continue;
        const arrow = arrows.get(ends.id) ?? { ...ends, kinds: [], label: [] };
        const kinds = [...new Set([...arrow.kinds, kind])];
        arrows.set(ends.id, { ...arrow, kinds, label: [...arrow.label, groupParagraph(group, state.path)] });
      }
    }
    heads.set(state, headOf(chart, state, rows));
    if (state.historyDefault === undefined) continue;
    const ends = endsOf(state.path, state.historyDefault, undefined);
    arrows.set(ends.id, { ...ends, kinds: ['initial'], label: [] });
  }
  return {
    arrows: [...arrows.values()],
    headOf: (state: ChartState): HeadText => heads.get(state) ?? headOf(chart, state, []),
  };
};

/** The states with states inside whose border no arrow crosses: each can be laid out by itself. */
export const sealedStates = (chart: Chart, arrows: readonly Arrow[]): readonly string[] => {
  const isSealed = (path: string) => {
    const holds = (end: string) => end === path || isBelow(end, path);
    return arrows.every(({ source, target }) =>
      isBelow(source, path) ? holds(target) : !isBelow(target, path) || source === path,
    );
  };
  return chart.states
    .map(({ path }) => path)
    .filter((path) => path !== '' && hasInside(chart, path) && isSealed(path));
};
