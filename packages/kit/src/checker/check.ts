/**
 * A model checker: breadth first over everything that can happen, so the first trace that breaks a property is a shortest
 * one. Of a state that was left 64 bits of hash, its parent and its choice remain; traces are found again by replay.
 */
import { createNumbers, createVisited } from './visited.ts';

export interface Choice<E> {
  readonly event: E;
  /** Whether it happens by itself sooner or later, as a promise settles; what people do may never happen. */
  readonly isFair: boolean;
}

/** Whatever can happen. States are never changed. */
export interface Model<S, E> {
  readonly init: () => S | Promise<S>;
  /** In the same order each time. */
  readonly choices: (state: S) => readonly Choice<E>[];
  /** Rejects or throws only where something is broken. */
  readonly step: (state: S, event: E) => S | Promise<S>;
  /** The same text exactly for states with the same future. */
  readonly textOf: (state: S) => string;
  /** Whether nothing need happen any more. Where it is given, any other state without a choice is a deadlock. */
  readonly isEnd?: (state: S) => boolean;
}

type Holds<S> = (state: S) => boolean;
export type Property<S, E> = {
  readonly name: string;
  /** The ids of the rules it follows from. */
  readonly rules: readonly string[];
} & (
  | { readonly kind: 'always'; readonly holds: Holds<S> }
  /** Where nothing fair is left to happen. */
  | { readonly kind: 'atRest'; readonly holds: Holds<S> }
  | { readonly kind: 'everyStep'; readonly holds: (before: S, event: E, after: S) => boolean }
  /** From wherever `from` holds, fair choices alone lead to `to` if each gets its chance again and again. */
  | { readonly kind: 'leadsTo'; readonly from: Holds<S>; readonly to: Holds<S> }
);

export interface Limits {
  readonly states?: number;
  readonly seconds?: number;
  readonly megabytes?: number;
  /** Milliseconds of a clock that only grows, and bytes in use: needed by the limits of both. */
  readonly clock?: () => number;
  readonly memory?: () => number;
  /** Ends with the first property that is broken. */
  readonly isFirstEnough?: boolean;
}

export interface Violation<E> {
  readonly property: string;
  readonly trace: readonly E[];
  /** What the property or the step threw. */
  readonly error?: unknown;
}

export interface Report<E> {
  readonly states: number;
  readonly transitions: number;
  /** The most events that any state needs. */
  readonly depth: number;
  readonly milliseconds: number;
  readonly megabytes: number;
  /** Which limit ended the search; undefined when everything was explored: only then is what was not found not there. */
  readonly endedBy: 'states' | 'seconds' | 'megabytes' | 'violation' | undefined;
  readonly violations: readonly Violation<E>[];
  /** What to change, when a limit ended it. */
  readonly advice: string;
}

/** The names of what no model may do. */
export const BROKEN_STEP = 'every step can be made';
export const DEADLOCK = 'no deadlock';

const ADVICE = {
  states:
    'Not everything was explored: raise the limit of states, or allow fewer events, products and people.',
  seconds: 'Not everything was explored in this time: raise the limit of seconds, or allow fewer events.',
  megabytes:
    'Not everything was explored in this memory: raise the limit, or leave out of the text what has no future.',
};

/** The states of a trace, the first included. */
export const statesOf = async <S, E>(model: Model<S, E>, trace: readonly E[]): Promise<readonly S[]> => {
  const states = [await model.init()];
  for (const event of trace) states.push(await model.step(states.at(-1) as S, event));
  return states;
};

