import { createGraph, FROM, type Path, pathTo, pathToLost, TO } from './graph.ts';
import { createNumbers, createVisited } from './visited.ts';

export interface Choice<E> {
  readonly event: E;
  /** Whether the event happens eventually without user action, such as a promise settling or a timer firing. */
  readonly isFair: boolean;
}

/** The state space to explore. `step` must not mutate its state. */
export interface Model<S, E> {
  readonly init: () => S | Promise<S>;
  /** Must return the same order for the same state. */
  readonly choices: (state: S) => readonly Choice<E>[];
  /** A throw or rejection is reported as a violation (`BROKEN_STEP`). */
  readonly step: (state: S, event: E) => S | Promise<S>;
  /** Returns the same string for two states exactly if they have the same future behaviour. */
  readonly textOf: (state: S) => string;
  /** Whether the model may end in this state. If given, any other state without choices is a deadlock. */
  readonly isEnd?: (state: S) => boolean;
}

type Holds<S> = (state: S) => boolean;
export type Property<S, E> = {
  readonly name: string;
  /** Ids of the rules from which the property is derived. */
  readonly rules: readonly string[];
} & (
  | { readonly kind: 'always'; readonly holds: Holds<S> }
  /** Checked in states without fair choices. */
  | { readonly kind: 'atRest'; readonly holds: Holds<S> }
  | { readonly kind: 'everyStep'; readonly holds: (before: S, event: E, after: S) => boolean }
  /** From every state where `from` holds, fair choices lead to a state where `to` holds (strong fairness). */
  | { readonly kind: 'leadsTo'; readonly from: Holds<S>; readonly to: Holds<S> }
);

export interface Limits {
  /** Defaults: a million states, 60 seconds, 1024 MiB. */
  readonly states?: number;
  readonly seconds?: number;
  readonly megabytes?: number;
  /**
   * `clock` returns monotonic milliseconds, and `memory` returns the bytes in use. Without them, `seconds`
   * and `megabytes` do not apply.
   */
  readonly clock?: () => number;
  readonly memory?: () => number;
  readonly stopAtFirst?: boolean;
}

export interface Violation<E> {
  readonly property: string;
  readonly trace: readonly E[];
  /** Set if the property or the step threw. */
  readonly error?: unknown;
}

export interface Report<E> {
  readonly states: number;
  readonly transitions: number;
  /** The number of events needed to reach the farthest state. */
  readonly depth: number;
  readonly milliseconds: number;
  readonly megabytes: number;
  /** What ended the search early; undefined if every state was explored. */
  readonly endedBy: 'states' | 'seconds' | 'megabytes' | 'violation' | undefined;
  readonly violations: readonly Violation<E>[];
  /** How to complete the search; empty unless a limit ended it. */
  readonly advice: string;
}

/** Names of the properties that `check` tests in addition to the given ones. */
export const BROKEN_STEP = 'every step can be made';
export const DEADLOCK = 'no deadlock';

const ADVICE = {
  states:
    'Not everything was explored: raise the limit of states, or allow fewer events, or use `isPossible` to bound the context.',
  seconds: 'Not everything was explored in this time: raise the limit of seconds, or allow fewer events.',
  megabytes:
    'Not everything was explored in this memory: raise the limit, or omit from the text what does not affect the future.',
};

/** The states along a trace, including the initial one. Rejects if a step throws. */
export const statesOf = async <S, E>(model: Model<S, E>, trace: readonly E[]): Promise<readonly S[]> => {
  const states = [await model.init()];
  for (const event of trace) states.push(await model.step(states.at(-1) as S, event));
  return states;
};

const createGauge = ({ clock = () => 0, memory = () => 0, seconds = 60, megabytes = 1024 }: Limits) => {
  const started = clock();
  let peak = 0;
  return {
    exceeded: (): 'seconds' | 'megabytes' | undefined => {
      const used = memory() / 2 ** 20;
      peak = Math.max(peak, used);
      if (used > megabytes) return 'megabytes';
      return clock() - started > seconds * 1000 ? 'seconds' : undefined;
    },
    used: () => ({ milliseconds: clock() - started, megabytes: peak }),
  };
};

type Broken = Map<string, { readonly path: Path; readonly error?: unknown }>;
const isEnough = ({ stopAtFirst }: Limits, broken: Broken) => stopAtFirst === true && broken.size > 0;
const report = (broken: Broken, name: string, path: Path, error?: unknown): void => {
  if (!broken.has(name)) broken.set(name, { path, error });
};

type Named = { readonly name: string };
const judge = <P extends Named>(broken: Broken, some: readonly P[], holds: Holds<P>, path: () => Path) => {
  for (const one of some)
    try {
      if (!broken.has(one.name) && !holds(one)) report(broken, one.name, path());
    } catch (error) {
      report(broken, one.name, path(), error);
    }
};

