// A chart as lines of text that compress well: of each state one with its depth, key, type and description, then one for each
// thing it has, which begins with a mark.
import type { Chart, ChartInvoke, ChartState, ChartTransition } from './chart.ts';
import { parentOf } from './paths.ts';
import { keyOfTransition } from './transition-key.ts';

/** A chart as text, without its id. */
export type PackedChart = string;

/** The marks a name may not hold, and the sign by which they are escaped. */
const MARKS = /[%\n:!?>/~",-]/g;

const escapeWith = (marks: RegExp, text: string): string =>
  text.replace(marks, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);

const name = (text: string): string => escapeWith(MARKS, text);
/** What ends with its line. */
const words = (text: string): string => escapeWith(/[%\n]/g, text);
const names = (list: readonly string[]): string => list.map(name).join(',');

const read = (text: string): string =>
  text.replace(/%(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const readList = (text?: string): readonly string[] => (text === undefined ? [] : text.split(',').map(read));

const kinds: readonly string[] = ['after', 'done', 'error', 'snapshot'] satisfies ChartTransition['kind'][];

/** What an event is where nothing else is said. */
const usualKind = (event: string): ChartTransition['kind'] => {
  const [first = ''] = event.split(' ');
  if (event === 'always' || event === 'done') return event;
  return event !== first && kinds.includes(first) ? (first as ChartTransition['kind']) : 'event';
};

const given = (mark: string, text: string | undefined): string => (text === undefined ? '' : mark + text);
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** Packs a chart. Undone by `unpackChart`. */
export const packChart = ({ states }: Chart): PackedChart => {
  const places = new Map(states.map(({ path }, index) => [path, String(index)]));
  const placeOf = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : places.get(path);
  const packTransition = (transition: ChartTransition): string => {
    const { actions, description, event, guard, kind, reenter, targets } = transition;
    return [
      kind === usualKind(event) ? ':' : `:${kind}!`,
      name(event),
      given('?', guard && name(guard)),
      given('>', some(targets)?.map(placeOf).join(',')),
      given('/', some(actions) && names(actions)),
      reenter ? '~' : '',
      given('"', description && words(description)),
    ].join('');
  };
  const packState = (state: ChartState): readonly string[] => {
    const {
      description,
      entry,
      exit,
      history,
      historyDefault,
      initialActions = [],
      invokes,
      path,
      tags,
      type,
    } = state;
    const [inside] = states.filter((other) => other.path !== '' && parentOf(other.path) === path);
    const isUsual = type === (inside ? 'compound' : 'atomic');
    const first = type === 'compound' ? inside?.path : undefined;
    const title = path === '' ? '' : `${'-'.repeat(path.split('.').length)}${name(state.key)}`;
    return [
      `${title}${isUsual ? '' : `!${type}`}${given(':', description && words(description))}`,
      ...(state.initial === first && initialActions.length === 0
        ? []
        : [`=${placeOf(state.initial) ?? ''}${given('/', some(initialActions) && names(initialActions))}`]),
      ...(history === undefined ? [] : [`^${history}${given(':', placeOf(historyDefault))}`]),
      ...(some(tags) ? [`#${names(tags)}`] : []),
      ...(some(entry) ? [`<${names(entry)}`] : []),
      ...(some(exit) ? [`>${names(exit)}`] : []),
      ...invokes.map(({ id, src }) => `@${name(id)}${given(':', id === src ? undefined : name(src))}`),
      ...state.transitions.map(packTransition),
    ];
  };
  return states.flatMap(packState).join('\n');
};

const TRANSITION =
  /^(?:([a-z]+)!)?([^?>/~"]*)(?:\?([^>/~"]*))?(?:>([^/~"]*))?(?:\/([^~"]*))?(~)?(?:"(.*))?$/s;
const STATE = /^(-*)([^!:]*)(?:!([^:]*))?(?::(.*))?$/s;

/** A state as its lines say, before the places of all states are known. */
interface StateLines {
  readonly path: string;
  readonly key: string;
  readonly type: string | undefined;
  readonly description: string | undefined;
  /** The lines that begin with a mark, without it. */
  readonly marked: (mark: string) => readonly string[];
}

const readStates = (id: string, packed: PackedChart): readonly StateLines[] => {
  const above: string[] = [];
  return packed.split(/\n(?=-)/).map((block) => {
    const [title = '', ...lines] = block.split('\n');
    const [, dashes = '', key = '', type, description] = STATE.exec(title) ?? [];
    above.splice(dashes.length, above.length, read(key));
    return {
      path: above.slice(1).join('.'),
      key: dashes === '' ? id : read(key),
      type,
      description: description && read(description),
      marked: (mark) => lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])),
    };
  });
};

const readInvoke = (line: string): ChartInvoke => {
  const [id = '', src = id] = line.split(':').map(read);
  return { id, src };
};

/**
 * The chart that was packed.
 *
 * @param id the machine's
 * @throws where the text is of no chart
 */
export const unpackChart = (id: string, packed: PackedChart): Chart => {
  const misfit = (line: string) => new Error(`The packed chart of machine "${id}" is none: ${line}`);
  const all = readStates(id, packed);
  const pathAt = (place: string): string => {
    const path = all[Number(place)]?.path;
    if (path === undefined) throw misfit(place);
    return path;
  };
  const readTransition = (line: string): Omit<ChartTransition, 'key'> => {
    const found = TRANSITION.exec(line);
    if (!found) throw misfit(line);
    const [, kind, on = '', guard, targets, actions, again, text] = found;
    const event = read(on);
    return {
      event,
      kind: (kind ?? usualKind(event)) as ChartTransition['kind'],
      guard: guard && read(guard),
      targets: targets === undefined ? [] : targets.split(',').map(pathAt),
      actions: readList(actions),
      reenter: again === '~',
      description: text && read(text),
    };
  };
  const readState = ({ description, key, marked, path, type }: StateLines, index: number): ChartState => {
    const next = all[index + 1]?.path;
    const inside = next && parentOf(next) === path ? next : undefined;
    const [[initial, initialActions] = []] = marked('=').map((line) => line.split('/'));
    const [[history, historyDefault] = []] = marked('^').map((line) => line.split(':'));
    const counts = new Map<string, number>();
    return {
      ...(initialActions !== undefined && { initialActions: readList(initialActions) }),
      path,
      key,
      type: (type ?? (inside ? 'compound' : 'atomic')) as ChartState['type'],
      description,
      tags: readList(...marked('#')),
      initial: initial ? pathAt(initial) : initial === undefined && type === undefined ? inside : undefined,
      history: history as ChartState['history'],
      historyDefault: historyDefault === undefined ? undefined : pathAt(historyDefault),
      entry: readList(...marked('<')),
      exit: readList(...marked('>')),
      invokes: marked('@').map(readInvoke),
      transitions: marked(':').map((line): ChartTransition => {
        const transition = readTransition(line);
        const before = counts.get(transition.event) ?? 0;
        counts.set(transition.event, before + 1);
        return { key: keyOfTransition(id, path, transition, before), ...transition };
      }),
    };
  };
  return { id, states: all.map(readState) };
};
