import type { Chart, ChartInvoke, ChartState, ChartTransition } from '../chart.ts';
import { isBelow } from '../paths.ts';
import type { EdgeKind, Head, TextLine } from './drawing.ts';
import { breakLines, type Line, type MeasureText, sizeOf, type Word, type WordStyle } from './words.ts';

/** Transitions of one state that differ in their event only: they are told as one. */
interface TransitionGroup {
  readonly first: ChartTransition;
  readonly events: readonly string[];
  readonly keys: readonly string[];
  /** Of several rivals for the event, the place in the order in which they are tried, from 1; else 0. */
  readonly turn: number;
}

/** The transitions of one state to another, or the way on from a history state. */
export interface Arrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly kinds: readonly EdgeKind[];
  readonly groups: readonly TransitionGroup[];
}

/** Lines that belong together. */
interface Block {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  readonly keys: readonly string[];
}

const PADDING = { x: 12, y: 9, label: 8 } as const;
const COLUMN_GAP = 28;

/** With an odd size the middle falls between pixels, and an arrow gets a kink of half a pixel. */
const even = (size: number): number => 2 * Math.ceil(size / 2);

/** An id that XState has made up is told by the name of its logic. */
const nameOfInvoke = ({ id, src }: ChartInvoke): string => (/^\d+\./.test(id) ? src : id);

const nameOfEvent = ({ event, kind }: ChartTransition, { invokes }: ChartState): string => {
  const invoke = invokes.find(({ id }) => event === `${kind} ${id}`);
  return invoke ? `${kind} ${nameOfInvoke(invoke)}` : event;
};

