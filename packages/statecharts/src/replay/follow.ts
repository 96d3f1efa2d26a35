// Follows the transitions of a trace through a chart, without running the machine.
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { stateAt, statesIn } from '../chart-states.ts';
import { isMeant } from '../explain.ts';
import { aroundOf } from '../paths.ts';

export interface Effect {
  readonly active: readonly string[];
  readonly taken: readonly string[];
}

export interface Place {
  /** Includes the root. */
  readonly active: ReadonlySet<string>;
  readonly memory: ReadonlyMap<string, readonly string[]>;
  /** Whether history states may refer to states from before the trace. */
  readonly isOpen: boolean;
}

export type Following =
  | { readonly kind: 'agrees'; readonly place: Place }
  | { readonly kind: 'disagrees'; readonly cause: string; readonly allowed: readonly Effect[] };

interface Leading {
  readonly path: string;
  readonly descriptor: string;
  readonly transition: ChartTransition;
}

const MAX_ALLOWED = 5;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((path, index) => path === other[index]);

export const createFollower = (chart: Chart) => {
  const transitions = new Map<string, Leading>();
  for (const { path, transitions: own } of chart.states)
    for (const transition of own) {
      const { key } = transition;
      const descriptor = key.slice(`${chart.id}|${path}|`.length, key.lastIndexOf('|'));
      transitions.set(key, { path, descriptor, transition });
    }

  const ancestorsOf = (path: string): readonly string[] => {
    const state = stateAt(chart, path);
    if (!state || path === '') return [];
    const above = aroundOf(state);
    return [above, ...ancestorsOf(above)];
  };
  const isIn = (path: string, above: string): boolean => ancestorsOf(path).includes(above);
  const regionsIn = (path: string) => statesIn(chart, path).filter(({ type }) => type !== 'history');
  const pathsOf = ({ active }: Pick<Place, 'active'>): readonly string[] =>
    chart.states.map(({ path }) => path).filter((path) => path !== '' && active.has(path));

  const below = ({ history, path }: ChartState, active: Iterable<string>): readonly string[] => {
    const [around = ''] = ancestorsOf(path);
    return [...active].filter((one) =>
      history === 'deep'
        ? isIn(one, around) && regionsIn(one).length === 0
        : ancestorsOf(one)[0] === around && one !== path,
    );
  };
  /** If the content of a history state is unknown, it is inferred from `after`, the recorded states. */
  const goalsOf = (target: string, place: Place, after: readonly string[]): readonly string[] => {
    const state = stateAt(chart, target);
    if (state?.type !== 'history') return [target];
    const known = place.memory.get(target) ?? (place.isOpen ? below(state, after) : []);
    if (known.length > 0) return known;
    const [around = ''] = ancestorsOf(target);
    return [state.historyDefault ?? stateAt(chart, around)?.initial ?? around];
  };

  /** Also enters ancestors and initial states. */
  const enter = (place: Place, goals: readonly string[]): Place => {
    const active = new Set([...place.active, ...goals.flatMap((path) => [path, ...ancestorsOf(path)])]);
    const complete = (path: string): void => {
      const { initial, type } = stateAt(chart, path) ?? {};
      const inside = regionsIn(path);
      if (type === 'parallel') for (const region of inside) active.add(region.path);
      else if (initial !== undefined && !inside.some((child) => active.has(child.path)))
        for (const goal of goalsOf(initial, place, []))
          for (const one of [goal, ...ancestorsOf(goal)]) active.add(one);
      for (const child of inside) if (active.has(child.path)) complete(child.path);
    };
    complete('');
    return { ...place, active };
  };

  const take = (place: Place, { path, transition }: Leading, after: readonly string[]): Place => {
    const goals = transition.targets.flatMap((target) => goalsOf(target, place, after));
    if (goals.length === 0) return place;
    const isInner = !transition.reenter && goals.every((goal) => goal === path || isIn(goal, path));
    // Undefined for the root: all states are exited.
    const domain = isInner
      ? path
      : ancestorsOf(path).find((above) => goals.every((goal) => isIn(goal, above)));
    const left = [...place.active].filter((one) => domain === undefined || isIn(one, domain));
    const memory = new Map(place.memory);
    for (const one of left)
      for (const child of statesIn(chart, one))
        if (child.type === 'history') memory.set(child.path, below(child, left));
    const active = new Set([...place.active].filter((one) => !left.includes(one)));
    return { ...enter({ ...place, active }, goals), memory };
  };

  const candidatesAt = ({ active }: Place, type: string): readonly Leading[] =>
    [...transitions.values()]
      .filter(({ descriptor, path, transition }) =>
        // A wildcard does not match `xstate.stop`.
        transition.kind === 'always' || type === 'xstate.stop'
          ? false
          : active.has(path) && isMeant(type, descriptor),
      )
      .reverse();

  const start: Place = enter({ active: new Set(['']), memory: new Map(), isOpen: false }, []);

  const allowedAt = (place: Place, type: string): readonly Effect[] => {
    const candidates = candidatesAt(place, type);
    const isSure = candidates.some(({ transition }) => transition.guard === undefined);
    return [
      ...candidates.map((one) => ({
        active: pathsOf(take(place, one, [])),
        taken: [one.transition.key],
      })),
      ...(isSure ? [] : [{ active: pathsOf(place), taken: [] }]),
    ].slice(0, MAX_ALLOWED);
  };

  /** Whether the event may cause the transition. Transitions after the first may be caused by raised events, which a trace lacks. */
  const isSetOff = ({ descriptor, transition: { event, kind } }: Leading, type: string, isFirst: boolean) =>
    kind === 'always' || isMeant(type, descriptor) || (!isFirst && (kind === 'event' || event === 'done'));

  return {
    has: (path: string): boolean => stateAt(chart, path) !== undefined,
    /** Undefined if the states cannot be active together. */
    placeAt: (active: readonly string[]): Place | undefined => {
      const place: Place = { active: new Set(['', ...active]), memory: new Map(), isOpen: true };
      const isWhole = [...place.active].every((path) => {
        const inside = regionsIn(path).filter((child) => place.active.has(child.path));
        return inside.length <= 1 || stateAt(chart, path)?.type === 'parallel';
      });
      return isWhole && isSame(pathsOf(enter(place, active)), active) ? place : undefined;
    },
    hasEnded: ({ active }: Place): boolean => {
      const isDone = (path: string): boolean => {
        const { type } = stateAt(chart, path) ?? {};
        if (type === 'parallel') return regionsIn(path).every((region) => isDone(region.path));
        return regionsIn(path).some((child) => child.type === 'final' && active.has(child.path));
      };
      return isDone('');
    },
    follow: (from: Place | undefined, type: string, { active, taken }: Effect): Following => {
      const allowed = () => (from ? allowedAt(from, type) : [{ active: pathsOf(start), taken: [] }]);
      const disagrees = (cause: string, effects = allowed()): Following => ({
        kind: 'disagrees',
        cause,
        allowed: effects,
      });
      let place = from ?? start;
      for (const [index, key] of taken.entries()) {
        const one = transitions.get(key);
        if (!one) return disagrees(`there is no transition ${key}: the trace may come from another version`);
        if (!place.active.has(one.path)) return disagrees(`${key} leaves a state that was not active`);
        if (!isSetOff(one, type, from !== undefined && index === 0))
          return disagrees(`${key} is for another event`);
        place = take(place, one, active);
      }
      if (!isSame(pathsOf(place), active))
        return disagrees(
          taken.length === 0 ? 'states change by transitions only' : 'these transitions lead elsewhere',
          taken.length === 0 ? allowed() : [{ active: pathsOf(place), taken }],
        );
      const [sure] = candidatesAt(place, type).filter(({ transition }) => transition.guard === undefined);
      return taken.length === 0 && from && sure
        ? disagrees(`${sure.transition.key} has no guard: it must be taken`)
        : { kind: 'agrees', place };
    },
  };
};
