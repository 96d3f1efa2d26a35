import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { hasInside, statesIn } from './chart-states.ts';
import { refuseDottedKeys } from './dotted-keys.ts';
import { isBelow, parentOf } from './paths.ts';

// Mermaid gives `;`, `#`, `%%`, quotes and braces a meaning; entities are always safe.
const escapeText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/["#%&:;<>\\`{}|]/g, (character) => `#${character.charCodeAt(0)};`);

interface Arrow {
  readonly inside: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const childToward = (above: string, path: string): string => {
  const start = above === '' ? 0 : above.length + 1;
  const end = path.indexOf('.', start);
  return end === -1 ? path : path.slice(0, end);
};

const commonAncestor = (one: string, other: string): string => {
  let above = parentOf(one);
  while (above !== '' && !isBelow(other, above)) above = parentOf(above);
  return above;
};

const labelOf = ({ event, guard, actions, reenter }: ChartTransition): string =>
  [
    event,
    guard === undefined ? '' : ` [${guard}]`,
    actions.length === 0 ? '' : ` / ${actions.join(', ')}`,
    reenter ? ' (again)' : '',
  ].join('');

const draw = (chart: Chart) => {
  const types = new Map(chart.states.map(({ path, type }) => [path, type]));
  const arrows: Arrow[] = [];
  const notes: { readonly path: string; readonly text: string }[] = [];
  const isComposite = (path: string) => ['compound', 'parallel'].includes(types.get(path) ?? '');

  // Mermaid draws arrows only between siblings. Others end at an ancestor and name the state in the label.
  const drawOne = (source: string, target: string, label: string): void => {
    const isInward = isBelow(target, source);
    const inside = isInward ? source : commonAncestor(source, target);
    const from = isInward ? source : childToward(inside, source);
    const to = childToward(inside, target);
    const isLoop = source === target && !isComposite(source);
    if (types.get(inside) !== 'compound' || isBelow(source, target) || (from === to && !isLoop)) {
      notes.push({ path: source, text: `${label} → ${target || chart.id}` });
      return;
    }
    const origin = from === source ? '' : `${source.slice(from.length + 1)}: `;
    const exact = to === target ? '' : ` → ${target.slice(to.length + 1)}`;
    arrows.push({ inside, from: isInward ? anyIn(source) : from, to, label: `${origin}${label}${exact}` });
  };

  for (const { path, transitions, invokes } of chart.states) {
    for (const { id } of invokes) notes.push({ path, text: `invoke ${id}` });
    for (const transition of transitions) {
      const label = labelOf(transition);
      if (transition.targets.length === 0) notes.push({ path, text: label });
      for (const target of transition.targets) drawOne(path, target, label);
    }
  }
  return { arrows, notes };
};

/** No state has this path, since keys with dots are refused. */
const anyIn = (path: string): string => `${path}..any`;

const identifiers = (chart: Chart): ((path: string) => string) => {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of chart.states.flatMap((state) => [state.path, anyIn(state.path)])) {
    // The prefix avoids Mermaid's reserved words, such as `end` and `state`.
    const plain = [chart.id, path.replace('..', '_')]
      .filter(Boolean)
      .join('_')
      .replace(/[^a-zA-Z0-9]+/g, '_');
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}_${count}`;
    taken.add(name);
    names.set(path, name);
  }
  return (path) => names.get(path) ?? '';
};

/** Converts a chart to a Mermaid `stateDiagram-v2`. Throws if a key has a dot. */
export const toMermaid = (chart: Chart): string => {
  refuseDottedKeys(chart, 'Mermaid');
  const idOf = identifiers(chart);
  const { arrows, notes } = draw(chart);

  const notesAt = (path: string, id: string): readonly string[] =>
    notes.filter((note) => note.path === path).map(({ text }) => `${id} : ${escapeText(text)}`);

  const anyState = (path: string): readonly string[] => {
    const any = anyIn(path);
    const lines = notesAt(path, idOf(any));
    if (lines.length === 0 && !arrows.some(({ from }) => from === any)) return [];
    return [`state "(any)" as ${idOf(any)}`, ...lines];
  };

  const leaf = (state: ChartState): readonly string[] => {
    const id = idOf(state.path);
    const label = state.type === 'history' ? `${state.key} (${state.history} history)` : state.key;
    const end = state.type === 'final' ? [`${id} --> [*]`] : [];
    return [`state "${escapeText(label)}" as ${id}`, ...notesAt(state.path, id), ...end];
  };

  const done = (actions: readonly string[] = []): string =>
    actions.length === 0 ? '' : ` : ${escapeText(`/ ${actions.join(', ')}`)}`;

  const inside = (state: ChartState): readonly string[] => [
    ...statesIn(chart, state.path).flatMap(block),
    ...anyState(state.path),
    ...(state.initial === undefined ? [] : [`[*] --> ${idOf(state.initial)}${done(state.initialActions)}`]),
    ...arrows
      .filter((arrow) => arrow.inside === state.path)
      .map(({ from, to, label }) => `${idOf(from)} --> ${idOf(to)} : ${escapeText(label)}`),
  ];

  const block = (state: ChartState): readonly string[] => {
    if (!hasInside(chart, state.path)) return leaf(state);
    const lines = inside(state).map((line) => `  ${line}`);
    // No `--` between regions: Mermaid's renderer fails if a region contains a composite state with arrows.
    const label = state.type === 'parallel' ? `${state.key} (parallel)` : state.key;
    return [`state "${escapeText(label)}" as ${idOf(state.path)} {`, ...lines, '}'];
  };

  const [root] = chart.states;
  const lines = root ? block({ ...root, key: chart.id }) : [];
  return `${['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')}\n`;
};