export const check = async <S, E>(
  model: Model<S, E>,
  properties: readonly Property<S, E>[],
  limits: Limits = {},
): Promise<Report<E>> => {
  const {
    clock = () => 0,
    memory = () => 0,
    states: most = 1_000_000,
    seconds = 60,
    megabytes = 1024,
  } = limits;
  const started = clock();
  const visited = createVisited();
  const [parents, choiceOf, flags] = [createNumbers(), createNumbers(Uint8Array), createNumbers()];
  // Of each expanded state, where its fair choices lead.
  const [firstEdges, targets, choiceTo] = [createNumbers(), createNumbers(), createNumbers(Uint8Array)];
  const promises = properties.filter((one) => one.kind === 'leadsTo');
  const found = new Map<string, { readonly path: readonly number[]; readonly error?: unknown }>();
  let [transitions, depth, peak] = [0, 0, 0];
  let endedBy: Report<E>['endedBy'];
  let next: S[] = [];

  const pathTo = (id: number): number[] => {
    const path: number[] = [];
    for (let at = id; at > 0; at = parents.at(at)) path.push(choiceOf.at(at));
    return path.reverse();
  };
  const report = (name: string, path: readonly number[], error?: unknown): void => {
    if (!found.has(name)) found.set(name, { path, error });
    if (limits.isFirstEnough) endedBy = 'violation';
  };
  const judge = (name: string, holds: () => boolean, path: () => readonly number[]): void => {
    if (found.has(name)) return;
    try {
      if (!holds()) report(name, path());
    } catch (error) {
      report(name, path(), error);
    }
  };
  const add = (state: S, parent: number, choice: number): void => {
    const id = parents.length;
    parents.push(parent);
    choiceOf.push(choice);
    next.push(state);
    let bits = 0;
    for (const [index, { name, from, to }] of promises.entries())
      judge(
        name,
        () => {
          bits |= (from(state) ? 1 << (2 * index) : 0) | (to(state) ? 2 << (2 * index) : 0);
          return true;
        },
        () => pathTo(id),
      );
    if (promises.length > 0) flags.push(bits);
    for (const one of properties)
      if (one.kind === 'always')
        judge(
          one.name,
          () => one.holds(state),
          () => pathTo(id),
        );
  };
  const limit = (): typeof endedBy => {
    const used = memory() / 2 ** 20;
    peak = Math.max(peak, used);
    if (used > megabytes) return 'megabytes';
    return clock() - started > seconds * 1000 ? 'seconds' : undefined;
  };

  const first = await model.init();
  visited.meet(model.textOf(first));
  add(first, -1, 0);
  let expanded = 0;
  for (; next.length > 0 && !endedBy; depth += 1) {
    const level = next;
    next = [];
    for (const [at, state] of level.entries()) {
      if (parents.length >= most) endedBy ??= 'states';
      if (at % 1024 === 0) endedBy ??= limit();
      if (endedBy) break;
      const id = expanded;
      firstEdges.push(targets.length);
      const choices = model.choices(state);
      for (const [index, { event, isFair }] of choices.entries()) {
        try {
          const step = model.step(state, event);
          const after = step instanceof Promise ? await step : step;
          const seen = visited.meet(model.textOf(after));
          if (isFair && promises.length > 0) {
            targets.push(seen < 0 ? parents.length : seen);
            choiceTo.push(index);
          }
          if (seen < 0) add(after, id, index);
          transitions += 1;
          for (const one of properties)
            if (one.kind === 'everyStep')
              judge(
                one.name,
                () => one.holds(state, event, after),
                () => [...pathTo(id), index],
              );
        } catch (error) {
          report(BROKEN_STEP, [...pathTo(id), index], error);
        }
      }
      if (model.isEnd && choices.length === 0 && !model.isEnd(state)) report(DEADLOCK, pathTo(id));
      if (!choices.some(({ isFair }) => isFair))
        for (const one of properties)
          if (one.kind === 'atRest')
            judge(
              one.name,
              () => one.holds(state),
              () => pathTo(id),
            );
      expanded += 1;
      // There may be millions, and it is not needed any more.
      level[at] = undefined as S;
    }
  }
  firstEdges.push(targets.length);
  limit();

  // The states from which fair choices lead to where `isGoal` is; one that was not expanded counts as such.
  const leading = (isGoal: (id: number) => boolean): Uint8Array => {
    const leads = new Uint8Array(parents.length);
    for (let id = 0; id < leads.length; id += 1) leads[id] = id >= expanded || isGoal(id) ? 1 : 0;
    for (let isSettled = false; !isSettled; ) {
      isSettled = true;
      for (let id = expanded - 1; id >= 0; id -= 1)
        for (let edge = firstEdges.at(id); leads[id] === 0 && edge < firstEdges.at(id + 1); edge += 1)
          if (leads[targets.at(edge)] === 1) [leads[id], isSettled] = [1, false];
    }
    return leads;
  };
  for (const [index, { name }] of promises.entries()) {
    const has = (id: number, bit: number) => (flags.at(id) & (bit << (2 * index))) !== 0;
    const isSaved = leading((id) => has(id, 2));
    const isLost = (id: number) => isSaved[id] === 0;
    if (isSaved.every((saved) => saved === 1)) continue;
    // The nearest lost state that fair choices lead to from where `from` holds, and the way there.
    const cameBy = new Map<number, readonly [before: number, choice: number]>();
    for (let id = 0; id < expanded; id += 1) if (has(id, 1) && !has(id, 2)) cameBy.set(id, [-1, 0]);
    for (const id of [...cameBy.keys()].some(isLost) ? [] : cameBy.keys())
      for (let edge = firstEdges.at(id); edge < firstEdges.at(id + 1); edge += 1) {
        const to = targets.at(edge);
        if (to < expanded && !has(to, 2) && !cameBy.has(to)) cameBy.set(to, [id, choiceTo.at(edge)]);
      }
    let at = [...cameBy.keys()].find(isLost);
    if (at === undefined) continue;
    const way: number[] = [];
    for (
      let [before, choice] = cameBy.get(at) ?? [-1, 0];
      before >= 0;
      [before, choice] = cameBy.get(at) ?? [-1, 0]
    ) {
      way.unshift(choice);
      at = before;
    }
    report(name, [...pathTo(at), ...way]);
  }

  const violations: Violation<E>[] = [];
  for (const [property, { path, error }] of found) {
    const trace: E[] = [];
    let state = first;
    for (const [at, index] of path.entries()) {
      const { event } = model.choices(state)[index] as Choice<E>;
      trace.push(event);
      // The last step may be the one that cannot be made.
      if (at < path.length - 1) state = await model.step(state, event);
    }
    violations.push({ property, trace, ...(error !== undefined && { error }) });
  }
  return {
    states: parents.length,
    transitions,
    depth: Math.max(depth - 1, 0),
    milliseconds: clock() - started,
    megabytes: peak,
    endedBy,
    violations,
    advice: endedBy && endedBy !== 'violation' ? ADVICE[endedBy] : '',
  };
};