const explore = async <S, E>(
  model: Model<S, E>,
  properties: readonly Property<S, E>[],
  limits: Limits,
  broken: Broken,
) => {
  const { states = 1_000_000 } = limits;
  const { exceeded, used } = createGauge(limits);
  const always = properties.filter((one) => one.kind === 'always');
  const everyStep = properties.filter((one) => one.kind === 'everyStep');
  const atRest = properties.filter((one) => one.kind === 'atRest');
  const promises = properties
    .filter((one) => one.kind === 'leadsTo')
    .map(({ name, from, to }) => ({ name, from, to, flags: createNumbers(Uint8Array) }));
  const visited = createVisited();
  const graph = createGraph();
  const { parents, choiceOf, firstEdges, targets, choiceTo } = graph;
  let [transitions, depth] = [0, 0];
  let endedBy: Report<E>['endedBy'];
  let next: S[] = [];

  const add = (state: S, parent: number, choice: number): void => {
    const id = parents.length;
    const path = () => pathTo(graph, id);
    parents.push(parent);
    choiceOf.push(choice);
    next.push(state);
    const flag = ({ from, to, flags }: (typeof promises)[number]) => {
      flags.push((from(state) ? FROM : 0) | (to(state) ? TO : 0));
      return true;
    };
    judge(broken, promises, flag, path);
    judge(broken, always, ({ holds }) => holds(state), path);
  };

  const first = await model.init();
  visited.indexOrAdd(model.textOf(first));
  add(first, -1, 0);
  for (; next.length > 0 && !endedBy && !isEnough(limits, broken); depth += 1) {
    const level = next;
    next = [];
    for (const [at, state] of level.entries()) {
      if (isEnough(limits, broken)) break;
      endedBy = parents.length >= states ? 'states' : at % 1024 === 0 ? exceeded() : undefined;
      if (endedBy) break;
      const id = firstEdges.length;
      const choices = model.choices(state);
      firstEdges.push(targets.length);
      for (const [index, { event, isFair }] of choices.entries()) {
        const path = () => [...pathTo(graph, id), index];
        try {
          const step = model.step(state, event);
          const after = step instanceof Promise ? await step : step;
          const seen = visited.indexOrAdd(model.textOf(after));
          if (isFair && promises.length > 0) {
            targets.push(seen < 0 ? parents.length : seen);
            choiceTo.push(index);
          }
          if (seen < 0) add(after, id, index);
          transitions += 1;
          judge(broken, everyStep, ({ holds }) => holds(state, event, after), path);
        } catch (error) {
          report(broken, BROKEN_STEP, path(), error);
        }
      }
      const path = () => pathTo(graph, id);
      if (model.isEnd && choices.length === 0 && !model.isEnd(state)) report(broken, DEADLOCK, path());
      if (!choices.some(({ isFair }) => isFair)) judge(broken, atRest, ({ holds }) => holds(state), path);
      // Frees memory: there may be millions of states.
      level[at] = undefined as S;
    }
  }
  firstEdges.push(targets.length);
  exceeded();
  return { first, graph, promises, transitions, depth: Math.max(depth - 1, 0), endedBy, used };
};

const traceOf = async <S, E>(model: Model<S, E>, first: S, path: Path): Promise<E[]> => {
  const trace: E[] = [];
  let state = first;
  for (const [at, index] of path.entries()) {
    const { event } = model.choices(state)[index] as Choice<E>;
    trace.push(event);
    // The last step may be the one that throws.
    if (at < path.length - 1) state = await model.step(state, event);
  }
  return trace;
};

/** Explores breadth first, so that traces are short. Rejects if `init`, `choices` or `isEnd` throws. */
export const check = async <S, E>(
  model: Model<S, E>,
  properties: readonly Property<S, E>[],
  limits: Limits = {},
): Promise<Report<E>> => {
  const broken: Broken = new Map();
  const { first, graph, promises, used, ...figures } = await explore(model, properties, limits, broken);
  for (const { name, flags } of promises) {
    const path = broken.has(name) ? undefined : pathToLost(graph, flags);
    if (path) report(broken, name, path);
  }
  const violations: Violation<E>[] = [];
  for (const [property, { path, error }] of broken) {
    const trace = await traceOf(model, first, path);
    violations.push({ property, trace, ...(error !== undefined && { error }) });
  }
  const endedBy = isEnough(limits, broken) ? 'violation' : figures.endedBy;
  const advice = endedBy && endedBy !== 'violation' ? ADVICE[endedBy] : '';
  return { states: graph.parents.length, ...figures, ...used(), endedBy, violations, advice };
};