const groupsOf = (state: ChartState): readonly TransitionGroup[] => {
  const groups = new Map<string, TransitionGroup>();
  for (const transition of state.transitions) {
    const rivals = state.transitions.filter(({ event }) => event === transition.event);
    const turn = rivals.length > 1 ? rivals.indexOf(transition) + 1 : 0;
    const { targets, guard, actions, reenter } = transition;
    const sameness = JSON.stringify([targets, guard, actions, reenter, turn]);
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

const wordsOfGroup = ({ first, events, turn }: TransitionGroup, source: string): readonly Word[] => {
  const { guard, reenter, targets, actions } = first;
  const isAgain = reenter && targets.some((target) => isBelow(target, source) || source === '');
  return [
    ...(turn > 0 ? [{ text: String(turn), style: 'turn' } as const] : []),
    ...listed(events, 'event'),
    ...(guard === undefined ? [] : [{ text: `[${guard}]`, style: 'guard' } as const]),
    ...(isAgain ? [note('(again)')] : []),
    ...listedActions(actions),
    ...(actions.length === 0 && targets.length === 0 ? [note('(ignored)')] : []),
  ];
};

const toBlock = (
  words: readonly Word[],
  maxWidth: number,
  measure: MeasureText,
  indent: number,
  keys: readonly string[] = [],
): Block => {
  const lines = breakLines(words, maxWidth, measure, indent);
  return { lines, ...sizeOf(lines), keys };
};

const groupBlock = (group: TransitionGroup, source: string, maxWidth: number, measure: MeasureText): Block =>
  toBlock(wordsOfGroup(group, source), maxWidth, measure, group.turn > 0 ? 16 : 10, group.keys);

const placed = (lines: readonly Line[], x: number, top: number, keys: readonly string[]): TextLine[] => {
  let y = top;
  return lines.map(({ indent, width, height, words }) => {
    const line = { x: x + indent, y, width, height, words, keys };
    y += height;
    return line;
  });
};

/** Without a target it stays; and where the whole machine begins again, there is no outside to draw an arrow in. */
const isKept = ({ first: { targets } }: TransitionGroup, path: string): boolean =>
  targets.length === 0 || (path === '' && targets.every((target) => target === ''));

interface Group {
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly bottom: number;
}

/** Sets blocks below `top` in as many columns as fit into `room` px, each about as high as the others. */
const inColumns = (blocks: readonly Block[], top: number, room: number): Group => {
  const column = Math.max(...blocks.map(({ width }) => width)) + COLUMN_GAP;
  const columns = Math.max(1, Math.min(blocks.length, Math.floor((room + COLUMN_GAP) / column)));
  const share = blocks.reduce((sum, { height }) => sum + height + 3, 0) / columns;
  const lines: TextLine[] = [];
  let [at, y, width, bottom] = [0, top, 0, top];
  for (const block of blocks) {
    if (at < columns - 1 && y - top + block.height / 2 > share) {
      at += 1;
      y = top;
    }
    lines.push(...placed(block.lines, at * column, y, block.keys));
    width = Math.max(width, at * column + block.width);
    y += block.height;
    bottom = Math.max(bottom, y);
    y += 3;
  }
  return { lines, width, bottom };
};

const marks: Readonly<Record<string, string>> = { parallel: 'parallel', final: 'final', history: 'history' };

/**
 * What a state says of itself: its title, type and tags, its description, what it does and runs, and the transitions that
 * keep it.
 *
 * @param maxWidth of its text, in pixels, where nothing else decides
 * @param room in pixels, of a state that is wide because of what is inside: rows then stand side by side
 */
export const headOf = (
  state: ChartState,
  chart: Chart,
  measure: MeasureText,
  maxWidth: number,
  room = maxWidth,
): Head => {
  const textWidth = Math.max(maxWidth, Math.min(room, 640));
  const rowWidth = Math.max(maxWidth, Math.min(room, 360));
  const mark = marks[state.type];
  const title = [
    { text: state.path === '' ? chart.id : state.key, style: 'title' } as const,
    ...(mark === undefined ? [] : [note(state.history === 'deep' ? `deep ${mark}` : mark)]),
    ...state.tags.map((tag) => note(`#${tag}`)),
  ];
  const description = (state.description ?? '').replaceAll('`', '').split(/\s+/).filter(Boolean);
  const block = (words: readonly Word[]) => toBlock(words, rowWidth, measure, 12);
  const does = (kind: string, names: readonly string[]) =>
    names.length === 0 ? [] : [block([note(kind), ...listedActions(names)])];
  const invokes = state.invokes.map((invoke) => {
    const name = nameOfInvoke(invoke);
    const logic = name === invoke.src || invoke.src === '(inline)' ? [] : [note(`(${invoke.src})`)];
    return block([note('invoke'), { text: name, style: 'event' }, ...logic]);
  });
  const kept = groupsOf(state).filter((group) => isKept(group, state.path));
  const groups = [
    [...does('entry', state.entry), ...does('exit', state.exit), ...invokes],
    kept.map((group) => groupBlock(group, state.path, rowWidth, measure)),
  ].filter((blocks) => blocks.length > 0);

  const opening = [
    ...breakLines(title, textWidth, measure),
    ...breakLines(
      description.map((text) => ({ text, style: 'text' })),
      textWidth,
      measure,
    ),
  ];
  const lines = placed(opening, 0, PADDING.y, []);
  const rules: number[] = [];
  let { width, height: bottom } = sizeOf(opening);
  bottom += PADDING.y;
  for (const blocks of groups) {
    rules.push(bottom + 5);
    const group = inColumns(blocks, bottom + 10, room > maxWidth ? room : 0);
    lines.push(...group.lines);
    width = Math.max(width, group.width);
    bottom = group.bottom;
  }
  return {
    lines,
    rules,
    x: PADDING.x,
    width: Math.max(96, even(width + 2 * PADDING.x)),
    height: even(bottom + PADDING.y),
  };
};

/** The arrows of a chart. */
export const arrowsOf = (chart: Chart): readonly Arrow[] => {
  const arrows = new Map<string, Arrow>();
  for (const state of chart.states) {
    for (const group of groupsOf(state)) {
      if (isKept(group, state.path)) continue;
      for (const target of new Set(group.first.targets)) {
        const id = `${state.path}>${target}`;
        const arrow = arrows.get(id) ?? { id, source: state.path, target, kinds: [], groups: [] };
        const kinds = [...new Set([...arrow.kinds, group.first.kind])];
        arrows.set(id, { ...arrow, kinds, groups: [...arrow.groups, group] });
      }
    }
    if (state.historyDefault === undefined) continue;
    const [source, target] = [state.path, state.historyDefault];
    const id = `${source}>${target}`;
    arrows.set(id, { id, source, target, kinds: ['initial'], groups: [] });
  }
  return [...arrows.values()];
};

/** The lines of an arrow's label with their size: its transitions, one below the other. */
export const labelOf = (
  arrow: Arrow,
  measure: MeasureText,
  maxWidth: number,
): { readonly lines: readonly TextLine[]; readonly width: number; readonly height: number } => {
  const lines: TextLine[] = [];
  let [y, width] = [4, 0];
  for (const group of arrow.groups) {
    const block = groupBlock(group, arrow.source, maxWidth, measure);
    lines.push(...placed(block.lines, PADDING.label, y, block.keys));
    width = Math.max(width, block.width);
    y += block.height + 4;
  }
  return { lines, width: even(width + 2 * PADDING.label), height: even(y) };
};

/** The states with states inside whose border no arrow crosses: each can be laid out by itself. */
export const sealedStates = (chart: Chart, arrows: readonly Arrow[]): readonly string[] => {
  const hasInside = (path: string) => chart.states.some((other) => isBelow(other.path, path));
  const isSealed = (path: string) => {
    const holds = (end: string) => end === path || isBelow(end, path);
    return arrows.every(({ source, target }) =>
      isBelow(source, path) ? holds(target) : !isBelow(target, path) || source === path,
    );
  };
  return chart.states
    .map(({ path }) => path)
    .filter((path) => path !== '' && hasInside(path) && isSealed(path));
};
